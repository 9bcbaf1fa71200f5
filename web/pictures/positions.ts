/** The moments that the pictures show. */

export const PLAYERS: Record<string, number> = {
  piggyback: 4,
  woofy: 3,
  three_little_pigs: 3,
  cochonstructeurs: 3,
};

export const POSITIONS: Record<string, Record<string, unknown>> = {
  piggyback: { turn: 9, seat: 1, start: [], stacks: { 4: ['green', 'blue', 'yellow'], 9: ['red'] } },
  woofy: { turn: 9, seat: 1, pigs: { red: 14, green: 'pot', blue: 'wood' }, wolf: 6, parts: 2 },
  three_little_pigs: {
    turn: 12,
    seat: 0,
    phase: 'buying',
    rolls: 2,
    dice: { white: { door: 1, window: 1 }, black: { window: 2, roof: 1 } },
    houses: [
      [['straw-door', 'wood-window+1', 'wood-roof'], ['brick-door+1', 'straw-window']],
      [['wood-door', 'wood-window', 'straw-roof'], ['straw-window']],
      [['brick-window', 'brick-roof'], ['straw-door+1']],
    ],
  },
  cochonstructeurs: {},
};
