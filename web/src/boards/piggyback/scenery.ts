/** What grows beside the path: the same picture for the same path, and nothing in front of a pig. */

import { chance, STEP, type Path, type Rect } from './geometry';

export type Growing = 'oak' | 'pine' | 'birch' | 'bush' | 'hay' | 'pond' | 'stone' | 'flower' | 'grass';

export interface Plant {
  kind: Growing;
  x: number;
  y: number;
  size: number;
  seed: number;
}

/** How much room a thing needs: to each side, and behind it, where it would hide who stands there. */
const ROOM: Record<Growing, { side: number; behind: number }> = {
  pond: { side: 130, behind: 70 },
  oak: { side: 74, behind: 130 },
  birch: { side: 56, behind: 130 },
  pine: { side: 56, behind: 140 },
  hay: { side: 60, behind: 74 },
  bush: { side: 50, behind: 50 },
  stone: { side: 34, behind: 26 },
  flower: { side: 22, behind: 20 },
  grass: { side: 22, behind: 18 },
};
/** The largest first, each with how often it is wished for. */
const WISHES: Array<[Growing, number]> = [
  ['pond', 0.16],
  ['oak', 0.34],
  ['pine', 0.3],
  ['birch', 0.3],
  ['hay', 0.18],
  ['bush', 0.4],
  ['stone', 0.24],
  ['flower', 0.5],
  ['grass', 0.8],
];
const CELL = 92;
/** From the middle of a space to where something may begin. */
const VERGE = 62;

interface Spot {
  x: number;
  y: number;
}

/** Everything that grows in `view`, from the back to the front. */
export function scenery(path: Path, view: Rect, keep: Rect[]): Plant[] {
  const near = spacesIn(path, view);
  const plants: Plant[] = [];
  for (let row = Math.floor(view.top / CELL); row <= view.bottom / CELL; row++) {
    for (let column = Math.floor(view.left / CELL); column <= view.right / CELL; column++) {
      const plant = grow(row, column, near, keep, plants);
      if (plant !== null) plants.push(plant);
    }
  }
  return plants.sort((a, b) => a.y - b.y);
}

function spacesIn(path: Path, view: Rect): Spot[] {
  const margin = 3 * STEP;
  return path.spaces.filter(
    ({ x, y }) =>
      x > view.left - margin && x < view.right + margin && y > view.top - margin && y < view.bottom + margin,
  );
}

function grow(row: number, column: number, near: Spot[], keep: Rect[], plants: Plant[]): Plant | null {
  const seed = Math.imul(row + 911, 7919) ^ Math.imul(column + 577, 104729);
  const x = (column + 0.15 + 0.7 * chance(seed, 1)) * CELL;
  const y = (row + 0.15 + 0.7 * chance(seed, 2)) * CELL;
  const size = 0.86 + 0.3 * chance(seed, 3);
  for (const [index, [kind, often]] of WISHES.entries()) {
    if (chance(seed, 10 + index) > often) continue;
    const spot = { kind, x, y, size, seed: Math.abs(seed) % 997 };
    if (free(spot, near, keep) && apart(spot, plants)) return spot;
  }
  return null;
}

function free({ kind, x, y }: Plant, near: Spot[], keep: Rect[]): boolean {
  const { side, behind } = ROOM[kind];
  const clear = near.every(
    (space) =>
      Math.abs(space.x - x) > side + VERGE * 0.72 ||
      space.y < y - behind * 1.15 - VERGE * 0.8 ||
      space.y > y + VERGE + depth(kind),
  );
  return (
    clear &&
    keep.every(
      (rect) => x + side < rect.left || x - side > rect.right || y < rect.top || y - behind > rect.bottom,
    )
  );
}

/** How far a thing reaches towards us. */
function depth(kind: Growing): number {
  return kind === 'pond' ? 60 : 0;
}

function apart(plant: Plant, others: Plant[]): boolean {
  const { side } = ROOM[plant.kind];
  return others.every(
    (other) =>
      Math.abs(other.x - plant.x) > (side + ROOM[other.kind].side) * 0.62 ||
      Math.abs(other.y - plant.y) > (side + ROOM[other.kind].side) * 0.5,
  );
}
