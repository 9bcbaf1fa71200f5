/** How long to wait before knocking again: quickly at first, then ever more patiently. */

export const FIRST_MS = 250;
export const LONGEST_MS = 8000;

/** `chance` (0 … 1) spreads the pages of a house, so that they do not all knock at once. */
export function waitBefore(attempt: number, chance: number): number {
  const wait = Math.min(LONGEST_MS, FIRST_MS * 1.8 ** attempt);
  return Math.round(wait * (0.75 + 0.5 * chance));
}
