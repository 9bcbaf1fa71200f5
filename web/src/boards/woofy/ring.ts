/** What an edition prints on Woofy's board, in the shape the board draws it from. */

import type { Character } from '../../types/characters';
import type { GameOffer, GameStep, Setting as AnySetting, Shown as AnyShown } from '../../types/board';

export type Setting = AnySetting<'woofy'>;
export type Shown = AnyShown<'woofy'>;
export type Offer = GameOffer<'woofy'>;
export type Step = GameStep<'woofy'>;

/** A space by its number, or a place beside the ring. */
export type Place = Shown['position']['pigs'][string];
export type House = keyof Setting['edition']['houses'];
export const HOUSES: readonly House[] = ['straw', 'wood', 'brick'];

export interface Ring {
  length: number;
  start: number;
  pots: number[];
  /** Where the wolf can stop. */
  wolfSpaces: number[];
  doors: Record<House, number>;
  rooms: Record<House, number>;
  pigs: string[];
  faces: string[];
  parts: number;
}

export function ringOf({ edition, box }: Setting): Ring {
  const { straw, wood, brick } = edition.houses;
  return {
    length: edition.ring,
    start: edition.start,
    pots: edition.pot,
    wolfSpaces: box.wolf_spaces,
    doors: { straw: straw.space, wood: wood.space, brick: brick.space },
    rooms: { straw: straw.room, wood: wood.room, brick: brick.room },
    pigs: edition.pigs,
    faces: [...new Set(edition.die.map(String))],
    parts: box.parts,
  };
}

/** The three pigs of the tale: straw, wood and brick made them who they are. */
const ROLES: Character[] = ['straw-hat', 'carpenter', 'mason'];
const COLOURS = ['red', 'green', 'blue', 'yellow', 'pink', 'white', 'black', 'orange', 'purple'];

export function characterOf(ring: Ring, pig: string): Character {
  return ROLES[ring.pigs.indexOf(pig) % ROLES.length] as Character;
}

/** A pig's colour by its name, or by its place in the edition if the palette does not know it. */
export function colourOf(ring: Ring, pig: string): string {
  const known = COLOURS.includes(pig) ? pig : COLOURS[Math.max(0, ring.pigs.indexOf(pig))];
  return `var(--${known})`;
}

export function isHouse(place: Place | string): place is House {
  return (HOUSES as readonly unknown[]).includes(place);
}
