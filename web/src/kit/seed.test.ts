import { describe, expect, it } from 'vitest';
import { inTurn, random } from './seed';

function draws(seed: number): number[] {
  const next = random(seed);
  return Array.from({ length: 50 }, next);
}

describe('variation', () => {
  it('is the same for the same seed and another for the next', () => {
    expect(draws(7)).toEqual(draws(7));
    expect(draws(7)).not.toEqual(draws(8));
  });

  it('stays between nought and one and fills the room between', () => {
    const all = [0, 1, 2, 3].flatMap(draws);
    expect(Math.min(...all)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...all)).toBeLessThan(1);
    expect(Math.max(...all) - Math.min(...all)).toBeGreaterThan(0.9);
  });

  it('gives neighbours different shapes', () => {
    expect([0, 1, 2, 3, -1].map((seed) => inTurn(seed, ['a', 'b', 'c']))).toEqual(['a', 'b', 'c', 'a', 'b']);
  });
});
