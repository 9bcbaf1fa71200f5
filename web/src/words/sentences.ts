/** What happened, in sentences: the game's own templates, filled in as the server fills them. */

import type { Language } from '../boards/board';
import type { GameBook } from '../wire';

export type GameWords = GameBook['words'];
export type GameEvent = Record<string, unknown>;

/** Keys whose number is a chair, said by the name of who sits there. */
const SEATS = ['seat', 'prisoner'];
const NUMBERED = { en: (seat: number) => `player ${seat + 1}`, fr: (seat: number) => `Joueur ${seat + 1}` };
const AND = { en: ' and ', fr: ' et ' };

/** An event in one sentence; one nobody needs to hear of, or that is not known, gives none. */
export function sentence(words: GameWords, event: GameEvent, language: Language, players: string[]): string {
  const template = words['events']?.[String(event['event'])]?.[language] ?? '';
  const said = template.replace(/\{(\w+)\}/g, (whole, key: string) =>
    key in event ? word(words, key, event[key], language, players) : whole,
  );
  return said.slice(0, 1).toUpperCase() + said.slice(1);
}

/** Why it ended, in one sentence. */
export function reason(words: GameWords, why: string, language: Language): string {
  return words['reasons']?.[why]?.[language] ?? '';
}

/** A colour, face or thing as it is said inside sentences. */
export function named(words: GameWords, name: string, language: Language): string {
  return words['names']?.[name]?.[language] ?? name;
}

function word(words: GameWords, key: string, value: unknown, language: Language, players: string[]): string {
  if (SEATS.includes(key)) return players[Number(value)] ?? NUMBERED[language](Number(value));
  if (!Array.isArray(value)) return named(words, String(value), language);
  return value.map((item: unknown) => word(words, key.replace(/s$/, ''), item, language, players)).join(AND[language]);
}
