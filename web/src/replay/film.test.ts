import { expect, test } from 'vitest';
import type { Box, Edition, Facts, Options, PiggybackPosition, Replay } from '../types/wire';
import { lastMoment, momentOf, rollsOf, settingOf, shownAt, toldAt } from './film';

const OUTCOMES = [
  { name: 'red-2', weight: 1 },
  { name: 'red-3', weight: 1 },
];
const facts = {} as Facts;
const at = (turn: number) => ({ turn }) as PiggybackPosition;
const REPLAY: Replay = {
  game: 'piggyback',
  players: 2,
  options: {} as Options,
  edition: {} as Edition,
  box: {} as Box,
  seats: [
    { name: 'Rose', bot: '', character: 'scarf' },
    { name: 'Curly', bot: 'curly', character: '' },
  ],
  dice: { kind: 'fair', commitment: '', words: '', secret: '', bound: true, pledges: [] },
  start: at(0),
  facts,
  steps: [
    { actor: 0, text: 'roll', events: [], position: at(1), facts, said: [], outcomes: [] },
    {
      actor: 'chance',
      text: 'red-2',
      events: [{ event: 'rolled', seat: 0, face: 'red-2' }],
      position: at(2),
      facts,
      said: ['Rose lance un 2 rouge.', ''],
      outcomes: OUTCOMES,
    },
  ],
  result: null,
  whole: true,
  broken: null,
};

test('every moment has its position, the start too', () => {
  expect(lastMoment(REPLAY)).toBe(2);
  expect([0, 1, 2].map((moment) => shownAt(REPLAY, moment).position.turn)).toEqual([0, 1, 2]);
});

test.each([
  [null, 0],
  ['', 0],
  ['1', 1],
  ['99', 2],
  ['-3', 0],
  ['pig', 0],
])('a link to %j is moment %i', (wish, moment) => {
  expect(momentOf(wish, REPLAY)).toBe(moment);
});

test('what happened is told in the server’s sentences, but for what nobody needs to hear', () => {
  expect(toldAt(REPLAY, 2)).toEqual(['Rose lance un 2 rouge.']);
  expect(toldAt(REPLAY, 1)).toEqual([]);
});

test('nobody plays a replay', () => {
  const { seats } = settingOf(REPLAY);
  expect(seats.map((seat) => seat.mine)).toEqual([false, false]);
  expect(seats[0]?.character).toBe('scarf');
});

test('the rolls are those that the file itself holds', () => {
  expect(rollsOf(REPLAY, ['red-3'])).toEqual([{ text: 'red-3', outcomes: OUTCOMES }]);
  expect(rollsOf(REPLAY, null)).toEqual([{ text: 'red-2', outcomes: OUTCOMES }]);
});
