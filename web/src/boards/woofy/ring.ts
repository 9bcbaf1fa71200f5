/** What an edition prints on Woofy's board, in the shape the board draws it from. */

import type { Character } from '../../kit/characters';
import type { Setting } from '../board';

export const HOUSES = ['straw', 'wood', 'brick'] as const;
export type House = (typeof HOUSES)[number];
/** A space by its number, or a place beside the ring. */
export type Place = number | 'dot' | 'pot' | House;

export interface Ring {
  length: number;
  start: number;
  pots: number[];
  stride: number;
  wolfStart: number;
  doors: Record<House, number>;
  rooms: Record<House, number>;
  pigs: string[];
  faces: string[];
  parts: number;
}

interface HousePlan {
  space: number;
  room: number;
}

interface Printed {
  pigs: string[];
  die: Array<number | string>;
  ring: number;
  start: number;
  pot: number[];
  wolf: { start: number; stride: number };
  houses: Record<House, HousePlan>;
}

export function ringOf(setting: Setting): Ring {
  const printed = setting.edition as unknown as Printed;
  const { straw, wood, brick } = printed.houses;
  return {
    length: printed.ring,
    start: printed.start,
    pots: printed.pot,
    stride: printed.wolf.stride,
    wolfStart: printed.wolf.start,
    doors: { straw: straw.space, wood: wood.space, brick: brick.space },
    rooms: { straw: straw.room, wood: wood.room, brick: brick.room },
    pigs: printed.pigs,
    faces: [...new Set(printed.die.map(String))],
    parts: Number(setting.options['brick_parts'] ?? 4),
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

export function around(ring: Ring, space: number, steps: number): number {
  return (((space + steps) % ring.length) + ring.length) % ring.length;
}

/** How many spaces the wolf has to go clockwise to be on this one. */
export function ahead(ring: Ring, wolf: number, space: number): number {
  return around(ring, space, -wolf);
}

export function isWolfSpace(ring: Ring, space: number): boolean {
  return ahead(ring, ring.wolfStart, space) % ring.stride === 0;
}
