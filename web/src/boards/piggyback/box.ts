/** What a table of Piggyback is made of: plates from its edition, pigs and faces as the rules count them. */

import { CHARACTERS, type Character } from '../../types/characters';
import type { PiggybackBox } from '../../types/wire';
import type { GameOffer, GameStep, Setting as AnySetting, Shown as AnyShown } from '../../types/board';

export type Setting = AnySetting<'piggyback'>;
export type Shown = AnyShown<'piggyback'>;
export type Offer = GameOffer<'piggyback'>;
export type Step = GameStep<'piggyback'>;
export type Face = Setting['box']['faces'][number];

/** The box with its plates, the first one first. */
export interface Box extends PiggybackBox {
  plates: number[];
}

const boxes = new WeakMap<PiggybackBox, Box>();

/** The box of a table; the same object as long as the table is the same. */
export function boxOf({ box, edition }: Setting): Box {
  const known = boxes.get(box) ?? { ...box, plates: edition.plates };
  boxes.set(box, known);
  return known;
}

export function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The colour of a face, as its name begins. */
export function faceColour({ name }: Face): string {
  return name.split('-')[0] ?? '';
}

/** The colour of a word as a variable of the palette: pigs, discs and faces of the die. */
export function paint(word: string, index = 0): string {
  const known = PAINTS as readonly string[];
  return `var(--${known.includes(word) ? word : known[index % known.length]})`;
}
const PAINTS = ['red', 'blue', 'green', 'yellow', 'pink', 'white', 'black', 'orange', 'purple'] as const;

/** The pigs of a person by their numbers, the first one first. */
export function pigsOf(seat: number, { pigs }: PiggybackBox): number[] {
  return pigs.flatMap((pig, number) => (pig.seat === seat ? [number] : []));
}

/** A person has the colour of their first pig. */
export function colourOf(seat: number, setting: Setting): string {
  const first = pigsOf(seat, setting.box)[0] ?? seat;
  return paint(setting.box.pigs[first]?.name ?? '', first);
}

/** Whom a pig looks like. A person's first pig is the person; a second one takes a free character. */
export function characterOf(pig: number, setting: Setting): Character {
  const seat = setting.box.pigs[pig]?.seat ?? 0;
  const worn = setting.seats.map((one) => one.character);
  const usual = CHARACTERS[pig % CHARACTERS.length] as Character;
  if (pigsOf(seat, setting.box)[0] === pig) return worn[seat] ?? usual;
  return CHARACTERS.filter((character) => !worn.includes(character))[seat] ?? usual;
}
