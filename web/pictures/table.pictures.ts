/** Every picture of the page in the README and the docs; each is a real page of a real server. */

import { fileURLToPath } from 'node:url';
import { expect, openTable, settle, SIZES, test, type Page, type SizeName } from '../e2e/harness';
import { playByClicks } from '../e2e/player';
import type { NewTable } from '../src/types/wire';
import { PLAYERS, POSITIONS, TOUCHED } from './positions';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

async function take(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(700);
  await page.screenshot({ path: `${folder}${name}.jpg`, type: 'jpeg', quality: 82, animations: 'disabled' });
}

/** A table of people here, from a position, with real dice: nothing in it is left to chance. */
function still(game: string): NewTable {
  const names = ['Rose', 'Basile', 'Nour', 'Léo', 'Ada'];
  const players = PLAYERS[game] ?? 3;
  const chairs = names.slice(0, players).map((name) => ({ kind: 'here' as const, name }));
  return { game, players, chairs, dice: 'entered', position: POSITIONS[game] ?? {} };
}

const WINDOWS: Array<[SizeName, 'en' | 'fr', string]> = [
  ['desktop', 'en', ''],
  ['phone', 'fr', '-phone'],
];

for (const [size, language, suffix] of WINDOWS) {
  test(`village and chairs, ${size}`, async ({ page, server }) => {
    await page.setViewportSize(SIZES[size]);
    await settle(page, { language });
    await page.goto(server.url);
    await expect(page.locator('[data-game="woofy"]').first()).toBeVisible();
    await take(page, `village${suffix}`);
    await page.goto(`${server.url}/new/piggyback`);
    await expect(page.locator('[data-act="begin"]').first()).toBeVisible();
    await take(page, `chairs${suffix}`);
  });

  for (const game of ['piggyback', 'woofy', 'three_little_pigs', 'cochonstructeurs']) {
    test(`${game}, ${size}`, async ({ page, server }) => {
      await page.setViewportSize(SIZES[size]);
      await openTable(page, server, still(game), { language });
      await expect(page.locator('[data-move], [data-choose]').first()).toBeVisible();
      for (const move of TOUCHED[game] ?? []) await page.locator(`[data-move="${move}"]`).first().click();
      await page.waitForTimeout(3000); // who has the tablet is said for a moment
      await take(page, `table-${game}${suffix}`);
    });
  }
}

test('the end, and a match seen again', async ({ page, server }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  const { table } = await openTable(page, server, {
    game: 'three_little_pigs',
    players: 2,
    chairs: [
      { kind: 'here', name: 'Rose' },
      { kind: 'bot', name: 'Truffe', bot: 'greedy' },
    ],
  });
  await playByClicks(page, { seed: 3 });
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.waitForTimeout(3000);
  await take(page, 'end');
  await page.goto(`${server.url}/replay/${table}?at=60`);
  await page.locator('[data-act="check"]').click();
  await expect(page.locator('[data-verdict="fair"]')).toBeVisible();
  await take(page, 'replay');
});
