import { describe, expect, it } from 'vitest';
import { LANDS, meadows, PAINTED, settled, type Composition } from './spots';

const COMPOSITIONS: Composition[] = ['upright', 'sideways'];

describe('the games of the village', () => {
  it('stand where they like to', () => {
    const likes = { race: 'hill', soup: 'wood' } as const;
    const { lands, more } = settled(['soup', 'race'], (game) => likes[game as keyof typeof likes]);
    expect(lands).toMatchObject({ hill: 'race', wood: 'soup' });
    expect(more).toEqual([]);
  });

  it('stand somewhere else if that is taken or they do not mind', () => {
    const { lands, more } = settled(['one', 'two', 'three'], (game) =>
      game === 'three' ? undefined : 'river',
    );
    expect(lands).toMatchObject({ river: 'one', hill: 'two', street: 'three' });
    expect(more).toEqual([]);
  });

  it.each([0, 3, 4, 5, 9])('all find a place when there are %i', (count) => {
    const games = Array.from({ length: count }, (_, n) => `game-${n}`);
    const { lands, more } = settled(games, () => 'hill');
    const housed = LANDS.flatMap((land) => lands[land] ?? []);
    expect([...housed, ...more].sort()).toEqual(games);
    expect(more).toHaveLength(Math.max(0, count - LANDS.length));
  });
});

describe.each(COMPOSITIONS)('the meadow of the %s village', (composition) => {
  it.each([0, 1, 2, 5])('has a place for %i games more, one below the other', (more) => {
    const strips = meadows(composition, more);
    expect(strips.flatMap((strip) => strip.spots)).toHaveLength(more);
    const lowest = Math.max(...LANDS.map((land) => PAINTED[composition][land].at.y));
    const feet = strips.map((strip) => strip.top + (strip.spots[0]?.at.y ?? 0));
    for (const [row, foot] of feet.entries()) {
      expect(foot - (feet[row - 1] ?? lowest)).toBeGreaterThan(240);
    }
  });
});
