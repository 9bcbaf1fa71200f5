/** Dice of one's own: only dice and the spinner are asked for, and a whole throw in one look. */

import { checkText } from './boxes';
import { checkAxe, expect, openTable, settle, tableOf, test, type Page } from './harness';

const WINDOWS = {
  phone: { width: 390, height: 844 },
  tablet: { width: 1024, height: 768 },
  desktop: { width: 1366, height: 768 },
} as const;
const OWN = {
  game: 'three_little_pigs',
  players: 2,
  chairs: [
    { kind: 'here', name: 'Rose' },
    { kind: 'here', name: 'Léo' },
  ],
  dice: 'own',
} as const;
const own = (page: Page) => page.locator('.own');
const wish = () => ({ ...OWN, chairs: OWN.chairs.map((chair) => ({ ...chair })) });

for (const [size, window] of Object.entries(WINDOWS)) {
  test(`the first question of The Three Little Pigs is a throw of five dice, on a ${size}`, async ({
    page,
    server,
  }) => {
    await page.setViewportSize(window);
    await openTable(page, server, wish(), { language: 'fr' });
    await expect(own(page).locator('ul')).toHaveCount(5);
    const labels = await own(page)
      .locator('[data-face]')
      .evaluateAll((found) => found.map((one) => one.ariaLabel));
    expect(new Set(labels)).toEqual(new Set(['une porte', 'une fenêtre', 'un toit', 'le loup']));
    // Dice in their right colours: the two plain ones are painted otherwise than the three with the wolf.
    const paints = await own(page)
      .locator('ul')
      .evaluateAll((rows) => rows.map((row) => row.querySelector('svg')?.innerHTML.includes('--river')));
    expect(paints).toEqual([true, true, false, false, false]);
    // The turn sign shows whose throw it is, and no glow without a head.
    await expect(page.locator('.sign .head svg').first()).toBeVisible();
    for (const row of await own(page).locator('ul').all()) {
      const box = await row.boundingBox();
      expect(
        box && box.x >= 0 && box.x + box.width <= window.width && box.y + box.height <= window.height,
      ).toBe(true);
    }
    await checkAxe(page);
    await checkText(page);

    const before = Number(await tableOf(page).getAttribute('data-version'));
    await expect(page.locator('[data-act="throw"]')).toBeDisabled();
    for (let die = 0; die < 5; die++) await page.locator(`[data-die="${die}"][data-face="door"]`).click();
    await page.locator('[data-act="throw"]').click();
    await expect(tableOf(page)).toHaveAttribute('data-version', String(before + 1));
    await expect(own(page)).toHaveCount(0);
  });
}

test('one die is one tap; who begins, tiles and cards are drawn by the table', async ({ page, server }) => {
  await page.setViewportSize(WINDOWS.phone);
  for (const game of ['piggyback', 'woofy', 'cochonstructeurs']) {
    const { table } = await openTable(page, server, { ...wish(), game, options: { first_player: 'random' } });
    await expect(tableOf(page)).toBeVisible();
    await expect(own(page)).toHaveCount(0);
    const state = await (await fetch(`${server.url}/api/tables/${table}`)).json();
    expect((state as { view: { actor: unknown } }).view.actor).not.toBe('chance');
  }
});

test('the chairs say what own dice are for', async ({ page, server }) => {
  await settle(page);
  await page.goto(`${server.url}/new/three_little_pigs`);
  await page.locator('[data-act="more"]').click();
  await expect(page.getByText('Tiles and cards are always shuffled by the table.')).toBeVisible();
});
