import { beforeEach, expect, it, vi } from 'vitest';
import type { EditionCard } from '../types/wire';
import { forgetEdition, keepEdition, keptEditions, offered } from './editions';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});

const card = (name: string, title = name): EditionCard =>
  ({ name, contents: { game: 'woofy', name: title } }) as EditionCard;
const names = (cards: EditionCard[]): string[] => cards.map(({ name }) => name);

it('are kept for their game, the newest first, and forgotten again', () => {
  keepEdition('woofy', card('one.toml'));
  keepEdition('woofy', card('two.json'));
  expect(names(keepEdition('woofy', card('one.toml', 'again')))).toEqual(['one.toml', 'two.json']);
  expect(keptEditions('woofy')[0]?.contents.name).toBe('again');
  expect(keptEditions('piggyback')).toEqual([]);
  expect(names(forgetEdition('woofy', 'one.toml'))).toEqual(['two.json']);
});

it('are six at most, and none where nothing sensible is kept', () => {
  for (let n = 0; n < 9; n += 1) keepEdition('woofy', card(`${n}.toml`));
  expect(names(keptEditions('woofy'))).toEqual(['8.toml', '7.toml', '6.toml', '5.toml', '4.toml', '3.toml']);
  kept.set('hamlet.editions.woofy', '{');
  expect(keptEditions('woofy')).toEqual([]);
});

it('stand beside the files of the server, which come first', () => {
  const served = [card('house.toml', 'theirs')];
  const all = offered(served, [card('house.toml', 'ours'), card('mine.toml')]);
  expect(all.map(({ contents }) => contents.name)).toEqual(['theirs', 'mine.toml']);
});
