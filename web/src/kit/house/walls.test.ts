import { describe, expect, it } from 'vitest';
import { TILE_HEIGHT, TILE_WIDTH } from '../materials';
import { bricks, planks, strawBundles } from './walls';

describe('walls', () => {
  const WALLS = { straw: strawBundles, wood: planks, brick: bricks };

  /** The points of a path of absolute commands. */
  function points(d: string): Array<[number, number]> {
    const numbers = (d.match(/-?[\d.]+/g) ?? []).map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, i) => [
      numbers[2 * i] as number,
      numbers[2 * i + 1] as number,
    ]);
  }

  it.each(Object.entries(WALLS))('of %s fit on each other', (_, wall) => {
    for (const height of [TILE_HEIGHT.door, TILE_HEIGHT.window]) {
      const all = wall(height).flatMap(({ d }) => points(d));
      expect(all.length).toBeGreaterThan(20);
      for (const [x, y] of all) {
        expect(Math.abs(x)).toBeLessThanOrEqual(TILE_WIDTH / 2);
        expect(y).toBeLessThanOrEqual(8);
        expect(y).toBeGreaterThanOrEqual(-height - 8);
      }
      expect(Math.min(...all.map(([, y]) => y))).toBeLessThan(-height + 3);
    }
  });
});
