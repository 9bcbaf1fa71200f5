/** What stands on the sign of a game, and where. */

import type { Language } from '../types/language';
import type { IconName } from '../kit/icons';
import type { GameCard } from '../types/wire';
import { villageWord } from '../words/sections';

/** Letters that fit into one line of a sign. */
const LINE = 18;

/** A title in at most two lines of about the same length. */
export function lines(title: string): string[] {
  if (title.length <= LINE) return [title];
  const words = title.split(' ');
  const cuts = words.slice(1).map((_, n) => [words.slice(0, n + 1).join(' '), words.slice(n + 1).join(' ')]);
  cuts.sort((a, b) => longest(a) - longest(b));
  return cuts[0] ?? [title];
}

function longest(rows: string[]): number {
  return Math.max(...rows.map((row) => row.length));
}

/** From the fewest to the most players, as it is written on a box. */
export function playersOf(card: GameCard): string {
  const [least, most] = [Math.min(...card.players), Math.max(...card.players)];
  return least === most ? String(least) : `${least}–${most}`;
}

export interface Fact {
  icon: IconName;
  text: string;
  /** Left edge of the picture, in units of the sign. */
  x: number;
}

const ICON = 35;
const LETTER = 14.4;
const GAP = 11;

/** Ages, players and minutes side by side, in the middle of the sign. */
export function facts(card: GameCard): Fact[] {
  const told: Array<[IconName, string]> = [
    ['age', card.ages],
    ['players', playersOf(card)],
    ['clock', card.minutes],
  ];
  const widths = told.map(([, text]) => ICON + LETTER * text.length);
  const whole = widths.reduce((sum, width) => sum + width, 0) + GAP * (told.length - 1);
  let x = -whole / 2;
  return told.map(([icon, text], n) => {
    const fact = { icon, text, x };
    x += (widths[n] as number) + GAP;
    return fact;
  });
}

/** Where something stands in the scene, and how. */
export interface Stand {
  x: number;
  y: number;
  size: number;
  tilt?: number;
}

/** All that stands on a sign, in words. */
export function told(card: GameCard, language: Language): string {
  const [youngest, oldest] = ends(card.ages);
  return villageWord('place', language, {
    title: card.title,
    ages: oldest
      ? villageWord('ages-between', language, { from: youngest, to: oldest })
      : villageWord('ages-from', language, { from: youngest }),
    players: range('players', playersOf(card), language),
    minutes: range('minutes', card.minutes, language),
  });
}

function range(what: 'players' | 'minutes', text: string, language: Language): string {
  const [from, to] = ends(text);
  if (to) return villageWord(`${what}-between`, language, { from, to });
  return villageWord(`${what}-just`, language, { count: Number(from) });
}

/** “10–15” is from 10 to 15, “4+” from 4 on. */
function ends(text: string): [from: string, to: string] {
  const [from = '', to = ''] = text.replace('+', '').split('–');
  return [from, to];
}
