import { expect, test } from 'vitest';
import type { Replay } from '../wire';
import { lastMoment, momentOf, positionAt, rollsOf, settingOf, toldAt } from './film';

const OUTCOMES = [
  { name: 'red-2', weight: 1 },
  { name: 'red-3', weight: 1 },
];
const REPLAY: Replay = {
  game: 'piggyback',
  players: 2,
  options: {},
  edition: {},
  seats: [
    { name: 'Rose', bot: '', colour: 'scarf' },
    { name: 'Curly', bot: 'curly', colour: '' },
  ],
  dice: { kind: 'fair', commitment: '', words: '', secret: '' },
  start: { turn: 0 },
  steps: [
    { actor: 0, text: 'roll', events: [], position: { turn: 1 }, outcomes: [] },
    {
      actor: 'chance',
      text: 'red-2',
      events: [{ event: 'rolled', seat: 0, face: 'red-2' }],
      position: { turn: 2 },
      outcomes: OUTCOMES,
    },
  ],
  result: null,
  whole: true,
  broken: null,
};
const WORDS = { events: { rolled: { en: '{seat} rolls {face}.', fr: '{seat} lance {face}.' } } };

test('every moment has its position, the start too', () => {
  expect(lastMoment(REPLAY)).toBe(2);
  expect([0, 1, 2].map((at) => positionAt(REPLAY, at))).toEqual([{ turn: 0 }, { turn: 1 }, { turn: 2 }]);
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

test('what happened is told with the names of those who played', () => {
  expect(toldAt(REPLAY, 2, WORDS, 'fr')).toEqual(['Rose lance red-2.']);
  expect(toldAt(REPLAY, 1, WORDS, 'en')).toEqual([]);
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
