/** Where matches to look at again come from: a finished table, or a file somebody has. */

import { matchText, replayFile, replayTable, Trouble } from '../net/api';
import type { Language } from '../types/language';
import { pledgeOf } from '../net/session';
import type { Verdict } from '../types/proof';
import { LONGEST_FILE, type DiceView, type Replay } from '../types/wire';
import { checkDice, type Dice } from './fairdice';
import { rollsOf } from './film';
import type { MatchFile } from './matchfile';

const KEPT = 'hamlet.replay';

export interface Found {
  replay: Replay;
  /** The match file itself. */
  text: string;
}

export type Missing = 'not-a-match' | 'too-big' | 'not-over' | 'gone' | 'away';

export async function fromTable(table: string, language: Language, token: string): Promise<Found | Missing> {
  try {
    const [replay, text] = await Promise.all([replayTable(table, language, token), matchText(table, token)]);
    return { replay, text };
  } catch (error) {
    return missing(error, 'not-over');
  }
}

/** A file is kept for this window, so that going back or refreshing finds it again. */
export async function fromFile(text: string, language: Language): Promise<Found | Missing> {
  if (text.length > LONGEST_FILE) return 'too-big';
  try {
    const replay = await replayFile(text, language);
    try {
      sessionStorage.setItem(KEPT, text);
    } catch {
      // No room: it is only not kept.
    }
    return { replay, text };
  } catch (error) {
    return missing(error, 'not-a-match');
  }
}

export function keptFile(): string | null {
  try {
    return sessionStorage.getItem(KEPT);
  } catch {
    return null;
  }
}

export function forgetFile(): void {
  sessionStorage.removeItem(KEPT);
}

function missing(error: unknown, refused: Missing): Missing {
  if (!(error instanceof Trouble)) throw error;
  if (error.reason === 'gone') return 'gone';
  return error.reason === 'away' || error.reason === 'busy' ? 'away' : refused;
}

/** The dice of a finished table, checked here from its match file; null while that cannot be had, or what
 *  reads it cannot be fetched. */
export async function proofOf(table: string, language: Language, token: string): Promise<Verdict | null> {
  const found = await fromTable(table, language, token);
  if (typeof found === 'string') return null;
  return check(found, table).then(
    ({ verdict }) => verdict,
    () => null,
  );
}

export interface Check {
  verdict: Verdict;
  /** What the browser read of the file; null if it could not. */
  file: MatchFile | null;
}

/** The dice, checked here from the file's own words and from what this device has kept of the table. */
export async function check({ replay, text }: Found, table: string): Promise<Check> {
  const { readMatchFile } = await import('./matchfile');
  const file = readMatchFile(text);
  const dice = file?.dice ?? asInFile(replay.dice);
  const rolls = rollsOf(replay, file?.rolls ?? null);
  return { verdict: checkDice(dice, rolls, pledgeOf(table, dice.commitment)), file };
}

function asInFile({ pledges, ...dice }: DiceView): Dice {
  return { ...dice, mixed: pledges };
}
