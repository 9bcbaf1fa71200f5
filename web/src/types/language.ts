/** The languages: every folder in `src/hamlet/languages`. */

/** The name of a folder: `en`, `fr`, … */
export type Language = string;

/** What `language.toml` says. */
export interface LanguageFacts {
  /** What its speakers call it. */
  name: string;
  /** For the voice, plurals and lists: `fr-FR`. */
  locale: string;
  /** Functions for catalogues: what one puts before a word, and before a vowel. */
  elision?: Record<string, [plain: string, short: string]>;
  /** What a word begins with that shortens the one before it, as a regular expression. */
  vowel?: string;
}

const FOUND = import.meta.glob<LanguageFacts>('../../../src/hamlet/languages/*/language.toml', {
  eager: true,
  import: 'default',
});

/** In this language there is every sentence. */
export const REFERENCE: Language = 'en';

export const LANGUAGES: Record<Language, LanguageFacts> = Object.fromEntries(
  Object.entries(FOUND).map(([path, facts]) => [path.split('/').at(-2) as string, facts]),
);

/** The language that is wanted, without its region if need be; the reference if there is none such. */
export function spoken(wanted: readonly string[]): Language {
  const plain = wanted.flatMap((one) => [one.toLowerCase(), one.toLowerCase().split('-')[0] as string]);
  return plain.find((one) => Object.hasOwn(LANGUAGES, one)) ?? REFERENCE;
}

/** What a language is known by. */
export function facts(language: Language): LanguageFacts {
  return LANGUAGES[language] ?? (LANGUAGES[REFERENCE] as LanguageFacts);
}
