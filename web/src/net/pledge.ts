/** Words of our own in the table's dice: promised by their hash, shown when the house is bound.
 *
 * Whoever holds the house's secret before it knows our words cannot choose a roll; so they are told only
 * after the house has published the hash of its secret (docs/server.md, "Fair dice").
 */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DiceView } from '../types/wire';
import type { KeptWords } from './words';

export function promiseOf(words: string): string {
  return bytesToHex(sha256(utf8ToBytes(words)));
}

export type PledgeWish = { type: 'promise'; promise: string } | { type: 'reveal'; words: string };

/** What is to be told the house next, if anything. */
export function pledgeWish(dice: DiceView, kept: KeptWords): PledgeWish | null {
  const promise = promiseOf(kept.words);
  const mine = dice.pledges.find((pledge) => pledge.promise === promise);
  if (!dice.bound) return mine ? null : { type: 'promise', promise };
  return mine && !mine.shown && dice.commitment ? { type: 'reveal', words: kept.words } : null;
}

/** What is to be remembered now. The house is held to what it published first. */
export function remembered(dice: DiceView, kept: KeptWords): KeptWords {
  const promise = promiseOf(kept.words);
  const mine = dice.pledges.find((pledge) => pledge.promise === promise);
  if (!dice.bound || !mine) return kept;
  const seen = kept.commitment
    ? kept
    : { ...kept, commitment: dice.commitment, promises: dice.pledges.map((pledge) => pledge.promise) };
  return { ...seen, shown: seen.shown || mine.shown };
}
