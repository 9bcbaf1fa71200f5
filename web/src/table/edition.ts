/** Which edition a match is played with, for those who would else take it for the usual one. */

import type { Language } from '../types/language';
import type { Welcome } from '../types/wire';
import { tableWord } from '../words/sections';

type GameEdition = Welcome['edition'];

/** What is said of an edition that is not the usual one; nothing of the usual one. */
export function editionSaid(edition: GameEdition, usual: GameEdition, language: Language): string {
  if (contents(edition) === contents(usual)) return '';
  return edition.name === usual.name
    ? tableWord('edition-changed', language)
    : tableWord('edition', language, { name: edition.name });
}

/** The same text for the same contents, in whatever order they were written. */
function contents(edition: GameEdition): string {
  return JSON.stringify(edition, (_key, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
      : value,
  );
}
