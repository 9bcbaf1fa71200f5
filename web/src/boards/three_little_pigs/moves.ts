/** Moves of The Three Little Pigs, from notation and back. */

import { type Die, type Face, type Scene, FACES } from './scene';

export type Move =
  | { is: 'roll'; text: string; dice: Record<string, number> }
  | { is: 'stop'; text: string }
  | { is: 'buy'; text: string; stack: string; house: number | 'new' }
  | { is: 'done'; text: string }
  | { is: 'blow'; text: string; seat: number; house: number };

export function readMove(text: string): Move {
  const [verb, ...rest] = text.split(' ');
  if (verb === 'roll') return { is: 'roll', text, dice: counts(rest) };
  if (verb === 'buy') {
    const [stack = '', place = 'new'] = rest;
    return { is: 'buy', text, stack, house: place === 'new' ? 'new' : Number(place) - 1 };
  }
  if (verb === 'blow') {
    const [seat, number] = (rest[0] ?? '').split(':').map(Number);
    return { is: 'blow', text, seat: seat ?? 0, house: (number ?? 1) - 1 };
  }
  return { is: verb === 'done' ? 'done' : 'stop', text };
}

/** `white-door black-window*2` as a number for each kind and face. */
function counts(words: string[]): Record<string, number> {
  return Object.fromEntries(
    words.map((word) => {
      const [name = '', number = '1'] = word.split('*');
      return [name, Number(number)];
    }),
  );
}

/** The move that rolls these dice again, in the order in which the notation lists them. */
export function rollMove(dice: Die[]): string {
  const words = (['white', 'black'] as const).flatMap((kind) =>
    FACES.flatMap((face) => {
      const number = dice.filter((die) => die.kind === kind && die.face === face).length;
      if (!number) return [];
      return [number > 1 ? `${kind}-${face}*${number}` : `${kind}-${face}`];
    }),
  );
  return `roll ${words.join(' ')}`;
}

/** The dice that a roll picks up, as places on the table. */
export function dicePicked(dice: Die[], picked: Record<string, number>): number[] {
  const left = { ...picked };
  return dice.flatMap((die, place) => {
    const name = `${die.kind}-${die.face}`;
    if (!left[name]) return [];
    left[name] -= 1;
    return [place];
  });
}

/** All houses that a move names by one of them. */
export function namedBy(scene: Scene, seat: number, house: number): number[] {
  return (scene.namedBy[seat] ?? []).flatMap((name, index) => (name === house ? [index] : []));
}

/** The dice that have paid for a tile of this turn, as places on the table. */
export function spentDice({ dice, spent }: Scene): Set<number> {
  const left: Record<string, number> = { ...spent };
  return new Set(
    dice.flatMap(({ face }, place) => {
      if (face === null || !left[face]) return [];
      left[face] -= 1;
      return [place];
    }),
  );
}

/** How many dice show a face. */
export function showing(dice: Die[], face: Face): number {
  return dice.filter((die) => die.face === face).length;
}
