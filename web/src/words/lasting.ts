/** How long something takes, in the words of a language: “30 seconds”, “5 minutes”, “1 jour”. */

import { facts, type Language } from '../types/language';

const UNITS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const;

/** In the largest unit that tells it whole. */
export function lasting(seconds: number, language: Language): string {
  const [unit, each] = UNITS.find(([, length]) => seconds % length === 0) ?? ['second', 1];
  const format = new Intl.NumberFormat(facts(language).locale, { style: 'unit', unit, unitDisplay: 'long' });
  return format.format(seconds / each);
}
