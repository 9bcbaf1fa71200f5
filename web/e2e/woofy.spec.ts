/** Woofy at a real table: whole matches by finger and by keys, and every kind of decision once. */

import { checkText } from './boxes';
import {
  checkAxe,
  expect,
  hideText,
  openTable,
  SIZES,
  tableOf,
  test,
  versionOf,
  visitor,
  type Page,
} from './harness';
import { playByClicks, playByKeys } from './player';
import type { HamletServer } from './server';
import type { NewTable, TableState, WoofyPosition } from '../src/types/wire';

const family: NewTable = {
  game: 'woofy',
  players: 3,
  chairs: [
    { kind: 'here', name: 'Rose', character: 'flower' },
    { kind: 'here', name: 'Léo', character: 'glasses' },
    { kind: 'bot', bot: 'curly' },
  ],
};

const alone: NewTable = {
  game: 'woofy',
  players: 2,
  chairs: [
    { kind: 'here', name: 'Rose' },
    { kind: 'here', name: 'Léo' },
  ],
};

async function positionOf(server: HamletServer, table: string): Promise<Partial<WoofyPosition>> {
  const answer = await fetch(`${server.url}/api/tables/${table}`);
  return ((await answer.json()) as TableState).view.position as WoofyPosition;
}

/** Nothing is wrong with this screen, in any of the three windows. */
async function checkScreens(page: Page): Promise<void> {
  const usual = page.viewportSize() ?? SIZES.phone;
  for (const size of Object.values(SIZES)) {
    await page.setViewportSize(size);
    await expect(page.locator('[data-move]').first()).toBeVisible();
    await checkText(page);
  }
  await page.setViewportSize(usual);
  await checkAxe(page);
}

test('a family and a bot play a whole match on a phone, in French', async ({ page, server }) => {
  test.slow();
  await page.setViewportSize(SIZES.phone);
  const { table } = await openTable(page, server, family, { language: 'fr', still: true });
  const moves = await playByClicks(page, {
    seed: 3,
    before: async (at, made) => {
      if (made === 1) await checkScreens(at);
    },
  });
  expect(moves).toBeGreaterThan(4);
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
  expect((await positionOf(server, table))['phase']).toBe('over');
  await checkAxe(page);
});

test('a whole match on a large screen, in English, with a house of three parts', async ({ page, server }) => {
  test.slow();
  await page.setViewportSize(SIZES.desktop);
  await openTable(
    page,
    server,
    { ...family, options: { brick_parts: 3, first_player: 'random' } },
    { language: 'en', still: true },
  );
  await playByClicks(page, {
    seed: 5,
    before: async (at, made) => {
      if (made === 2) await checkScreens(at);
    },
  });
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
  await checkAxe(page);
});

test('a match between two browsers ends alike in both', async ({ page, server, browser, guard }) => {
  test.slow();
  await page.setViewportSize(SIZES.desktop);
  const wish: NewTable = {
    ...alone,
    chairs: [{ kind: 'here', name: 'Rose' }, { kind: 'elsewhere' }],
    wait: true,
  };
  const { table } = await openTable(page, server, wish, { language: 'en', still: true });
  const friend = await visitor(browser, guard, 'phone', { language: 'fr', still: true });
  await friend.goto(`${server.url}/table/${table}`);
  await friend.locator('[data-act="sit"]').click();
  await page.locator('[data-act="begin"]').click();
  await expect(tableOf(friend)).toBeVisible();
  await Promise.all([playByClicks(page, { seed: 1 }), playByClicks(friend, { seed: 2 })]);
  for (const at of [page, friend]) await expect(tableOf(at)).toHaveAttribute('data-over', 'true');
  expect(await versionOf(friend)).toBe(await versionOf(page));
  await friend.context().close();
});

test('a whole match by keyboard alone', async ({ page, server }) => {
  test.slow();
  await page.setViewportSize(SIZES.desktop);
  await openTable(page, server, alone, { still: true });
  const moves = await playByKeys(page, { seed: 4 });
  expect(moves).toBeGreaterThan(4);
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
});

test('a whole match without a word to be read', async ({ page, server }) => {
  test.slow();
  await page.setViewportSize(SIZES.phone);
  await openTable(page, server, family, { language: 'fr', wordless: true, still: true });
  await expect(tableOf(page)).toBeVisible();
  await hideText(page);
  await playByClicks(page, { seed: 6 });
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
});

test('a match survives a refresh and a server that is killed', async ({ page, ownServer, guard }) => {
  test.slow();
  guard.allow(/WebSocket|Failed to (load|fetch)|ERR_CONNECTION|net::/);
  await page.setViewportSize(SIZES.phone);
  const { table } = await openTable(page, ownServer, alone, { language: 'fr', still: true });
  await playByClicks(page, { seed: 8, moves: 4 });
  const before = await positionOf(ownServer, table);
  await page.reload();
  await expect(page.locator('[data-move]').first()).toBeVisible();
  expect(await positionOf(ownServer, table)).toEqual(before);
  await ownServer.kill();
  await ownServer.up();
  expect(await positionOf(ownServer, table)).toEqual(before);
  await playByClicks(page, { seed: 9 });
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
});

/** Every kind of decision: what lies on the table, what is touched, and what lies there then. */
const decisions = [
  {
    title: 'goes along the ring',
    position: { phase: 'moving', die: 'red', face: '2', pigs: { red: 10 } },
    move: 'to 8',
    then: { red: 8 },
  },
  {
    title: 'stops where the wolf is',
    position: { phase: 'moving', die: 'red', face: '1', wolf: 9, pigs: { red: 10 } },
    move: 'to 9',
    then: { red: 9 },
  },
  {
    title: 'enters by the exact number',
    position: { phase: 'moving', die: 'red', face: '3', pigs: { red: 9 } },
    move: 'straw',
    then: { red: 'straw' },
  },
  {
    title: 'hides in the wooden house',
    position: { phase: 'hiding', die: 'green', face: 'house', pigs: { green: 2 } },
    move: 'wood',
    then: { green: 'wood' },
  },
  {
    title: 'goes home',
    position: { phase: 'hiding', die: 'blue', face: 'house', parts: 4, pigs: { blue: 2 } },
    move: 'brick',
    then: { blue: 'brick' },
  },
  {
    title: 'builds',
    position: { phase: 'hiding', die: 'blue', face: 'house', parts: 1, pigs: { blue: 20 } },
    move: 'bricks',
    then: { blue: 20 },
    parts: 2,
  },
  {
    title: 'stays',
    position: { phase: 'hiding', die: 'blue', face: 'house', pigs: { blue: 19 } },
    move: 'stay',
    then: { blue: 19 },
  },
  {
    title: 'comes out of the pot',
    position: { phase: 'moving', die: 'red', face: '2', pigs: { red: 'pot', green: 4 } },
    move: 'to 18',
    then: { red: 18 },
  },
];

for (const { title, position, move, then, parts } of decisions) {
  test(`by a tap a pig ${title}`, async ({ page, server }) => {
    await page.setViewportSize(SIZES.phone);
    const { table } = await openTable(
      page,
      server,
      { ...alone, position },
      { language: 'fr', pace: 1, still: true },
    );
    await page.locator(`[data-move="${move}"]`).click();
    await expect.poll(async () => (await positionOf(server, table))['phase']).toBe('choosing');
    const after = await positionOf(server, table);
    expect(after['pigs']).toMatchObject(then);
    if (parts) expect(after['parts']).toBe(parts);
  });
}

test('the pig itself may be tapped instead of its die, and touching a thing explains it', async ({
  page,
  server,
}) => {
  await page.setViewportSize(SIZES.phone);
  await openTable(
    page,
    server,
    { ...alone, dice: 'entered', position: { pigs: { red: 9 } } },
    { language: 'fr', still: true },
  );
  await page.locator('.short').first().click();
  await page.locator('[data-move="2"]').click();
  await page.locator('[data-move="to 7"]').click();
  await page.locator('[data-topic="pot"]').click();
  await expect(page.getByText('La marmite', { exact: false }).first()).toBeVisible();
  await checkText(page);
});
