/** Every dictionary of the page says everything in both languages, with the same blanks to fill. */

import { expect, it } from 'vitest';
import type { Dictionary } from './say';

const modules = import.meta.glob<Record<string, unknown>>(
  ['../**/words.ts', '../**/*.words.ts', './*.ts', '!./*.test.ts'],
  { eager: true },
);

/** Any export that maps keys to { en, fr } is a dictionary. */
function isDictionary(value: unknown): value is Dictionary {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const texts = Object.values(value);
  return texts.length > 0 && texts.every((text) => typeof text === 'object' && text !== null && 'en' in text);
}

const dictionaries = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([, value]) => isDictionary(value))
    .map(([name, value]) => [`${path} ${name}`, value as Dictionary] as const),
);
const blanks = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

it('there are dictionaries', () => {
  expect(dictionaries.length).toBeGreaterThan(0);
});

it.each(dictionaries)('%s is whole', (_, dictionary) => {
  for (const [key, text] of Object.entries(dictionary)) {
    expect(Object.keys(text).sort(), key).toEqual(['en', 'fr']);
    expect(text.en.trim(), key).not.toBe('');
    expect(text.fr.trim(), key).not.toBe('');
    expect(blanks(text.fr), key).toEqual(blanks(text.en));
  }
});
