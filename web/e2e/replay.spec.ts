import { readFile, writeFile } from 'node:fs/promises';
import type { Browser } from '@playwright/test';
import type { TableState } from '../src/types/wire';
import { checkText } from './boxes';
import { checkAxe, expect, playedOut, settle, SIZES, tableOf, test, type Page } from './harness';
import type { HamletServer } from './server';

/** A match that robots have played to its end. */
async function played(browser: Browser, server: HamletServer, game: string): Promise<TableState> {
  const table = await playedOut(browser, server, {
    game,
    players: 2,
    chairs: [
      { kind: 'bot', bot: 'greedy' },
      { kind: 'bot', bot: 'random' },
    ],
  });
  return (await (await fetch(`${server.url}/api/tables/${table}`)).json()) as TableState;
}

const replayOf = (page: Page) => page.locator('.replay');

/** Everything that the board says of itself. */
async function board(page: Page): Promise<string[]> {
  const labels = page.locator('.board svg [aria-label], .hero svg [aria-label]');
  return (
    await labels.evaluateAll((found) => found.map((one) => one.getAttribute('aria-label') ?? ''))
  ).sort();
}

for (const game of ['piggyback', 'woofy', 'three_little_pigs', 'cochonstructeurs']) {
  test(`${game} seen again ends as it ended`, async ({ page, browser, server }) => {
    test.slow();
    const state = await played(browser, server, game);
    await page.setViewportSize(SIZES.desktop);
    await settle(page, { language: 'fr' });
    await page.goto(`${server.url}/replay/${state.table}`);
    await expect(replayOf(page)).toHaveAttribute('data-moment', '0');
    await page.locator('[data-act="on"]').click();
    await expect(replayOf(page)).toHaveAttribute('data-moment', '1');
    await page.keyboard.press('End');
    const last = (await replayOf(page).getAttribute('data-last')) ?? '';
    expect(Number(last)).toBeGreaterThan(10);
    await expect(replayOf(page)).toHaveAttribute('data-moment', last);
    const replayed = await page.evaluate(
      async (table) =>
        (await (await fetch(`/api/tables/${table}/replay`)).json()) as {
          steps: Array<{ position: unknown }>;
        },
      state.table,
    );
    expect(replayed.steps.at(-1)?.position).toEqual(state.view.position);
    const again = await board(page);
    expect(again.length).toBeGreaterThan(0);
    await page.locator('[data-act="check"]').click();
    await expect(replayOf(page)).toHaveAttribute('data-verdict', 'fair');
    await checkAxe(page);
    await checkText(page);
    await page.goto(`${server.url}/table/${state.table}`);
    await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
    await expect.poll(() => board(page)).toEqual(again);
  });
}

test('keys, slider and a link lead to a moment', async ({ page, browser, server }) => {
  const { table } = await played(browser, server, 'piggyback');
  await page.clock.install();
  await page.setViewportSize(SIZES.phone);
  await settle(page, { language: 'fr' });
  await page.goto(`${server.url}/replay/${table}?at=12`);
  await expect(replayOf(page)).toHaveAttribute('data-moment', '12');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(replayOf(page)).toHaveAttribute('data-moment', '13');
  expect(new URL(page.url()).search).toBe('?at=13');
  await page.locator('[data-act="slider"]').fill('7');
  await expect(replayOf(page)).toHaveAttribute('data-moment', '7');
  await page.reload();
  await expect(replayOf(page)).toHaveAttribute('data-moment', '7');
  await page.keyboard.press('Home');
  await page.clock.pauseAt(Date.now() + 60_000); // so that it does not run to its end meanwhile
  await page.locator('[data-act="run"]').click();
  await expect
    .poll(async () => {
      await page.clock.runFor(60);
      return Number(await replayOf(page).getAttribute('data-moment'));
    })
    .toBeGreaterThan(4);
  await page.locator('[data-act="run"]').click();
  await page.clock.resume();
  await checkAxe(page);
  await checkText(page);
});

test('an altered match file is caught by the dice', async ({ page, browser, server }, info) => {
  const { table } = await played(browser, server, 'woofy');
  await page.setViewportSize(SIZES.tablet);
  await settle(page);
  await page.goto(`${server.url}/replay/${table}`);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-act="save"]').click(),
  ]);
  const text = await readFile(await saved.path(), 'utf8');
  const honest = info.outputPath('honest.hamlet');
  await writeFile(honest, text);
  await page.goto(`${server.url}/replay`);
  await checkAxe(page);
  await page.locator('[data-act="file"]').setInputFiles(honest);
  await page.locator('[data-act="check"]').click();
  await expect(replayOf(page)).toHaveAttribute('data-verdict', 'fair');

  // The last roll of a match of Woofy that was lost is the wolf; say that it was another face.
  const rolls = [...text.matchAll(/"\* (\w+)"/g)];
  const roll = rolls.at(-1);
  if (!roll) throw new Error('no roll in the file');
  const other = roll[1] === 'wolf' ? 'house' : 'wolf';
  const altered = info.outputPath('altered.hamlet');
  await writeFile(
    altered,
    `${text.slice(0, roll.index)}"* ${other}"${text.slice(roll.index + roll[0].length)}`,
  );
  await page.locator('[data-act="other"]').click();
  await page.locator('[data-act="file"]').setInputFiles(altered);
  await page.locator('[data-act="check"]').click();
  await expect(replayOf(page)).toHaveAttribute('data-verdict', 'broken');
  await expect(page.locator('[data-act="verdict"]')).toContainText(`${rolls.length}`);
  await checkText(page);
});

test('what is not a match is refused in plain words', async ({ page, server, guard }, info) => {
  guard.allow(/status of 4\d\d/);
  await page.setViewportSize(SIZES.phone);
  await settle(page, { language: 'fr' });
  await page.goto(`${server.url}/replay`);
  const file = info.outputPath('poem.txt');
  await writeFile(file, 'Il était une fois trois petits cochons.');
  await page.locator('[data-act="file"]').setInputFiles(file);
  await expect(page.getByRole('alert')).toContainText('fichier de partie');
  await checkAxe(page);
  await page.goto(`${server.url}/replay/nowhere`);
  await expect(page.getByRole('alert')).toBeVisible();
});
