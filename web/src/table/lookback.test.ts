import { expect, it } from 'vitest';
import type { PlayerReview, Review, StepReview } from '../types/wire';
import { longest, shared, signed, slips, turns, verdict } from './lookback';

const SAYS = '';
const player = (luck: number, choice: number): PlayerReview => ({
  seat: 0,
  start: 0.5,
  luck,
  choice,
  others: 0,
  result: 1,
  says: SAYS,
});
const step = (number: number, change: number): StepReview => ({
  number,
  actor: 'chance',
  move: 'red-4',
  change: [change, -change / 2],
  best: '',
  says: SAYS,
});
const REVIEW: Review = {
  table: '',
  game: 'piggyback',
  players: [player(0.29, -0.06), player(-0.16, -0.5)],
  turning_points: [step(60, 0.16), step(78, -0.15), step(83, 0.1), step(85, 0.3), step(86, -0.26)],
  mistakes: [step(4, -0.05), step(26, -0.07), step(86, -0.26)],
  curve: [],
};

it.each([
  [0.286, '+29'],
  [-0.059, '−6'],
  [-0.001, '0'],
])('%f is said as %s', (share, said) => expect(signed(share)).toBe(said));

it.each([
  [0.29, -0.06, 'by-luck'],
  [-0.29, -0.06, 'by-bad-luck'],
  [-0.16, -0.5, 'by-slips'],
  [0.02, -0.01, 'by-choice'],
])('luck %f and choices %f: %s', (luck, choice, said) =>
  expect(verdict(player(luck, choice), false)).toBe(said),
);

it('the luck of a team is nobody’s own', () => {
  const team = { ...REVIEW, players: [player(0.6, -0.2), player(0.6, -0.01)] };
  expect(shared(team)).toBe(true);
  expect(shared(REVIEW)).toBe(false);
  expect(team.players.map((one) => verdict(one, true))).toEqual(['by-slips', 'by-choice']);
});

it('bars are drawn beside the longest, and small ones stay small', () => {
  expect(longest(REVIEW)).toBe(0.5);
  expect(longest({ ...REVIEW, players: [player(0.01, 0)] })).toBe(0.1);
});

it('shows the greatest moments in their order, and none that is told as a slip', () => {
  expect(turns(REVIEW).map(({ number }) => number)).toEqual([60, 78, 85]);
  expect(slips(REVIEW).map(({ number }) => number)).toEqual([86, 26]);
});
