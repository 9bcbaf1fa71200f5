import { expect, it } from 'vitest';
import { FIRST_MS, LONGEST_MS, waitBefore } from './backoff';

it('waits longer every time, within bounds, and never all pages alike', () => {
  const waits = Array.from({ length: 12 }, (_, attempt) => waitBefore(attempt, 0.5));
  expect(waits[0]).toBe(FIRST_MS);
  expect(waits.at(-1)).toBe(LONGEST_MS);
  expect(waits).toEqual([...waits].sort((a, b) => a - b));
  expect(waitBefore(3, 0)).toBeLessThan(waitBefore(3, 1));
});
