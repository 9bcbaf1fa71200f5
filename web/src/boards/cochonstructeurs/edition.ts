/** What is printed: spaces, ring, wheel, gauge, plans and tokens, as the edition of the match says. */

import type { Period } from '../../kit/DayWheel.svelte';
import type { LoadMaterial } from '../../kit/materials';
import type { Setting } from '../board';

export const KINDS = [
  'plain',
  'mystery',
  'resource',
  'dark',
  'meeting',
  'lever',
  'bridge',
  'torrent',
  'unstable',
  'home',
  'den',
  'hunter',
  'ford',
] as const;
export type Kind = (typeof KINDS)[number];

export type Resource = Extract<LoadMaterial, 'stone' | 'wood' | 'sand' | 'tile'>;

export interface SpacePrint {
  name: string;
  kind: Kind;
  at: [number, number];
  joins: string[];
  leads: string[];
  path: number;
  needs: number;
}

export interface Part {
  cost: string;
  needs: number;
}

export interface Plan {
  name: string;
  wall: Part;
  door: Part;
  frame: Part;
  roof: Part;
}

export const ELEMENTS = ['wall-1', 'wall-2', 'wall-3', 'wall-4', 'door', 'frame', 'roof'] as const;
export type Element = (typeof ELEMENTS)[number];

export { EVENTS, MAJORS, type EventName as CardName } from '../../kit/events';

interface Printed {
  ring: number;
  wheel: Period[];
  wolves: string[];
  meetings: Record<string, number>;
  gauge: Record<string, { last: number; red: number[] }>;
  resources: Record<Resource, { letter: string; tokens: number }>;
  numbers: Record<'bag' | 'fuel' | 'clear' | 'torrent' | 'bridge' | 'card_steps', number>;
  plans: Plan[];
  spaces: SpacePrint[];
}

export function printed(setting: Setting): Printed {
  return setting.edition as unknown as Printed;
}

export function resourcesOf(setting: Setting): Resource[] {
  return Object.keys(printed(setting).resources) as Resource[];
}

/** "PPB" as resources; "nothing" is none. */
export function readLoad(text: string, setting: Setting): Resource[] {
  if (text === 'nothing') return [];
  const { resources } = printed(setting);
  const names = resourcesOf(setting);
  return [...text].flatMap((letter) => names.filter((name) => resources[name].letter === letter));
}

export function gaugeOf(setting: Setting): { last: number; red: number[] } {
  return printed(setting).gauge[String(setting.players)] ?? { last: 30, red: [] };
}

export function planOf(setting: Setting): Plan {
  const { plans } = printed(setting);
  const number = Number(setting.options['plan'] ?? 1);
  return (plans[number - 1] ?? plans[0]) as Plan;
}

/** What an element costs and the roll it needs. */
export function partOf(element: Element, setting: Setting): Part {
  const plan = planOf(setting);
  return element.startsWith('wall') ? plan.wall : plan[element as 'door' | 'frame' | 'roof'];
}

/** Everything that is still to be paid, from the next element on. */
export function stillToPay(built: number, setting: Setting): Resource[] {
  return ELEMENTS.slice(built).flatMap((element) => readLoad(partOf(element, setting).cost, setting));
}

/** How many of each are in one list and not in the other. */
export function lacking(needed: readonly Resource[], had: readonly Resource[]): Resource[] {
  const left = [...had];
  return needed.filter((item) => {
    const found = left.indexOf(item);
    if (found >= 0) left.splice(found, 1);
    return found < 0;
  });
}

export function spaceOf(name: string, setting: Setting): SpacePrint | undefined {
  return printed(setting).spaces.find((space) => space.name === name);
}

export function spaceOfKind(kind: Kind, setting: Setting): SpacePrint | undefined {
  return printed(setting).spaces.find((space) => space.kind === kind);
}

/** The tone of the whole valley: the last day before the night is dusk. */
export type Light = 'day' | 'dusk' | 'night';

export function isNight(period: number, winter: boolean, setting: Setting): boolean {
  const { wheel } = printed(setting);
  const at = wheel[((period % wheel.length) + wheel.length) % wheel.length];
  return at === 'night' || (winter && at === 'snow');
}

export function lightOf(period: number, winter: boolean, setting: Setting): Light {
  if (isNight(period, winter, setting)) return 'night';
  return isNight(period + 1, winter, setting) ? 'dusk' : 'day';
}

/** Rounds until the light changes to night, or back to day. */
export function untilChange(period: number, winter: boolean, setting: Setting): number {
  const now = isNight(period, winter, setting);
  const { length } = printed(setting).wheel;
  for (let ahead = 1; ahead <= length; ahead++) {
    if (isNight(period + ahead, winter, setting) !== now) return ahead;
  }
  return length;
}
