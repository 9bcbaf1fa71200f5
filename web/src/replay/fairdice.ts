/** Rolls fair dice again, in this browser, from what the match file reveals.
 *
 * The house published the SHA-256 of a secret before the first roll. Roll number n is made of
 * eight bytes of HMAC-SHA256(secret, "words\nn\nattempt"); what would favour some outcomes is
 * thrown away and tried again. The words are those of all players, each bound to the promise that
 * was made before the house was bound. Nothing of this is asked of the server.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { promiseOf } from '../net/pledge';
import type { KeptWords } from '../net/words';
import type { Verdict } from '../types/proof';
import type { DiceView, PledgeView, Share } from '../types/wire';

/** One roll of a match: what it is said to have been, out of what. */
export interface Roll {
  text: string;
  outcomes: Share[];
}

/** What a page brought: the seats it played, its promise, and its words if it showed them. */
export type Pledge = Pick<PledgeView, 'seats' | 'promise' | 'words'>;

/** What a table or a match file tells of its dice. */
export type Dice = Pick<DiceView, 'commitment' | 'words' | 'secret'> & { kind: string; mixed: Pledge[] };

const SPAN = 1n << 64n;

/** The ticket, 0 to total − 1, of roll `number`. */
export function ticket(secret: Uint8Array, words: string, number: number, total: number): number {
  const fair = SPAN - (SPAN % BigInt(total));
  for (let attempt = 0; ; attempt++) {
    const digest = hmac(sha256, secret, utf8ToBytes(`${words}\n${number}\n${attempt}`));
    const value = new DataView(digest.buffer, digest.byteOffset).getBigUint64(0);
    if (value < fair) return Number(value % BigInt(total));
  }
}

/** The outcome that holds a ticket. */
export function holder(outcomes: Share[], drawn: number): string {
  let left = drawn;
  for (const { name, weight } of outcomes) {
    if (left < weight) return name;
    left -= weight;
  }
  throw new RangeError(`ticket ${drawn} is beyond the outcomes`);
}

/** The text that every roll is made of: a line a pledge, in the order of the seats. */
export function mixedWords({ words, mixed }: Dice): string {
  const lines = mixed.map((pledge) => `${pledge.seats.join(',')} ${pledge.promise} ${pledge.words}`);
  return (words ? [words, ...lines] : lines).join('\n');
}

/** Are the dice fair, and were our own words in? The first roll that is not as it must be is named. */
export function checkDice(dice: Dice, rolls: Roll[], kept: KeptWords | null = null): Verdict {
  if (dice.kind !== 'fair') return { is: 'unproven', why: 'kind' };
  if (!dice.secret) return { is: 'unproven', why: 'secret' };
  const secret = bytes(dice.secret);
  if (!secret || bytesToHex(sha256(secret)) !== dice.commitment) return { is: 'broken', why: 'commitment' };
  const swapped = dice.mixed.find((pledge) => pledge.words && !isKept(pledge));
  if (swapped) return { is: 'broken', why: 'words', seats: swapped.seats };
  const mine = ownWords(dice, kept);
  if (mine === 'changed' || mine === 'left-out') return { is: 'broken', why: mine };
  const words = mixedWords(dice);
  for (const [at, { text, outcomes }] of rolls.entries()) {
    const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
    const fell = holder(outcomes, ticket(secret, words, at, total));
    if (fell !== text) return { is: 'broken', why: 'roll', at, said: text, fell };
  }
  const withheld = dice.mixed.filter((pledge) => !pledge.words).flatMap((pledge) => pledge.seats);
  return { is: 'fair', rolls: rolls.length, mine, withheld };
}

function isKept({ promise, words }: Pledge): boolean {
  return promiseOf(words) === promise && !/\p{Control}/u.test(words);
}

/** What became of our words: the house is held to what it told us before we showed them. */
function ownWords(dice: Dice, kept: KeptWords | null): 'in' | 'late' | 'none' | 'changed' | 'left-out' {
  if (!kept?.commitment) return 'none';
  const promises = dice.mixed.map((pledge) => pledge.promise);
  if (kept.commitment !== dice.commitment || kept.promises.join() !== promises.join()) return 'changed';
  const mine = dice.mixed.find((pledge) => pledge.promise === promiseOf(kept.words));
  if (mine?.words === kept.words) return 'in';
  return kept.shown ? 'left-out' : 'late';
}

function bytes(hex: string): Uint8Array | null {
  try {
    return hexToBytes(hex);
  } catch {
    return null;
  }
}
