/** Moves of Cochonstructeurs in notation, and the control that each of them has on the board. */

import type { RoleName } from './art/roles';
import { lacking, readLoad, type Resource } from './edition';
import type { Offer, Setting } from './game';

export const PLAIN = [
  'move',
  'build',
  'nothing',
  'try',
  'keep',
  'reroll',
  'jump',
  'cross',
  'draw',
  'no',
] as const;
export type Plain = (typeof PLAIN)[number];

export type Move =
  | { is: Plain }
  | { is: 'go' | 'clear'; space: string }
  | { is: 'take' | 'lose'; resource: Resource }
  | { is: 'role'; role: RoleName }
  | { is: 'free'; seat: number; price: Resource[] }
  | { is: 'put'; load: Resource[] };

export function readMove(text: string, setting: Setting): Move {
  const [word = '', first = '', , price = ''] = text.split(' ');
  switch (word) {
    case 'go':
    case 'clear':
      return { is: word, space: first };
    case 'take':
    case 'lose':
      return { is: word, resource: first as Resource };
    case 'role':
      return { is: 'role', role: first as RoleName };
    case 'free':
      return { is: 'free', seat: Number(first.replace('seat-', '')), price: readLoad(price, setting) };
    case 'put':
      return { is: 'put', load: readLoad(first, setting) };
    default:
      return { is: word as Plain };
  }
}

/** What has been picked for a move that is put together of several touches. */
export interface Picks {
  /** Places in the bag of tokens that are kept back when the load is put down. */
  kept: ReadonlySet<number>;
  /** Whom the hunter shall free. */
  prisoner: number | null;
}

export const NO_PICKS: Picks = { kept: new Set(), prisoner: null };

/** The picks with which a move has its control. */
export function picksFor(text: string, bag: readonly Resource[], setting: Setting): Picks {
  const move = readMove(text, setting);
  if (move.is === 'free') return { ...NO_PICKS, prisoner: move.seat };
  if (move.is !== 'put') return NO_PICKS;
  const left = [...move.load];
  const kept = bag.flatMap((item, place) => {
    const found = left.indexOf(item);
    if (found >= 0) left.splice(found, 1);
    return found < 0 ? [place] : [];
  });
  return { ...NO_PICKS, kept: new Set(kept) };
}

export interface Control {
  text: string;
  offer: Offer;
  move: Move;
  /** Touched in the valley, or a picture in the tray. */
  where: 'valley' | 'tray';
}

export function prisonersToFree(offers: Offer[], setting: Setting): number[] {
  const seats = offers
    .map((offer) => readMove(offer.move, setting))
    .flatMap((move) => (move.is === 'free' ? [move.seat] : []));
  return [...new Set(seats)];
}

/** Whether a move puts down exactly what is not kept back. */
function puts(load: readonly Resource[], bag: readonly Resource[], kept: ReadonlySet<number>): boolean {
  const down = bag.filter((_, place) => !kept.has(place));
  return down.length === load.length && lacking(down, load).length === 0;
}

const IN_THE_VALLEY = ['go', 'clear', 'build'];

/** Everything that can be chosen now with these picks, each by one control. */
export function controls(
  offers: Offer[],
  bag: readonly Resource[],
  picks: Picks,
  setting: Setting,
): Control[] {
  const prisoners = prisonersToFree(offers, setting);
  const freed = picks.prisoner ?? prisoners[0] ?? null;
  return offers.flatMap((offer): Control[] => {
    const { move: text } = offer;
    const move = readMove(text, setting);
    if (move.is === 'free' && move.seat !== freed) return [];
    if (move.is === 'put' && !puts(move.load, bag, picks.kept)) return [];
    return [{ text, offer, move, where: IN_THE_VALLEY.includes(move.is) ? 'valley' : 'tray' }];
  });
}
