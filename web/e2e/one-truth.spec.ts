/** The page knows no rule: what it draws changes with a rule in Python, and with nothing else. */

import type { NewTable } from '../src/types/wire';
import { expect, openTable, SIZES, tableOf, test as base, type Page } from './harness';
import { withMutatedServer } from './mutated';
import { sendOffNote, touch } from './player';
import type { HamletServer } from './server';

const test = base.extend<object, { mutated: HamletServer }>({
  // eslint-disable-next-line no-empty-pattern
  mutated: [async ({}, use) => withMutatedServer(use), { scope: 'worker', timeout: 240_000 }],
});
test.use({ viewport: SIZES.desktop });

const CHAIRS = ['Rose', 'Léo'].map((name) => ({ kind: 'here' as const, name }));

/** A table for two where every chance is entered, on which these things have been touched. */
async function played(page: Page, server: HamletServer, wish: Partial<NewTable>, ...moves: string[]) {
  await openTable(page, server, { game: '', players: 2, chairs: CHAIRS, dice: 'entered', ...wish });
  for (const move of moves) await touch(page, `[data-move="${move}"]`);
}

/** What glows now of these, in order. */
async function offered(page: Page, controls: string): Promise<string[]> {
  const glowing = page.locator(controls);
  await expect(glowing.first()).toBeVisible();
  await sendOffNote(page);
  const names = await glowing.evaluateAll((all) =>
    all.map((one) => one.getAttribute('data-move') ?? one.getAttribute('data-choose') ?? ''),
  );
  return names.sort();
}

test('Woofy: how far a pig goes, and by which way', async ({ page, server, mutated }) => {
  const wish = {
    game: 'woofy',
    position: { phase: 'moving', die: 'red', face: '2', pigs: { red: 10 } },
  };
  for (const [rules, spaces, stops] of [
    [server, ['to 12', 'to 8'], 3],
    [mutated, ['to 13', 'to 7'], 4],
  ] as const) {
    await played(page, rules, wish);
    expect(await offered(page, '[data-move^="to "]')).toEqual(spaces);
    await page.locator(`[data-move="${spaces[1]}"]`).focus();
    const trail = await page.locator('polyline.trail').getAttribute('points');
    expect(trail?.split(' ')).toHaveLength(stops);
  }
});

test('Piggyback: where a hop lands', async ({ page, server, mutated }) => {
  const wish = {
    game: 'piggyback',
    position: { seat: 0, stacks: { '3': ['red'], '4': ['blue'], '9': ['green'], '10': ['yellow'] } },
  };
  const landing = async (rules: HamletServer, face: string): Promise<Array<string | null>> => {
    await played(page, rules, wish, 'roll', face);
    const place = page.locator('[data-move="red"] rect').nth(1);
    return [await place.getAttribute('x'), await place.getAttribute('y')];
  };
  const two = await landing(server, 'red-2');
  const three = await landing(server, 'red-3');
  expect(two).not.toEqual(three);
  expect(await landing(mutated, 'red-2')).toEqual(three);
});

test('Cochonstructeurs: when it is won', async ({ page, server, mutated }) => {
  const wish = {
    game: 'cochonstructeurs',
    position: {
      tiles: ['stone', 'wood', 'sand', 'tile'],
      roles: ['lucky', 'mason'],
      pigs: [{ at: 'home' }, { at: 'home' }],
      built: 4,
      reserve: 'PPBBSSTT',
    },
  };
  await played(page, server, wish, 'build', '6');
  await expect(page.locator('[data-move="nothing"]')).toBeVisible();
  await expect(page.locator('.valley')).not.toHaveAttribute('data-ending');
  await played(page, mutated, wish, 'build', '6');
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
  await expect(page.locator('.valley')).toHaveAttribute('data-ending', 'won');
  await expect(page.getByRole('dialog')).toContainText('You have won together!');
});

test('The Three Little Pigs: what a tile costs', async ({ page, server, mutated }) => {
  const wish = { game: 'three_little_pigs', position: { houses: [[['straw-door']], [['brick-door']]] } };
  const dice = ['door', 'window', 'window', 'window', 'door', 'stop'];
  await played(page, server, wish, ...dice);
  expect(await offered(page, '[data-choose$="-window"]')).toEqual(['straw-window', 'wood-window']);
  await played(page, mutated, wish, ...dice);
  expect(await offered(page, '[data-choose$="-window"]')).toEqual([
    'brick-window',
    'straw-window',
    'wood-window',
  ]);
});

test('a house that is built while a pig is not at home is lost, not won', async ({ page, server }) => {
  await played(
    page,
    server,
    {
      game: 'cochonstructeurs',
      options: { all_home: true },
      position: {
        tiles: ['stone', 'wood', 'sand', 'tile'],
        roles: ['lucky', 'mason'],
        pigs: [{ at: 'home' }, { at: 'den' }],
        built: 7,
        threat: 60,
        seat: 1,
        first: 0,
      },
    },
    'nothing',
  );
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
  await expect(page.locator('.valley')).toHaveAttribute('data-ending', 'lost');
  await expect(page.locator('.valley .arrives')).toBeVisible();
  await expect(page.getByRole('dialog')).toContainText('The wolf has won.');
});
