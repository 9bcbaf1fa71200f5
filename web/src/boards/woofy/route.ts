/** The spaces a piece touches between two places, for hopping along them one by one. */

import { around, isHouse, type House, type Place, type Ring } from './ring';

export interface Route {
  /** Everything it touches after the place it leaves, the last being where it stops. */
  stops: Place[];
  /** 1 clockwise, -1 the other way; 0 for a leap that follows no spaces. */
  heading: 1 | -1 | 0;
}

const LEAP = (to: Place): Route => ({ stops: [to], heading: 0 });

/** The way of a pig by a number; a leap if the face was a house or no way fits. */
export function pigRoute(ring: Ring, from: Place, to: Place, face: string | null): Route {
  const steps = Number(face);
  if (!Number.isInteger(steps) || steps < 1) return LEAP(to);
  const target = isHouse(to) ? ring.doors[to] : to;
  if (typeof target !== 'number') return LEAP(to);
  const left = isHouse(to) ? steps - 1 : steps;
  for (const entry of entries(ring, from)) {
    for (const heading of [1, -1] as const) {
      const hops = left - entry.used;
      if (hops < 0 || around(ring, entry.space, heading * hops) !== target) continue;
      const spaces: Place[] = entry.touched ? [entry.space] : [];
      for (let hop = 1; hop <= hops; hop++) spaces.push(around(ring, entry.space, heading * hop));
      return { stops: isHouse(to) ? [...spaces, to] : spaces, heading };
    }
  }
  return LEAP(to);
}

interface Entry {
  space: number;
  /** Steps of the number that getting there uses up. */
  used: number;
  /** Whether the piece is seen to stand there first. */
  touched: boolean;
}

function entries(ring: Ring, from: Place): Entry[] {
  if (typeof from === 'number') return [{ space: from, used: 0, touched: false }];
  if (from === 'dot') return [{ space: ring.start, used: 1, touched: true }];
  if (from === 'pot') return ring.pots.map((space) => ({ space, used: 0, touched: true }));
  return [{ space: ring.doors[from as House], used: 1, touched: true }];
}

/** The wolf's way: clockwise, space by space. */
export function wolfRoute(ring: Ring, from: number, to: number): number[] {
  const spaces: number[] = [];
  for (let space = from; space !== to && spaces.length < ring.length; ) {
    space = around(ring, space, 1);
    spaces.push(space);
  }
  return spaces;
}
