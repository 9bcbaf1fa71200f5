/** Words of the page, in both languages. A missing translation does not compile, and fails a test. */

import type { Language } from '../boards/board';

export type Text = Record<Language, string>;
/** Key to text; `{name}` in a text is filled in. */
export type Dictionary = Record<string, Text>;

export function fill(template: string, values: Record<string, string | number> = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, key: string) => String(values[key] ?? whole));
}

/** A speaker for one dictionary: `say('roll', 'fr')`. */
export function speaker<D extends Dictionary>(dictionary: D) {
  return (key: keyof D & string, language: Language, values: Record<string, string | number> = {}): string =>
    fill((dictionary[key] as Text)[language], values);
}
