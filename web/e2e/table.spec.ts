/** Every screen of the table: nothing for axe to find, no text cut or overlapping, keys and words that work. */

import { checkText } from './boxes';
import {
  checkAxe,
  expect,
  holdTime,
  letTimeGo,
  openTable,
  SIZES,
  settle,
  tableOf,
  test,
  visitor,
  type Page,
  type SizeName,
} from './harness';
import { playByClicks, touch } from './player';

const TWO_HERE = {
  game: 'woofy',
  players: 3,
  chairs: [
    { kind: 'here' as const, name: 'Rose', character: 'flower' },
    { kind: 'here' as const, name: 'Maximilienne', character: 'glasses' },
    { kind: 'bot' as const, bot: 'piglet', name: 'Piglet' },
  ],
};
/** One house face away from the end, with real dice. */
const ALMOST_WON = {
  ...TWO_HERE,
  dice: 'entered' as const,
  position: { parts: 4, pigs: { red: 'brick', green: 'brick', blue: 5 }, seat: 0, phase: 'choosing' },
};
const ALMOST_LOST = {
  ...TWO_HERE,
  dice: 'entered' as const,
  position: { wolf: 3, pigs: { red: 'pot', green: 'pot', blue: 4 }, seat: 0, phase: 'choosing' },
};

/** Texts are measured in every window; what axe looks for does not depend on its width. */
async function check(page: Page): Promise<void> {
  await checkText(page);
  if (page.viewportSize()?.width === SIZES.phone.width) await checkAxe(page);
}

for (const language of ['en', 'fr'] as const) {
  for (const size of Object.keys(SIZES) as SizeName[]) {
    test.describe(`${size}, ${language}`, () => {
      test.use({ viewport: SIZES[size] });

      test('the table and its panels', async ({ page, server }) => {
        test.slow();
        await holdTime(page);
        await openTable(page, server, TWO_HERE, { language });
        await expect(page.locator('[data-act="pass"]')).toBeVisible();
        await check(page);
        await page.clock.runFor(3000);
        await expect(page.locator('[data-act="pass"]')).toBeHidden();
        await letTimeGo(page);
        await playByClicks(page, { moves: 3 });
        for (const panel of ['story', 'rules', 'menu']) {
          await page.locator(`[data-act="${panel}"]`).click();
          await check(page);
        }
        await page.locator('[data-act="rules"]').click();
        await page.locator('[data-act="topic"]').first().click();
        await check(page);
      });

      test('waiting, and sitting down', async ({ page, server, guard, browser }) => {
        const chairs = [TWO_HERE.chairs[0], { kind: 'elsewhere' as const }].filter(
          (chair) => chair !== undefined,
        );
        const { table } = await openTable(
          page,
          server,
          { game: 'woofy', players: 2, wait: true, chairs },
          { language },
        );
        await expect(page.locator('[data-act="begin"]')).toBeVisible();
        await check(page);
        const guest = await visitor(browser, guard, size, { language });
        await guest.goto(`${server.url}/table/${table}`);
        await expect(guest.locator('[data-act="sit"]')).toBeVisible();
        await check(guest);
        await guest.locator('[data-act="sit"]').click();
        await page.locator('[data-act="begin"]').click();
        await guest.locator('[data-act="emote"]').click();
        await check(guest);
        await guest.context().close();
      });

      test('real dice, and the end', async ({ page, server }) => {
        test.slow();
        await openTable(page, server, ALMOST_WON, { language });
        await page.locator('[data-move="blue"]').click();
        await expect(page.locator('#own-dice')).toBeVisible();
        await check(page);
        await page.locator('[data-move="house"]').last().click();
        await page.locator('[data-move="brick"]').click();
        await expect(page.getByRole('dialog')).toBeVisible();
        await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
        await check(page);
      });
    });
  }
}

test.describe('in any window', () => {
  test.use({ viewport: SIZES.tablet });

  test('the wolf may win, too', async ({ page, server }) => {
    await openTable(page, server, ALMOST_LOST);
    await page.locator('[data-move="blue"]').click();
    await page.locator('[data-move="wolf"]').last().click();
    await expect(page.getByRole('dialog')).toContainText('The wolf has won');
    await page.locator('[data-act="look"]').click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.locator('[data-act="ending"]').click();
    await expect(page.locator('[data-act="again"]')).toBeVisible();
  });

  test('the end tells luck from choice, and shows the moment again', async ({ page, server, guard }) => {
    test.slow();
    // On a slow machine the page is told to ask for the review once more.
    guard.allow(/status of 429 .*\/review/);
    await page.setViewportSize(SIZES.phone);
    const { table } = await openTable(page, server, ALMOST_LOST, { language: 'fr' });
    await page.locator('[data-move="blue"]').click();
    await page.locator('[data-move="wolf"]').last().click();
    await page.locator('[data-act="review"]').click();
    await expect(page.locator('[data-review]')).toContainText('Hasard', { timeout: 300_000 });
    await expect(page.locator('[data-review] .players > li')).toHaveCount(3);
    await check(page);
    await page.locator('[data-act="back"]').click();
    await expect(page.locator('[data-act="again"]')).toBeVisible();
    await page.locator('[data-act="review"]').click();
    await page.locator('[data-act="moment"]').first().click();
    await expect(page).toHaveURL(new RegExp(`/replay/${table}\\?at=\\d+$`));
  });

  test('escape closes the panel, and the focus is where it was', async ({ page, server }) => {
    await openTable(page, server, TWO_HERE);
    await page.locator('[data-act="rules"]').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'The rules' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'The rules' })).toBeHidden();
    await expect(page.locator('[data-act="rules"]')).toBeFocused();
  });

  test('what happens is said to those who listen, in their language', async ({ page, server }) => {
    await openTable(page, server, TWO_HERE, { language: 'fr' });
    await expect(page.getByRole('log')).toContainText('À toi, Rose');
    await playByClicks(page, { moves: 1 });
    await expect(page.getByRole('log')).toContainText('Rose lance le dé');
  });

  test('a tap jumps to the end of a story', async ({ page, server }) => {
    await holdTime(page);
    await openTable(page, server, TWO_HERE, { pace: 30, still: false });
    await touch(page, '[data-move]');
    await expect(tableOf(page)).toHaveAttribute('data-busy', 'true');
    await expect(page.locator('[data-move]')).toHaveCount(0);
    await page.clock.runFor(450); // the second tap of a double tap does not jump
    await page.locator('main').click({ position: { x: 20, y: 20 } });
    await expect(tableOf(page)).toHaveAttribute('data-busy', 'false');
    await expect(page.locator('[data-move]').first()).toBeVisible();
  });

  test('the coach shows a move', async ({ page, server }) => {
    test.slow();
    await openTable(page, server, TWO_HERE);
    // A coach that is long in waking up is asked again, as a person would.
    await expect(async () => {
      await page.locator('[data-act="hint"]').click();
      await expect(page.locator('.hinted')).toBeVisible({ timeout: 20_000 });
    }).toPass();
    await expect(page.getByRole('status').getByRole('button', { name: 'Close' })).toBeVisible();
  });

  test('the page never scrolls while playing', async ({ page, server }) => {
    await openTable(page, server, TWO_HERE);
    await expect(tableOf(page)).toBeVisible();
    const overflow = await page.evaluate(() => ({
      across: document.documentElement.scrollWidth - innerWidth,
      down: document.documentElement.scrollHeight - innerHeight,
    }));
    expect(overflow).toEqual({ across: 0, down: 0 });
  });

  test('a table that is gone', async ({ page, server }) => {
    await settle(page);
    await page.goto(`${server.url}/table/ffffffffffffffffffffffff`);
    await expect(page.locator('[data-act="home"]')).toBeVisible();
    await expect(page.locator('.sleeper')).toBeVisible();
    await checkText(page);
    await checkAxe(page);
  });
});
