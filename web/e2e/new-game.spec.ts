/** docs/new-game.md, done for the page: a game that nobody here has heard of is added, and played to the end. */

import { forget, projectWithFifthGame } from './fifth';
import { expect, settle, SIZES, tableOf, test } from './harness';
import { playByClicks } from './player';
import { HamletServer } from './server';

test('a fifth game is two copied folders and a line, and can be played', async ({ page }) => {
  const project = await projectWithFifthGame();
  const server = await HamletServer.start(project);
  try {
    await page.setViewportSize(SIZES.phone);
    await settle(page);
    await page.goto(server.url);
    const place = page.locator('[data-game="ducklings"]');
    await expect(place).toContainText('Ducklings');
    await expect(place.locator('.sign')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-game]')).toHaveCount(5);
    await expect(page.locator('[data-game="piggyback"]')).toContainText('Piggyback');

    await place.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ducklings');
    await expect(page.locator('[data-act="players"][aria-pressed="true"]')).toHaveAttribute(
      'data-count',
      '3',
    );
    await page.locator('[data-act="more"]').click();
    await expect(page.locator('[data-option="shape"]')).toContainText('Winding');
    await page.locator('dialog [data-act="close"]').click();

    await page.locator('[data-act="begin"]').click();
    await playByClicks(page);
    await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
  } finally {
    // A page that is still open would complain that its server is gone.
    await page.close();
    await server.close();
    await forget(project);
  }
});
