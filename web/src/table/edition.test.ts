import { beforeAll, expect, it } from 'vitest';
import type { Welcome } from '../types/wire';
import { learn } from '../words/catalogue';
import { editionSaid } from './edition';

beforeAll(() => learn('en', 'table'));

const edition = (contents: Record<string, unknown>): Welcome['edition'] =>
  ({ game: 'woofy', name: 'default', ...contents }) as Welcome['edition'];

it('says nothing of the usual edition, in whatever order it was written', () => {
  const usual = edition({ a: { x: 1, y: [2, { z: 3, w: 4 }] } });
  expect(editionSaid(edition({ a: { y: [2, { w: 4, z: 3 }], x: 1 } }), usual, 'en')).toBe('');
});

it('names another one, or says that it was changed', () => {
  const usual = edition({ steps: 3 });
  expect(editionSaid(edition({ steps: 4 }), usual, 'en')).toBe('A changed edition');
  expect(editionSaid(edition({ steps: 3, name: 'Short' }), usual, 'en')).toBe('Edition: Short');
});
