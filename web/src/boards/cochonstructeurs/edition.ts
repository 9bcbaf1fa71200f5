/** What is printed: spaces, ring, wheel, gauge, plans and tokens, as the edition of the match says. */

import type { SpacePrint } from '../../types/wire';
import type { LoadMaterial } from '../../kit/materials';
import type { Setting } from './game';

export type { SpacePrint };
export type Kind = SpacePrint['kind'];

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
] as const satisfies readonly Kind[];

export type Resource = Extract<LoadMaterial, 'stone' | 'wood' | 'sand' | 'tile'>;

export { EVENTS, MAJORS, type EventName as CardName } from './art/events';

export function printed(setting: Setting): Setting['edition'] {
  return setting.edition;
}

export function resourcesOf(setting: Setting): Resource[] {
  return Object.keys(printed(setting).resources) as Resource[];
}

/** "PPB" as resources; "nothing" is none. */
export function readLoad(text: string, setting: Setting): Resource[] {
  if (text === 'nothing') return [];
  const { resources } = printed(setting);
  const names = resourcesOf(setting);
  return [...text].flatMap((letter) => names.filter((name) => resources[name]?.letter === letter));
}

/** The parts of the house that stand. */
export function partsBuilt(built: number, { box }: Setting): Part[] {
  return box.parts.slice(0, built);
}

/** The next part of the house, if any is left to be built. */
export function nextPart(built: number, { box }: Setting): Part | undefined {
  return box.parts[built];
}
export type Part = Setting['box']['parts'][number];
export type Element = Part['element'];

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
