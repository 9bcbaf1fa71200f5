/** What grows round the clearing and in it, always the same for the same room. */

import type { TreeKind } from '../../kit/Tree.svelte';
import { between, oneOf, random } from '../../kit/seed';
import type { Layout } from './geometry';
import { overlap, type Point, type Rect } from './oval';
import { HOUSES } from './ring';

export interface Growth extends Point {
  kind: TreeKind;
  size: number;
  seed: number;
}

/** So many trees of a kind are told apart. */
const LIKENESSES = 3;
const TALL: TreeKind[] = ['pine', 'pine', 'oak', 'birch', 'pine'];

/** Trees behind the clearing and beside it; in front of it only bushes, which hide nothing. */
export function trees(at: Layout): Growth[] {
  const next = random(7);
  const found: Growth[] = [];
  const step = at.rx * 1.15;
  for (let y = -at.rx * 0.2; y < at.height + at.rx; y += step * 0.62) {
    for (let x = -at.rx * 0.3; x < at.width + at.rx; x += step) {
      const foot = { x: x + between(next, -0.3, 0.3) * step, y: y + between(next, -0.2, 0.2) * step };
      const seed = Math.floor(next() * LIKENESSES);
      if (at.oval.holds({ ...foot, width: 0, height: 0 }, -at.rx * 1.5)) continue;
      const low = foot.y > at.middle.y + at.oval.area.height * 0.16;
      found.push({
        ...foot,
        seed,
        kind: low ? 'bush' : oneOf(next, TALL),
        size: (at.rx / 50) * between(next, 0.85, 1.15) * (low ? 1 : 0.95),
      });
    }
  }
  return found;
}

export interface Tuft extends Point {
  flower: boolean;
  seed: number;
}

/** Grass and flowers where nothing stands. */
export function tufts(at: Layout): Tuft[] {
  const next = random(11);
  const { area } = at.oval;
  const things = [
    ...HOUSES.map((house) => at.houses[house]),
    at.pot,
    ...at.dice.map(around(at.die)),
    ...at.dots.map(around(at.rx)),
  ];
  return Array.from({ length: 70 }, (_, seed) => ({
    x: area.x + next() * area.width,
    y: area.y + next() * area.height,
    flower: next() < 0.25,
    seed,
  })).filter((tuft) => {
    const spot = around(at.rx * 0.6)(tuft);
    return at.oval.holds(spot, at.rx * 0.9) && !things.some((thing) => overlap(spot, thing, 0));
  });
}

function around(size: number): (middle: Point) => Rect {
  return ({ x, y }) => ({ x: x - size / 2, y: y - size / 2, width: size, height: size });
}
