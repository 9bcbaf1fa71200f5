/** Piggyback at a real table: round one device, between homes, by keys, without a word, through a power cut. */

import { checkText } from './boxes';
import {
  checkAxe,
  expect,
  hideText,
  holdTime,
  openTable,
  SIZES,
  tableOf,
  tellOn,
  test,
  versionOf,
  visitor,
  type Page,
} from './harness';
import { playByClicks, playByKeys } from './player';

const FAMILY = [
  { kind: 'here', name: 'Rose' },
  { kind: 'bot', bot: 'piglet' },
  { kind: 'here', name: 'Léo' },
  { kind: 'bot', bot: 'curly' },
] as const;
/** Near the end, every pig past the first plate, one on another's back. */
const LATE = {
  seat: 0,
  stacks: { '9': ['red', 'green'], '12': ['blue'], '14': ['yellow', 'pink'], '15': ['white'] },
};
const LATE_FOR_TWO = { seat: 0, stacks: { '9': ['red', 'green'], '12': ['blue'], '14': ['yellow'] } };
const chairs = (count: number) => FAMILY.slice(0, count).map((chair) => ({ ...chair }));

/** Nothing of the board is small, cut off or unnamed. */
async function checkBoard(page: Page): Promise<void> {
  await checkText(page);
  await checkAxe(page);
  const small = await page.locator('[data-move]').evaluateAll((all) =>
    all
      .map((control) => ({ move: control.getAttribute('data-move'), box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 48 || box.height < 48)
      .map(({ move, box }) => `${move}: ${box.width} × ${box.height}`),
  );
  expect(small).toEqual([]);
}

test('a family plays on a phone, in French', async ({ page, server }) => {
  test.slow();
  await page.setViewportSize(SIZES.phone);
  await openTable(page, server, { game: 'piggyback', players: 4, chairs: chairs(4) }, { language: 'fr' });
  const moves = await playByClicks(page, {
    before: async (at, made) => {
      if (made % 12 === 2) await checkBoard(at);
    },
  });
  expect(moves).toBeGreaterThan(4);
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
  await checkText(page);
  await checkAxe(page);
});

test('a family plays on a desk, in English', async ({ page, server }) => {
  test.slow();
  await page.setViewportSize(SIZES.desktop);
  await openTable(page, server, {
    game: 'piggyback',
    players: 4,
    chairs: chairs(4),
    options: { shape: 'zigzag' },
  });
  await playByClicks(page, {
    seed: 4,
    before: async (at, made) => {
      if (made % 15 === 3) await checkBoard(at);
    },
  });
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
  await checkAxe(page);
});

test('two pigs each: the pig is chosen on the board', async ({ page, server }) => {
  await page.setViewportSize(SIZES.desktop);
  await openTable(page, server, { game: 'piggyback', players: 3, chairs: chairs(3), position: LATE });
  const chosen = new Set<string>();
  await playByClicks(page, {
    seed: 4,
    before: async (at) => {
      const moves = await at
        .locator('[data-move]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('data-move') ?? ''));
      if (moves.includes('red') && !chosen.has('red')) await checkBoard(at);
      moves.forEach((move) => chosen.add(move));
    },
  });
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
  expect([...chosen]).toEqual(expect.arrayContaining(['roll', 'extend', 'red', 'blue']));
});

test('a turn is told in pictures on a tablet', async ({ page, server }) => {
  await page.setViewportSize(SIZES.tablet);
  await holdTime(page);
  await openTable(page, server, { game: 'piggyback', players: 2, chairs: chairs(2) }, { pace: 1 });
  await expect(page.locator('[data-move="roll"]')).toBeVisible();
  await checkBoard(page);
  await page.locator('[data-move="roll"]').click();
  await tellOn(page);
  await expect(page.locator('[data-move="red"]')).toBeVisible();
  await checkBoard(page);
  await page.locator('[data-move="red"] rect').first().click();
  await tellOn(page);
  await expect(page.locator('ul.unseen')).toContainText(/Space [1-4], from the ground up: red/);
});

test('between two homes', async ({ page, browser, guard, server }) => {
  await page.setViewportSize(SIZES.desktop);
  const wish = {
    game: 'piggyback',
    players: 2,
    chairs: [{ kind: 'here', name: 'Rose' }, { kind: 'elsewhere' }],
    wait: true,
    position: LATE_FOR_TWO,
  } as const;
  const { table } = await openTable(page, server, {
    ...wish,
    chairs: wish.chairs.map((chair) => ({ ...chair })),
  });
  const friend = await visitor(browser, guard, 'phone', { language: 'fr' });
  await friend.goto(`${server.url}/table/${table}`);
  await friend.getByRole('textbox').fill('Léo');
  await friend.locator('[data-act="sit"]').click();
  await page.locator('[data-act="begin"]').click();
  await Promise.all([playByClicks(page, { seed: 2 }), playByClicks(friend, { seed: 3 })]);
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
  await expect(tableOf(friend)).toHaveAttribute('data-over', 'true');
  expect(await versionOf(friend)).toBe(await versionOf(page));
});

test('by keys alone', async ({ page, server }) => {
  await page.setViewportSize(SIZES.desktop);
  await openTable(page, server, { game: 'piggyback', players: 2, chairs: chairs(2), position: LATE_FOR_TWO });
  await playByKeys(page, { seed: 6 });
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
});

test('without a word', async ({ page, server }) => {
  await page.setViewportSize(SIZES.phone);
  await openTable(page, server, { game: 'piggyback', players: 5, chairs: chairs(3) }, { wordless: true });
  await tableOf(page).waitFor();
  await hideText(page);
  await playByClicks(page, { seed: 8 });
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
});

test('a refresh and a power cut end in the same race', async ({ page, ownServer, guard }) => {
  guard.allow(/WebSocket|Failed to load resource|ERR_CONNECTION_REFUSED/);
  await page.setViewportSize(SIZES.phone);
  await openTable(page, ownServer, { game: 'piggyback', players: 2, chairs: chairs(2) }, { language: 'fr' });
  await playByClicks(page, { seed: 5, moves: 5 });
  const state = page.locator('ul.unseen');
  await page.waitForFunction(() => document.querySelector('[data-move]') !== null);
  const before = { version: await versionOf(page), race: await state.allTextContents() };
  await page.reload();
  await page.waitForFunction(() => document.querySelector('[data-move]') !== null);
  expect({ version: await versionOf(page), race: await state.allTextContents() }).toEqual(before);
  await ownServer.kill();
  await ownServer.up();
  await playByClicks(page, { seed: 9 });
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
});
