/** What grows in the valley: trees, stones and flowers wherever nothing else is. */

import type { FlowerKind } from '../../kit/Flower.svelte';
import { between, oneOf, random } from '../../kit/seed';
import type { TreeKind } from '../../kit/Tree.svelte';
import type { Kind } from './edition';
import type { Point, Spot, Valley } from './geometry';

export interface Growth extends Point {
  what: 'tree' | 'stone' | 'flower' | 'grass' | 'reeds';
  kind?: TreeKind | FlowerKind;
  size: number;
  seed: number;
}

/** Room that is kept free around a space of a kind, upwards more than sideways. */
const ROOM: Partial<Record<Kind, { x: number; up: number; down: number }>> = {
  home: { x: 150, up: 270, down: 120 },
  den: { x: 120, up: 130, down: 60 },
  hunter: { x: 95, up: 110, down: 50 },
  bridge: { x: 80, up: 70, down: 60 },
  ford: { x: 90, up: 60, down: 50 },
  torrent: { x: 70, up: 60, down: 50 },
};
const USUAL = { x: 50, up: 62, down: 44 };

export function scatter(land: Valley): Growth[] {
  const next = random(11);
  const grown: Growth[] = [];
  const spots = [...land.spots.values()];
  const lines = [...land.tracks.map(({ points }) => points), land.trail];
  const dark = spots.filter(({ kind }) => kind === 'dark');
  const rocky = spots.filter(({ kind }) => ['den', 'unstable', 'torrent'].includes(kind));
  const cell = 62;
  for (let row = -1; row * cell < land.height + cell; row++) {
    for (let column = -1; column * cell < land.width + cell; column++) {
      const at = { x: (column + between(next, 0.1, 0.9)) * cell, y: (row + between(next, 0.1, 0.9)) * cell };
      const luck = next();
      const seed = Math.floor(next() * 9000);
      const size = between(next, 0.8, 1.12);
      const wet = near(at, land.rivers.flat(), 46);
      if (wet || spots.some((spot) => inRoom(at, spot, ROOM[spot.kind] ?? USUAL)) || hides(at, spots)) {
        if (!wet && luck < 0.3 && !near(at, spots, 44)) grown.push({ ...at, what: 'grass', size, seed });
        continue;
      }
      const open = !lines.some((line) => near(at, line, 36));
      grown.push(
        ...plant(at, {
          luck,
          seed,
          size,
          open,
          next,
          wood: near(at, dark, 175),
          rock: near(at, rocky, 150),
          water: near(at, land.rivers.flat(), 74),
        }),
      );
    }
  }
  return grown.sort((one, other) => one.y - other.y);
}

interface Soil {
  luck: number;
  seed: number;
  size: number;
  open: boolean;
  next: () => number;
  wood: boolean;
  rock: boolean;
  water: boolean;
}

function plant(at: Point, { luck, seed, size, open, next, wood, rock, water }: Soil): Growth[] {
  if (!open) return luck < 0.25 ? [{ ...at, what: 'grass', size, seed }] : [];
  if (water && luck < 0.5) return [{ ...at, what: 'reeds', size: size * 0.8, seed }];
  if (wood) return luck < 0.85 ? [{ ...at, what: 'tree', kind: 'pine', size: size * 0.95, seed }] : [];
  if (rock && luck < 0.55) return [{ ...at, what: 'stone', size: size * 1.1, seed }];
  if (rock && luck < 0.75) return [{ ...at, what: 'tree', kind: 'dead', size: size * 0.6, seed }];
  if (luck < 0.27)
    return [
      {
        ...at,
        what: 'tree',
        kind: oneOf(next, ['oak', 'birch', 'oak', 'pine', 'bush'] as const),
        size: size * 0.82,
        seed,
      },
    ];
  if (luck < 0.46) return [{ ...at, what: 'flower', size, seed }];
  if (luck < 0.66) return [{ ...at, what: 'grass', size, seed }];
  return [];
}

function near(at: Point, points: readonly Point[], far: number): boolean {
  return points.some(({ x, y }) => Math.hypot(at.x - x, at.y - y) < far);
}

function inRoom(at: Point, spot: Point, room: { x: number; up: number; down: number }): boolean {
  return Math.abs(at.x - spot.x) < room.x && at.y > spot.y - room.up && at.y < spot.y + room.down;
}

/** A tall thing just in front of a space would hide it; before home lies the reserve too. */
function hides(at: Point, spots: readonly Spot[]): boolean {
  return spots.some(({ x, y, kind }) => {
    const [wide, deep] = kind === 'home' ? [110, 230] : [62, 112];
    return Math.abs(at.x - x) < wide && at.y > y && at.y < y + deep;
  });
}
