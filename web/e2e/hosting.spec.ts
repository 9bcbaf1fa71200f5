/** A host and their guests: the way to the table, its chairs, how it is run, and its end. */

import qrcode from 'qrcode-generator';
import type { TableState } from '../src/types/wire';
import { checkText } from './boxes';
import { checkAxe, expect, openTable, SIZES, tableOf, test, visitor, type Page } from './harness';
import { HamletServer, ROOT } from './server';

const TABLE = {
  game: 'woofy',
  players: 4,
  wait: true,
  chairs: [
    { kind: 'here' as const, name: 'Rose', character: 'mason' },
    { kind: 'elsewhere' as const },
    { kind: 'bot' as const, bot: 'piglet', name: 'Piglet' },
    { kind: 'elsewhere' as const },
  ],
};

const chair = (page: Page, seat: number) => page.locator(`[data-chair="${seat}"]`);
const pressed = (page: Page, act: string) =>
  expect(page.locator(`[data-act="${act}"]`)).toHaveAttribute('aria-pressed', 'true');

test('the waiting room: chairs are freed, locked and left, and the table is run', async ({
  page,
  server,
  guard,
  browser,
}) => {
  await page.setViewportSize(SIZES.phone);
  const { table } = await openTable(page, server, TABLE, { language: 'fr' });
  const guest = await visitor(browser, guard, 'phone');
  await guest.goto(`${server.url}/table/${table}`);
  await guest.getByLabel('Your name').fill('Max');
  await guest.locator('[data-act="sit"]').click();
  await expect(chair(page, 1)).toContainText('Max');
  await checkText(page);
  await checkAxe(page);

  await chair(guest, 1).locator('[data-act="get-up"]').click();
  await expect(guest.locator('[data-act="sit"]')).toBeVisible();
  await expect(chair(page, 1)).toContainText('Chaise libre');
  await chair(page, 1).locator('[data-act="lock"]').click();
  await chair(page, 2).locator('[data-act="free"]').click();
  await expect(chair(page, 2)).toContainText('Chaise libre');
  await chair(page, 3).locator('[data-act="sit-here"]').click();
  await expect(chair(page, 3).locator('[data-act="get-up"]')).toBeVisible();

  for (const act of ['clock-300', 'watching-none', 'door-village']) {
    await page.locator(`[data-act="${act}"]`).click();
    await pressed(page, act);
  }
  await expect(guest.getByText('The clock runs: 5 minutes for a move')).toBeVisible();
  const { view } = (await (await fetch(`${server.url}/api/tables/${table}`)).json()) as TableState;
  expect(view).toMatchObject({ clock: 300, spectators: false, listed: true });
  expect(view.chairs.map(({ kind, taken, closed }) => [kind, taken, closed])).toEqual([
    ['here', true, false],
    ['bot', false, true],
    ['elsewhere', false, false],
    ['here', true, false],
  ]);
  await guest.context().close();
});

test('in mid-match a robot’s chair is freed, taken and freed again, and the table is closed', async ({
  page,
  server,
  guard,
  browser,
}) => {
  await page.setViewportSize(SIZES.desktop);
  const { table } = await openTable(page, server, TABLE);
  await page.locator('[data-act="begin"]').click();
  await page.locator('[data-act="menu"]').click();
  await checkText(page);
  await checkAxe(page);
  await chair(page, 2).locator('[data-act="free"]').click();
  await expect(chair(page, 2)).toContainText('Free chair');
  for (const seat of [1, 3]) await chair(page, seat).locator('[data-act="lock"]').click();

  const guest = await visitor(browser, guard, 'phone', { language: 'fr' });
  await guest.goto(`${server.url}/table/${table}`);
  await guest.getByLabel('Ton nom').fill('Léo');
  await guest.locator('[data-act="sit"]').click();
  await expect(tableOf(guest)).toBeVisible();
  await expect(chair(page, 2)).toContainText('Léo');
  await page.locator('[data-act="clock-86400"]').click();
  await guest.locator('[data-act="menu"]').click();
  await expect(guest.getByText('L’horloge tourne')).toContainText('1 jour');
  await expect(guest.locator('[data-act="close-table"]')).toHaveCount(0);

  await chair(page, 2).locator('[data-act="free"]').click();
  await expect(guest.locator('[data-act="sit"]')).toBeVisible();
  await page.locator('[data-act="close-table"]').click();
  await page.locator('[data-act="close-no"]').click();
  await page.locator('[data-act="close-table"]').click();
  await page.locator('[data-act="close-yes"]').click();
  await expect(page.getByRole('heading', { name: 'This table has been closed.' })).toBeVisible();
  await expect(guest.getByRole('heading', { name: 'Cette table a été fermée.' })).toBeVisible();
  await checkAxe(page);
  await page.locator('[data-act="home"]').click();
  await expect(page.locator('[data-act="new"]').first()).toBeVisible();
  await expect(page.locator('[data-act="continue"]')).toHaveCount(0);
  await guest.context().close();
});

test('a robot moves for who takes longer than the clock, and says so', async ({ page, server }) => {
  const chairs = [
    { kind: 'here' as const, name: 'Rose' },
    { kind: 'bot' as const, bot: 'greedy' },
  ];
  await openTable(page, server, { game: 'woofy', players: 2, clock: 1, chairs });
  await expect(page.getByRole('log')).toContainText('Time is up: a robot moves for Rose.');
});

/** The squares of a link's code, as the page draws them. */
function squares(link: string): string {
  const code = qrcode(0, 'M');
  code.addData(link);
  code.make();
  const all = [...Array(code.getModuleCount()).keys()];
  return all
    .flatMap((row) =>
      all.filter((column) => code.isDark(row, column)).map((column) => `M${column} ${row}h1v1h-1z`),
    )
    .join('');
}

test('with --lan the code to scan leads other devices here', async ({ page }) => {
  const open = await HamletServer.start(ROOT, ['--lan']);
  try {
    const { table } = await openTable(page, open, TABLE);
    const { address } = (await (await fetch(`${open.url}/api/lan`)).json()) as { address: string };
    expect(address).not.toMatch(/127\.0\.0\.1|localhost/);
    const link = `${address}/table/${table}`;
    await expect(page.locator('.link')).toHaveText(link);
    await expect(page.locator('.code path')).toHaveAttribute('d', squares(link));
    await expect(page.getByText('--lan')).toHaveCount(0);
    expect((await fetch(link)).ok).toBe(true);
    await page.close();
  } finally {
    await open.close();
  }
});
