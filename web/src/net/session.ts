/** What this device remembers of its tables: who it is there, and where to go on. */

import { look, Trouble } from './api';
import { drawWords, type KeptWords } from './words';

export interface KeptTable {
  table: string;
  /** It is us: whoever has it sits in our chairs. */
  token: string;
  game: string;
  names: string[];
  /** Somebody of this device sits there, or is its host. */
  ours: boolean;
  over: boolean;
  /** Our words in its dice. */
  pledge?: KeptWords;
  /** When it was last open here. */
  at: number;
}

const KEY = 'hamlet.tables';
const KEPT = 40;

/** All tables of this device, the last opened first. */
export function keptTables(): KeptTable[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as KeptTable[]) : [];
  } catch {
    return [];
  }
}

/** Tables that can be gone on with: ours, and not over. */
export function tablesToContinue(): KeptTable[] {
  return keptTables().filter((kept) => kept.ours && !kept.over);
}

/** What became of a table of this device: `ours` if it waits for one of us. A table that is no more is
 *  forgotten; of one that nobody tells us about nothing is known. */
export async function stateOf({ table, token }: KeptTable): Promise<'over' | 'ours' | 'on'> {
  try {
    const { view, seats, result } = await look(table, token);
    if (result !== null || view.closed) {
      keepTable({ table, over: true });
      return 'over';
    }
    return seats.some((seat) => seat === view.actor && !view.chairs[seat]?.bot) ? 'ours' : 'on';
  } catch (error) {
    if (!(error instanceof Trouble) || error.reason !== 'gone') return 'on';
    forgetTable(table);
    return 'over';
  }
}

export function tokenOf(table: string): string {
  return keptTables().find((kept) => kept.table === table)?.token ?? '';
}

/** The words of this device at a table, drawn when they are first asked for. */
export function wordsAt(table: string): KeptWords {
  return keptTables().find((kept) => kept.table === table)?.pledge ?? redrawnWords(table);
}

/** Other words for a table, for as long as the house is not bound. */
export function redrawnWords(table: string): KeptWords {
  const pledge = newWords();
  keepTable({ table, pledge });
  return pledge;
}

/** Words for a table that is still to be made. */
export function newWords(): KeptWords {
  return { words: drawWords(typedWords()), commitment: '', promises: [], shown: false };
}

/** Our words at a table, or, for a match from a file, where the house had promised these dice. */
export function pledgeOf(table: string, commitment: string): KeptWords | null {
  const ours = (kept: KeptTable): boolean =>
    table ? kept.table === table : kept.pledge?.commitment === commitment;
  return keptTables().find(ours)?.pledge ?? null;
}

const TYPED = 'hamlet.words';

/** What somebody of this device likes to say to the dice. */
export function typedWords(): string {
  try {
    return localStorage.getItem(TYPED) ?? '';
  } catch {
    return '';
  }
}

export function keepTypedWords(typed: string): void {
  try {
    localStorage.setItem(TYPED, typed);
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Write down what is new about a table. */
export function keepTable(change: Partial<KeptTable> & { table: string }): void {
  const tables = keptTables();
  const before = tables.find((kept) => kept.table === change.table);
  const kept: KeptTable = {
    token: '',
    game: '',
    names: [],
    ours: false,
    over: false,
    ...before,
    ...change,
    at: Date.now(),
  };
  store([kept, ...tables.filter((other) => other.table !== change.table)].slice(0, KEPT));
}

export function forgetTable(table: string): void {
  store(keptTables().filter((kept) => kept.table !== table));
}

function store(tables: KeptTable[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables));
  } catch {
    // A browser that keeps nothing still plays, until the page is closed.
  }
}
