/** A review as it is shown: what decided for each player, in whole chances out of 100. */

import type { PlayerReview, Review, StepReview } from '../types/wire';

export type Verdict = 'by-luck' | 'by-bad-luck' | 'by-choice' | 'by-slips';

/** So many moments are shown, and so many things to do better. */
const TURNS = 3;
const SLIPS = 2;
/** From here on it is worth a word. */
const MUCH = 0.05;
/** Bars of less than this would be noise writ large. */
const LEAST = 0.1;

/** A share of 1 as chances out of 100, with its sign. */
export function signed(share: number): string {
  const chances = Math.round(100 * share);
  return chances === 0 ? '0' : `${chances > 0 ? '+' : '−'}${Math.abs(chances)}`;
}

/** A team has all its luck together. */
export function shared({ players }: Review): boolean {
  return players.length > 1 && players.every(({ luck }) => luck === players[0]?.luck);
}

/** What there is to say to a player: the larger of luck and choices, and praise where neither did much.
 *  Luck that everybody shared is nobody's. */
export function verdict({ luck, choice }: PlayerReview, together: boolean): Verdict {
  if (!together && Math.abs(luck) > Math.abs(choice) && Math.abs(luck) >= MUCH)
    return luck > 0 ? 'by-luck' : 'by-bad-luck';
  return choice <= -MUCH ? 'by-slips' : 'by-choice';
}

/** The longest bar of a review; every bar is drawn in proportion to it. */
export function longest(review: Review): number {
  return Math.max(LEAST, ...review.players.flatMap(({ luck, choice }) => [Math.abs(luck), Math.abs(choice)]));
}

/** The moments worth seeing again, in the order in which they came; slips are told apart. */
export function turns(review: Review): StepReview[] {
  const told = slips(review).map((step) => step.number);
  return review.turning_points
    .filter((step) => !told.includes(step.number))
    .toSorted((a, b) => weight(b) - weight(a))
    .slice(0, TURNS)
    .toSorted((a, b) => a.number - b.number);
}

/** What would have been better, the dearest first. */
export function slips(review: Review): StepReview[] {
  return review.mistakes.toSorted((a, b) => weight(b) - weight(a)).slice(0, SLIPS);
}

const weight = (step: StepReview): number => Math.max(...step.change.map(Math.abs));
