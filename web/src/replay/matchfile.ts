/** What the browser itself reads of a match file: its seal, its dice and its rolls. */

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { parse } from 'smol-toml';
import type { Dice, Pledge } from './fairdice';

export interface MatchFile {
  dice: Dice;
  /** The rolls of the log, in order. */
  rolls: string[];
  /** Whether the text is as it was when it was written, as far as its seal can tell. */
  sealed: boolean;
}

const END = '\n[end]\n';

/** The match in a text, or null if it is none. */
export function readMatchFile(text: string): MatchFile | null {
  const cut = text.lastIndexOf(END);
  if (cut < 0) return null;
  const body = text.slice(0, cut);
  const file = toml(body);
  const seal = toml(text.slice(cut + END.length));
  const dice = file?.['dice'] as Partial<Dice> | undefined;
  const log = file?.['log'];
  if (!seal || !dice || typeof dice !== 'object' || !Array.isArray(log)) return null;
  return {
    dice: {
      kind: String(dice.kind ?? ''),
      commitment: String(dice.commitment ?? ''),
      words: String(dice.words ?? ''),
      secret: String(dice.secret ?? ''),
      mixed: Array.isArray(dice.mixed) ? dice.mixed.map(pledge) : [],
    },
    rolls: log
      .filter((line): line is string => typeof line === 'string' && line.startsWith('* '))
      .map((line) => line.slice(2)),
    sealed: seal['sha256'] === bytesToHex(sha256(utf8ToBytes(body))) && seal['lines'] === log.length,
  };
}

function pledge({ seats, promise, words }: Partial<Pledge>): Pledge {
  return {
    seats: Array.isArray(seats) ? seats.map(Number) : [],
    promise: String(promise ?? ''),
    words: String(words ?? ''),
  };
}

function toml(text: string): Record<string, unknown> | null {
  try {
    return parse(text) as Record<string, unknown>;
  } catch {
    return null;
  }
}
