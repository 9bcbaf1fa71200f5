/** What is asked over HTTP. A refusal is a `Trouble` with the server's reason. */

import type { Language } from '../types/language';
import type {
  Created,
  EditionCard,
  EditionText,
  GameBook,
  GameCard,
  Lan,
  NewTable,
  Problem,
  Replay,
  Review,
  TableCard,
  TableState,
} from '../types/wire';

/** `away`: nobody answered. The others are the server's words. */
export type TroubleReason = 'away' | Problem['reason'];

export class Trouble extends Error {
  readonly reason: TroubleReason;

  constructor(reason: TroubleReason, message: string) {
    super(message);
    this.name = 'Trouble';
    this.reason = reason;
  }
}

export const games = (language: Language): Promise<GameCard[]> => asked(spoken('/api/games', language));
export const book = (game: string, language: Language): Promise<GameBook> =>
  asked(spoken(`/api/games/${encodeURIComponent(game)}`, language));
/** An edition from somebody's own file, if it can be played; the trouble says why not. */
export const checkEdition = (game: string, name: string, text: string): Promise<EditionCard> =>
  asked(`/api/games/${encodeURIComponent(game)}/edition`, posted({ name, text } satisfies EditionText));
/** Where the other devices in the house find this server; empty if they do not. */
export const lan = (): Promise<Lan> => asked('/api/lan');
export const openTables = (): Promise<TableCard[]> => asked('/api/tables');
export const look = (table: string, token = ''): Promise<TableState> =>
  asked(`/api/tables/${encodeURIComponent(table)}`, { headers: bearer(token) });

/** A finished table, step by step; its match file; and any match file, step by step. */
export const replayTable = (table: string, language: Language, token = ''): Promise<Replay> =>
  asked(spoken(`/api/tables/${encodeURIComponent(table)}/replay`, language), { headers: bearer(token) });
export const matchText = async (table: string, token = ''): Promise<string> =>
  (await answered(`/api/tables/${encodeURIComponent(table)}/match`, { headers: bearer(token) })).text();
export const replayFile = (text: string, language: Language): Promise<Replay> =>
  asked(spoken('/api/replay', language), posted({ text }));
/** Luck and choice of a finished match; `busy` while it is still being made. */
export const reviewTable = (table: string, language: Language, token = ''): Promise<Review> =>
  asked(spoken(`/api/tables/${encodeURIComponent(table)}/review`, language), { headers: bearer(token) });

/** Make a table; with a token the host stays who they are. */
export function createTable(wish: NewTable, token = ''): Promise<Created> {
  return asked('/api/tables', posted(wish, token));
}

/** The same address, answered in a language. */
function spoken(path: string, language: Language): string {
  return `${path}?language=${encodeURIComponent(language)}`;
}

function posted(body: unknown, token = ''): RequestInit {
  return {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer(token) },
    body: JSON.stringify(body),
  };
}

function bearer(token: string): Record<string, string> {
  return token ? { authorization: `Bearer ${token}` } : {};
}

async function asked<T>(path: string, init: RequestInit = {}): Promise<T> {
  return (await (await answered(path, init)).json()) as T;
}

async function answered(path: string, init: RequestInit): Promise<Response> {
  const response = await fetch(path, init).catch((error: unknown) => {
    throw new Trouble('away', error instanceof Error ? error.message : String(error));
  });
  if (!response.ok) throw await troubleOf(response);
  return response;
}

async function troubleOf(response: Response): Promise<Trouble> {
  const problem = (await response.json().catch(() => ({}))) as Partial<Problem>;
  const usual = response.status === 404 ? 'gone' : response.status >= 500 ? 'away' : 'busy';
  return new Trouble(problem.reason ?? usual, problem.message ?? response.statusText);
}
