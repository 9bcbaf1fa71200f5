/** Says the page's sentences. Their keys and blanks are generated: a misspelt one does not compile. */

import { facts, type Language } from '../types/language';
import type { Words } from '../types/words';
import { said } from './catalogue';

/** A file, or a group of a game's file: `village`, `<game>/board`. */
export type Section = keyof Words;
export type Key<S extends Section> = keyof Words[S] & string;
/** What is to be given with a key: a value for each of its blanks, nothing if it has none. */
export type Values<S extends Section, K extends Key<S>> = [Words[S][K]] extends [never]
  ? []
  : [values: Record<Words[S][K] & string, string | number>];

/** A speaker for one section: `say('roll', 'fr')`. */
export function speaker<S extends Section>(section: S) {
  const [file, prefix] = place(section);
  return <K extends Key<S>>(key: K, language: Language, ...values: Values<S, K>): string =>
    said(language, file, prefix + key, values[0] ?? {}) ?? key;
}

/** Finds words that may be missing, such as the names of things in somebody's own edition. */
export function finder(section: Section) {
  const [file, prefix] = place(section);
  return (key: string, language: Language): string | undefined => said(language, file, prefix + key, {});
}

function place(section: Section): [file: string, prefix: string] {
  const [game, group] = section.split('/');
  return group ? [`games/${game}`, `${group}-`] : [section, ''];
}

/** A colour, a face or a thing of a game as it is said inside sentences; itself, if it has no name. */
export function thingWord(game: string, thing: string, language: Language): string {
  return said(language, `games/${game}`, `name-${thing}`, {}) ?? thing;
}

/** What is told of when somebody touches a thing of a game. */
export function topicWord(game: string, topic: string, language: Language): string {
  return said(language, `games/${game}`, `topic-${topic}`, {}) ?? topic;
}

/** How a list is said: “a, b and c”. */
export function listed(words: string[], language: Language): string {
  return new Intl.ListFormat(facts(language).locale, { type: 'conjunction' }).format(words);
}

/** A sentence with a capital at its beginning. */
export function capital(sentence: string, language: Language): string {
  return sentence.charAt(0).toLocaleUpperCase(facts(language).locale) + sentence.slice(1);
}
