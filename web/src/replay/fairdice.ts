/** Rolls fair dice again, in this browser, from what the match file reveals.
 *
 * The house published the SHA-256 of a secret before the first roll. Roll number n is made of
 * eight bytes of HMAC-SHA256(secret, "words\nn\nattempt"); what would favour some outcomes is
 * thrown away and tried again. Nothing of this is asked of the server.
 */

import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { DiceView, Share } from '../types/wire';

/** One roll of a match: what it is said to have been, out of what. */
export interface Roll {
  text: string;
  outcomes: Share[];
}

/** What a table or a match file tells of its dice. */
export type Dice = Pick<DiceView, 'commitment' | 'words' | 'secret'> & { kind: string };

export type Verdict =
  | { is: 'fair'; rolls: number }
  | { is: 'unproven'; why: 'kind' | 'secret' }
  | { is: 'broken'; why: 'commitment' }
  | { is: 'broken'; why: 'roll'; at: number; said: string; fell: string };

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

/** Are the dice fair? The first roll that is not as it must be is named. */
export function checkDice(dice: Dice, rolls: Roll[]): Verdict {
  if (dice.kind !== 'fair') return { is: 'unproven', why: 'kind' };
  if (!dice.secret) return { is: 'unproven', why: 'secret' };
  const secret = bytes(dice.secret);
  if (!secret || bytesToHex(sha256(secret)) !== dice.commitment) return { is: 'broken', why: 'commitment' };
  for (const [at, { text, outcomes }] of rolls.entries()) {
    const total = outcomes.reduce((sum, { weight }) => sum + weight, 0);
    const fell = holder(outcomes, ticket(secret, dice.words, at, total));
    if (fell !== text) return { is: 'broken', why: 'roll', at, said: text, fell };
  }
  return { is: 'fair', rolls: rolls.length };
}

function bytes(hex: string): Uint8Array | null {
  try {
    return hexToBytes(hex);
  } catch {
    return null;
  }
}
