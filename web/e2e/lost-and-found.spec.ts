/** Whatever is lost on the way (a page, a server, the network), the game is found again. */

import {
  expect,
  holdTime,
  letTimeGo,
  openTable,
  SIZES,
  settle,
  tableOf,
  test,
  versionOf,
  visitor,
  type Page,
} from './harness';
import { playByClicks } from './player';

const WITH_A_ROBOT = {
  game: 'woofy',
  players: 2,
  chairs: [
    { kind: 'here' as const, name: 'Rose' },
    { kind: 'bot' as const, bot: 'piglet', name: 'Piglet' },
  ],
};
const FROM_TWO_HOMES = {
  game: 'woofy',
  players: 2,
  wait: true,
  chairs: [{ kind: 'here' as const, name: 'Rose' }, { kind: 'elsewhere' as const }],
};

test.use({ viewport: SIZES.tablet });

/** Has these people play until one of them may take a move back, with which nobody goes on. */
async function whoMayTakeBack(pages: Page[]): Promise<Page> {
  for (let seed = 0; ; seed += 1) {
    for (const page of pages) {
      if ((await page.locator('[data-move]').count()) === 0) continue;
      const version = await versionOf(page);
      await playByClicks(page, { moves: 1, seed });
      await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
      if (await page.locator('[data-act="undo"]').isEnabled()) return page;
    }
  }
}

test('a refresh in the middle ends in the same game', async ({ page, server }) => {
  await openTable(page, server, WITH_A_ROBOT);
  await playByClicks(page, { moves: 5 });
  await expect(page.locator('[data-move]').first()).toBeVisible();
  const version = await versionOf(page);
  const told = await page
    .locator('[data-act="story"]')
    .click()
    .then(() => page.locator('ol li').allTextContents());
  await page.reload();
  await expect(tableOf(page)).toHaveAttribute('data-version', String(version));
  await page.locator('[data-act="story"]').click();
  expect(await page.locator('ol li').allTextContents()).toEqual(told);
  await page.locator('[data-act="close"]').click();
  await playByClicks(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a server that is killed and comes back goes on with the game', async ({ page, ownServer, guard }) => {
  guard.allow(/WebSocket|ERR_CONNECTION/);
  await page.clock.install();
  await openTable(page, ownServer, WITH_A_ROBOT);
  await playByClicks(page, { moves: 4 });
  await expect(page.locator('[data-move]').first()).toBeVisible();
  const version = await versionOf(page);
  await ownServer.kill();
  await expect(page.getByText('looking for the table')).toBeVisible();
  await ownServer.up();
  // It is said for two seconds: time passes by one until it is.
  await page.clock.pauseAt(Date.now() + 60_000);
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return page.getByText('Here again!').isVisible();
    })
    .toBe(true);
  await page.clock.resume();
  expect(await versionOf(page)).toBe(version);
  await playByClicks(page);
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a tap without network is made good when it is back', async ({ page, server, guard, context }) => {
  guard.allow(/WebSocket|ERR_INTERNET/);
  await openTable(page, server, WITH_A_ROBOT);
  await expect(page.locator('[data-move]').first()).toBeVisible();
  const version = await versionOf(page);
  await context.setOffline(true);
  await expect(page.getByText('looking for the table')).toBeVisible();
  await playByClicks(page, { moves: 1, unanswered: true });
  expect(await versionOf(page)).toBe(version);
  await context.setOffline(false);
  await expect.poll(() => versionOf(page)).toBeGreaterThan(version);
  await expect(page.getByText('looking for the table')).toBeHidden();
});

test('a second tab sits in the same chair', async ({ page, server, guard, context }) => {
  const { table } = await openTable(page, server, WITH_A_ROBOT);
  const second = await context.newPage();
  guard.watch(second);
  await settle(second);
  await second.goto(`${server.url}/table/${table}`);
  await playByClicks(second, { moves: 3 });
  await expect.poll(async () => (await versionOf(page)) - (await versionOf(second))).toBe(0);
  await playByClicks(page, { moves: 3 });
  await expect.poll(async () => (await versionOf(page)) - (await versionOf(second))).toBe(0);
});

test('two browsers: host and guest by a link, a picture, a move taken back, to the end', async ({
  page,
  server,
  guard,
  browser,
}) => {
  await holdTime(page);
  const { table } = await openTable(page, server, FROM_TWO_HOMES);
  await expect(page.getByText('Free chair', { exact: true })).toBeVisible();
  const guest = await visitor(browser, guard, 'phone', { language: 'fr' });
  await guest.goto(`${server.url}/table/${table}`);
  await guest.getByLabel('Ton nom').fill('Léo');
  await guest.locator('[data-act="sit"]').click();
  await expect(page.getByText('Léo')).toBeVisible();
  await page.locator('[data-act="begin"]').click();
  await expect(tableOf(guest)).toBeVisible();

  await guest.locator('[data-act="emote"]').click();
  await guest.locator('[data-act="emote-pig"]').click();
  await expect(page.getByRole('status').getByText('Oink!')).toBeVisible();
  await letTimeGo(page);

  // Whoever goes somewhere after a roll may ask to take that back; the other one agrees.
  const pages = [page, guest];
  const asker = await whoMayTakeBack(pages);
  const other = asker === page ? guest : page;
  const before = await versionOf(asker);
  await asker.locator('[data-act="undo"]').click();
  await other.locator('[data-act="agree"]').click();
  await expect.poll(() => versionOf(page)).toBe(before + 2);

  await Promise.all(pages.map((one, seed) => playByClicks(one, { seed })));
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(guest.getByRole('dialog')).toBeVisible();

  await guest.locator('[data-act="again"]').click();
  await expect(guest).not.toHaveURL(new RegExp(table));
  await page.locator('[data-act="again"]').click();
  await expect(page).toHaveURL(guest.url());
  await expect(page.locator('.table[data-version]')).toBeVisible();
  await guest.context().close();
});

test('a spectator sees everything and touches nothing', async ({ page, server, guard, browser }) => {
  const { table } = await openTable(page, server, WITH_A_ROBOT);
  const watching = await visitor(browser, guard, 'desktop');
  await watching.goto(`${server.url}/table/${table}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your turn, Rose!');
  await expect(watching.getByRole('heading', { level: 1 })).toHaveText('It is Rose’s turn');
  await playByClicks(page, { moves: 4 });
  await expect.poll(async () => (await versionOf(page)) - (await versionOf(watching))).toBe(0);
  await expect(watching.locator('[data-move]')).toHaveCount(0);
  await watching.context().close();
});

test('a visitor may sit down in a free chair after the beginning, or just watch', async ({
  page,
  server,
  guard,
  browser,
}) => {
  const { table } = await openTable(page, server, FROM_TWO_HOMES);
  await page.locator('[data-act="begin"]').click();
  await expect(tableOf(page)).toBeVisible();
  const guest = await visitor(browser, guard, 'tablet');
  await guest.goto(`${server.url}/table/${table}`);
  await guest.locator('[data-act="watch"]').click();
  await expect(tableOf(guest)).toBeVisible();
  await guest.reload();
  await guest.getByLabel('Your name').fill('Max');
  await guest.locator('[data-act="sit"]').click();
  await expect(tableOf(guest)).toBeVisible();
  await expect(guest.locator('[data-act="emote"]')).toBeVisible();
  await guest.locator('[data-act="menu"]').click();
  await guest.locator('[data-act="leave"]').click();
  await expect(guest).toHaveURL(`${server.url}/`);
  await guest.goto(`${server.url}/table/${table}`);
  await expect(guest.locator('[data-act="sit"]')).toBeVisible();
  await guest.context().close();
});

test('a table that never was says so, and leads home', async ({ page, server }) => {
  await settle(page);
  await page.goto(`${server.url}/table/000000000000000000000000`);
  await expect(page.getByRole('heading')).toHaveText('This table has been cleared away.');
  await page.locator('[data-act="home"]').click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('a chair is handed to a robot, and the match goes on without us', async ({ page, server }) => {
  await openTable(page, server, WITH_A_ROBOT);
  await page.locator('[data-act="menu"]').click();
  await page.locator('[data-act="hand"]').click();
  await expect(page.locator('[data-move]')).toHaveCount(0);
  await expect(page.getByRole('dialog')).toBeVisible();
});
