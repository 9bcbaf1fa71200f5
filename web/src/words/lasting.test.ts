import { expect, it } from 'vitest';
import { lasting } from './lasting';

it('is told in the largest unit that tells it whole', () => {
  expect([30, 60, 90, 300, 7200, 86_400].map((seconds) => lasting(seconds, 'en'))).toEqual([
    '30 seconds',
    '1 minute',
    '90 seconds',
    '5 minutes',
    '2 hours',
    '1 day',
  ]);
  expect(lasting(86_400, 'fr')).toMatch(/^1\sjour$/);
});
