/** Where games stand in the village: four places are painted, and below them there is meadow for more. */

import type { Land } from '../types/game';
import type { Stand } from './signs';

/** The village on a page that is higher than wide, or wider than high. */
export type Composition = 'upright' | 'sideways';

/** A picture and its sign. */
export interface Spot {
  at: Stand;
  sign: Stand;
}

export const LANDS: readonly Land[] = ['hill', 'street', 'wood', 'river'];

export const PAINTED: Record<Composition, Record<Land, Spot>> = {
  upright: {
    hill: { at: { x: 216, y: 308, size: 1 }, sign: { x: 562, y: 236, size: 1, tilt: 1.6 } },
    street: { at: { x: 490, y: 548, size: 1 }, sign: { x: 156, y: 484, size: 1, tilt: -1.6 } },
    wood: { at: { x: 222, y: 806, size: 1 }, sign: { x: 562, y: 742, size: 1, tilt: 1.4 } },
    river: { at: { x: 474, y: 1056, size: 1 }, sign: { x: 160, y: 1000, size: 1, tilt: -1.4 } },
  },
  sideways: {
    hill: { at: { x: 292, y: 352, size: 1.28 }, sign: { x: 622, y: 312, size: 1.02, tilt: 1.6 } },
    street: { at: { x: 1318, y: 366, size: 1.16 }, sign: { x: 946, y: 338, size: 1.02, tilt: -1.4 } },
    wood: { at: { x: 322, y: 742, size: 1.28 }, sign: { x: 704, y: 720, size: 1.02, tilt: 1.4 } },
    river: { at: { x: 1332, y: 740, size: 1.12 }, sign: { x: 1018, y: 708, size: 1.02, tilt: -1.4 } },
  },
};

/** Below the painted land: the places in one strip of meadow after the other, from its upper edge. */
const MEADOW: Record<Composition, { top: number; height: number; rows: Spot[][] }> = {
  upright: {
    top: 1080,
    height: 256,
    rows: [
      [{ at: { x: 222, y: 232, size: 1 }, sign: { x: 562, y: 168, size: 1, tilt: 1.4 } }],
      [{ at: { x: 490, y: 232, size: 1 }, sign: { x: 156, y: 168, size: 1, tilt: -1.4 } }],
    ],
  },
  sideways: {
    top: 776,
    height: 372,
    rows: [
      [
        { at: { x: 322, y: 342, size: 1.28 }, sign: { x: 704, y: 320, size: 1.02, tilt: 1.4 } },
        { at: { x: 1332, y: 342, size: 1.12 }, sign: { x: 1018, y: 310, size: 1.02, tilt: -1.4 } },
      ],
    ],
  },
};

export interface Meadow {
  top: number;
  spots: Spot[];
}

/** Strips of meadow with places for so many games more. */
export function meadows(composition: Composition, more: number): Meadow[] {
  const { top, height, rows } = MEADOW[composition];
  const strips: Meadow[] = [];
  for (let placed = 0; placed < more; placed += strips.at(-1)?.spots.length ?? 1) {
    const below = strips.length;
    const spots = (rows[below % rows.length] as Spot[]).slice(0, more - placed);
    strips.push({ top: top + height * below, spots });
  }
  return strips;
}

/** How much higher the village is for so many games more than are painted. */
export function meadowHeight(composition: Composition, more: number): number {
  return MEADOW[composition].height * meadows(composition, more).length;
}

export interface Settled {
  lands: Partial<Record<Land, string>>;
  /** Those for whom nothing is painted. */
  more: string[];
}

/** Every game on the land it likes, if that is free; the others one after the other where there is room. */
export function settled(games: readonly string[], likes: (game: string) => Land | undefined): Settled {
  const lands: Settled['lands'] = {};
  const homeless = games.filter((game) => {
    const land = likes(game);
    if (!land || lands[land]) return true;
    lands[land] = game;
    return false;
  });
  for (const land of LANDS) lands[land] ??= homeless.shift();
  return { lands, more: homeless };
}
