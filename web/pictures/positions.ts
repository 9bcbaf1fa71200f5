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
      [
        ['straw-door', 'wood-window+1', 'wood-roof'],
        ['brick-door+1', 'straw-window'],
      ],
      [['wood-door', 'wood-window', 'straw-roof'], ['straw-window']],
      [['brick-window', 'brick-roof'], ['straw-door+1']],
    ],
  },
  cochonstructeurs: {
    turn: 14,
    seat: 0,
    tiles: ['stone', 'wood', 'sand', 'tile'],
    roles: ['scout', 'mason', 'lucky'],
    pigs: [
      { at: '1.3', came: '1.2', bag: 'PB' },
      { at: 'home', came: '', bag: 'nothing' },
      { at: '3.5', came: '3.4', bag: 'S' },
    ],
    built: 2,
    reserve: 'PPB',
    threat: 6,
    wheel: 5,
    wolves: [3, 12],
    bridge: 'down',
  },
};

/** What is touched before the picture is taken: moves, and what the real dice show. */
export const TOUCHED: Record<string, string[]> = {
  woofy: ['red', '3'],
  cochonstructeurs: ['move', '5'],
};
