import { describe, expect, test } from 'vitest';
import { recorded } from '../recorded';
import { layout, THUMB } from './geometry';
import { overlap } from './oval';
import { HOUSES, ringOf, type Ring } from './ring';

const rings = new Map<string, Ring>();
for (const { setting } of recorded('woofy')) rings.set(setting.edition.name, ringOf(setting));
const boxes = [
  [360, 440],
  [360, 520],
  [412, 700],
  [640, 300],
  [400, 200],
  [768, 860],
  [1024, 600],
  [1280, 620],
  [1920, 900],
] as const;
const cases = [...rings].flatMap(([name, ring]) =>
  boxes.map(([width, height]) => ({ name, ring, width, height })),
);

describe.each(cases)('$name in $width x $height', ({ ring, width, height }) => {
  const at = layout(ring, { width, height });
  const things = [...HOUSES.map((house) => at.houses[house]), at.pot];

  test('every stone is in the room', () => {
    expect(at.width / at.height).toBeCloseTo(width / height);
    for (const stone of at.spaces) {
      expect(stone.x - at.rx).toBeGreaterThanOrEqual(0);
      expect(stone.x + at.rx).toBeLessThanOrEqual(at.width);
      expect(stone.y - at.ry).toBeGreaterThanOrEqual(0);
      expect(stone.y + at.ry).toBeLessThanOrEqual(at.height);
    }
  });

  test('houses and pot are inside the ring and apart', () => {
    for (const [index, thing] of things.entries()) {
      expect(at.oval.holds(thing, at.rx)).toBe(true);
      for (const other of things.slice(index + 1)) expect(overlap(thing, other, 0)).toBe(false);
    }
  });

  test('dice are big enough for a thumb and lie on nothing', () => {
    expect(at.die).toBeGreaterThanOrEqual(THUMB);
    for (const { x, y } of at.dice) {
      const die = { x: x - at.die / 2, y: y - at.die / 2, width: at.die, height: at.die };
      for (const thing of things) expect(overlap(die, thing, 0)).toBe(false);
    }
  });
});

test('on a phone the stones of the usual ring are a thumb apart', () => {
  const at = layout(rings.get('default') as Ring, { width: 360, height: 500 });
  const next = (space: number) => at.spaces[(space + 1) % at.spaces.length] as { x: number; y: number };
  for (const [space, stone] of at.spaces.entries()) {
    expect(Math.hypot(stone.x - next(space).x, stone.y - next(space).y)).toBeGreaterThanOrEqual(THUMB * 0.95);
  }
});
