/** Moves of The Three Little Pigs, from notation and back. */

import type { Die, Scene } from './scene';

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

/** A die as moves name it. */
export function dieName({ kind, face }: Die): string {
  return `${kind}-${face}`;
}

/** The offered move that rolls just these dice again, if there is one. */
export function rollMove(moves: Move[], dice: Die[]): string | null {
  const wanted = tally(dice.map(dieName));
  const found = moves.find((move) => move.is === 'roll' && alike(move.dice, wanted));
  return found?.text ?? null;
}

/** The dice that some offered move rolls again, by their names. */
export function rollable(moves: Move[]): Set<string> {
  return new Set(moves.flatMap((move) => (move.is === 'roll' ? Object.keys(move.dice) : [])));
}

function tally(names: string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const name of names) found[name] = (found[name] ?? 0) + 1;
  return found;
}

function alike(one: Record<string, number>, other: Record<string, number>): boolean {
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** The dice that a roll picks up, as places on the table. */
export function dicePicked(dice: Die[], picked: Record<string, number>): number[] {
  const left = { ...picked };
  return dice.flatMap((die, place) => {
    const name = dieName(die);
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
