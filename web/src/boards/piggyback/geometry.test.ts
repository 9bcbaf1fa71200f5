import { describe, expect, it } from 'vitest';
import { look } from './camera';
import {
  bestPath,
  extent,
  finishPlace,
  planksNow,
  SLANT,
  SMALLEST,
  STEP,
  type Path,
  type Shape,
} from './geometry';

const PLATES = [3, 2, 3, 2, 3, 2, 3, 2];
const ROOMS = [
  { width: 360, height: 330 },
  { width: 768, height: 620 },
  { width: 1600, height: 640 },
];
const far = (a: { x: number; y: number }, b: { x: number; y: number }) =>
  Math.hypot(a.x - b.x, (a.y - b.y) / SLANT);

function nearest(path: Path): number {
  let least = Infinity;
  path.spaces.forEach((a, i) =>
    path.spaces.slice(i + 2).forEach((b) => (least = Math.min(least, far(a, b)))),
  );
  return least;
}

const SHAPES: Shape[] = ['winding', 'straight', 'zigzag', 'stairs', 'random'];

describe.each(SHAPES)('%s', (shape) => {
  it.each(ROOMS)('$width × $height: steps of one length, and the path never meets itself', (room) => {
    const path = bestPath(PLATES, 7, shape, room, 5);
    path.spaces
      .slice(1)
      .forEach((space, n) => expect(far(space, path.spaces[n] as typeof space)).toBeCloseTo(STEP, 3));
    expect(nearest(path)).toBeGreaterThan(1.3 * STEP);
  });

  it('lies on the ground as eight plates, however often the first is laid at the far end', () => {
    const path = bestPath(PLATES, 7, shape, ROOMS[1] as (typeof ROOMS)[number], 5);
    for (let taken = 0; taken <= 7; taken++) {
      const planks = planksNow(path, 8, taken);
      expect(planks.map((plank) => plank.spaces)).toEqual([
        ...PLATES.slice(taken),
        ...PLATES.slice(0, taken),
      ]);
      expect(Number.isFinite(finishPlace(path, 8, taken).x)).toBe(true);
    }
  });
});

it('a space is never smaller than a thumb, and all is seen where there is room', () => {
  for (const room of ROOMS) {
    const path = bestPath(PLATES, 7, 'winding', room, 5);
    const all = extent(path, 8, 0);
    const camera = look(all, all, room, { top: 0, bottom: 0 });
    expect(camera.scale).toBeGreaterThanOrEqual(SMALLEST);
    expect(camera.scale * STEP * SLANT).toBeGreaterThan(47);
    expect((all.right - all.left) * camera.scale).toBeLessThan(room.width * 1.12);
    if (room.width > 700) expect((all.bottom - all.top) * camera.scale).toBeLessThan(room.height + 1);
  }
});

it('follows where it cannot show all, without leaving the path', () => {
  const all = { left: 0, right: 600, top: -9000, bottom: 0 };
  const room = { width: 360, height: 330 };
  const seen = (focus: number) => {
    const camera = look(all, { left: 0, right: 600, top: focus - 10, bottom: focus + 10 }, room, {
      top: 0,
      bottom: 0,
    });
    return { top: -camera.y / camera.scale, bottom: (room.height - camera.y) / camera.scale };
  };
  expect(seen(0).bottom).toBeCloseTo(0);
  expect(seen(-9000).top).toBeCloseTo(-9000);
  expect(seen(-4000).top).toBeLessThan(-4000);
  expect(seen(-4000).bottom).toBeGreaterThan(-4000);
});

it('lays very long plates', () => {
  const path = bestPath(Array<number>(8).fill(999), 2, 'winding', ROOMS[0] as (typeof ROOMS)[number], 5);
  expect(path.spaces.length).toBe(1 + 999 * 11);
});
