/** What a table of Piggyback is made of, read from its setting: plates, die, pigs. */

import { CHARACTERS, type Character } from '../../kit/characters';
import type { Setting } from '../board';

export interface Face {
  /** As the server writes it: `black-3`. */
  name: string;
  colour: string;
  steps: number;
  /** Whether it may give another roll: always, or only from behind. */
  again: 'never' | 'always' | 'behind';
}

export interface Box {
  plates: number[];
  /** Spaces of the whole path. */
  length: number;
  faces: Face[];
  /** The pigs in play, in the order of their owners. */
  pigs: string[];
  /** Pigs, and discs, a player. */
  each: number;
}

const boxes = new WeakMap<Setting['edition'], Map<number, Box>>();

/** The box of a table; the same object as long as the edition is the same. */
export function boxOf(setting: Setting): Box {
  const known = boxes.get(setting.edition) ?? new Map<number, Box>();
  boxes.set(setting.edition, known);
  const box = known.get(setting.players) ?? read(setting);
  known.set(setting.players, box);
  return box;
}

function read({ edition, players }: Setting): Box {
  const plates = edition['plates'] as number[];
  const again = (edition['again'] ?? {}) as Record<string, 'always' | 'behind'>;
  const die = [...new Set(edition['die'] as string[])];
  const each = players <= 3 ? 2 : 1;
  return {
    plates,
    length: sum(plates),
    faces: die.map((text) => face(text, again[text] ?? 'never')),
    pigs: (edition['pigs'] as string[]).slice(0, players * each),
    each,
  };
}

function face(text: string, again: Face['again']): Face {
  const [colour = '', steps = '1'] = text.split(' ');
  return { name: `${colour}-${steps}`, colour, steps: Number(steps), again };
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The colour of a word as a variable of the palette: pigs, discs and faces of the die. */
export function paint(word: string, index = 0): string {
  const known = PAINTS as readonly string[];
  return `var(--${known.includes(word) ? word : known[index % known.length]})`;
}
const PAINTS = ['red', 'blue', 'green', 'yellow', 'pink', 'white', 'black', 'orange', 'purple'] as const;

/** A person has the colour of their first pig. */
export function colourOf(seat: number, setting: Setting): string {
  const { pigs, each } = boxOf(setting);
  return paint(pigs[seat * each] ?? '', seat * each);
}

/** Whom a pig looks like. A person's first pig is the person; a second one takes a free character. */
export function characterOf(pig: number, setting: Setting): Character {
  const { each } = boxOf(setting);
  const worn = setting.seats.map((seat) => seat.character);
  if (pig % each === 0) return worn[pig / each] ?? (CHARACTERS[pig % CHARACTERS.length] as Character);
  const free = CHARACTERS.filter((character) => !worn.includes(character));
  return free[Math.floor(pig / each)] ?? (CHARACTERS[pig % CHARACTERS.length] as Character);
}
