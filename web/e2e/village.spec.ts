/** The village: four places that can be seen, read, reached and tapped in every window. */

import { checkText } from './boxes';
import {
  checkAxe,
  expect,
  makeTable,
  openTable,
  settle,
  SIZES,
  tableOf,
  test,
  visitor,
  type SizeName,
} from './harness';

const GAMES = ['piggyback', 'three_little_pigs', 'woofy', 'cochonstructeurs'];
const PLACE = '[data-act="new"]';
const THUMB = 48;
/** One wolf face away from the end, with real dice. */
const ALMOST_LOST = {
  game: 'woofy',
  players: 2,
  chairs: [
    { kind: 'here' as const, name: 'Rose' },
    { kind: 'here' as const, name: 'Max' },
  ],
  dice: 'own' as const,
  position: { wolf: 3, pigs: { red: 'pot', green: 'pot', blue: 4 }, seat: 0, phase: 'choosing' },
};

for (const size of Object.keys(SIZES) as SizeName[]) {
  for (const language of ['en', 'fr'] as const) {
    test(`the village on a ${size} in ${language}`, async ({ page, server }) => {
      await page.setViewportSize(SIZES[size]);
      await settle(page, { language });
      await page.goto(server.url);
      await expect(page.locator(PLACE)).toHaveCount(4);
      const titles = { en: 'Piggyback', fr: 'La course folle' };
      await expect(page.locator('[data-game="piggyback"]')).toContainText(titles[language]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      for (const game of GAMES) {
        const sign = page.locator(`[data-game="${game}"] .sign`);
        const box = await sign.boundingBox();
        expect(box?.width).toBeGreaterThan(THUMB);
        expect(box?.height).toBeGreaterThan(THUMB);
        const { x, y, width, height } = box as { x: number; y: number; width: number; height: number };
        expect(x >= 0 && y >= 0 && x + width <= SIZES[size].width && y + height <= SIZES[size].height).toBe(
          true,
        );
        await sign.click({ trial: true });
      }
      await checkText(page);
      if (size !== 'tablet') await checkAxe(page);
    });
  }
}

test('the village lies on its side on a phone that does', async ({ page, server }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await settle(page, { language: 'fr' });
  await page.goto(server.url);
  await expect(page.locator('[data-composition="sideways"]')).toBeVisible();
  await expect(page.locator('[data-game="piggyback"]')).toContainText('La course folle');
  await checkText(page);
});

test('a child is playing after two taps', async ({ page, server }) => {
  await page.setViewportSize(SIZES.phone);
  await settle(page);
  await page.goto(server.url);
  await page.locator('[data-game="piggyback"]').click();
  await page.locator('[data-act="begin"]').click();
  await expect(page).toHaveURL(/\/table\/[0-9a-f]{24}$/);
  await expect(page.locator('[data-move]').first()).toBeVisible();
});

test('a table can be gone on with, also after a refresh', async ({ page, server }) => {
  await settle(page);
  await page.goto(`${server.url}/new/woofy`);
  await page.locator('[data-act="begin"]').click();
  await expect(page.locator('[data-move]').first()).toBeVisible();
  const table = page.url();
  await page.goto(server.url);
  await page.reload();
  const ticket = page.locator('[data-act="continue"]');
  await expect(ticket).toHaveCount(1);
  await checkAxe(page);
  await ticket.click();
  await expect(page).toHaveURL(table);
});

test('an open table is found in the village, joined by a stranger, and shows whose turn it is', async ({
  page,
  ownServer,
  guard,
  browser,
}) => {
  const chairs = [
    { kind: 'here' as const, name: 'Grandma', character: 'mason' },
    { kind: 'elsewhere' as const, character: 'scarf' },
  ];
  const wish = { game: 'woofy', players: 2, listed: true, chairs, options: { first_player: 0 } };
  const { table } = await openTable(page, ownServer, wish);
  await expect(page.locator('[data-chair="0"]')).toContainText('Margot');

  const stranger = await visitor(browser, guard, 'phone', { language: 'fr' });
  await stranger.goto(ownServer.url);
  await stranger.locator('[data-act="open"]').click();
  const ticket = stranger.locator('[data-act="join"]');
  await expect(ticket).toContainText('Margot · une chaise libre');
  await checkText(stranger);
  await checkAxe(stranger);
  await ticket.click();
  await expect(stranger.getByText('chacun y porte donc le nom de son cochon')).toBeVisible();
  await expect(stranger.getByRole('textbox')).toHaveCount(0);
  await checkAxe(stranger);
  await stranger.locator('[data-act="sit"]').click();
  await expect(tableOf(stranger)).toBeVisible();
  await expect(stranger.getByText('Grandma')).toHaveCount(0);

  await expect(page.locator('[data-move]').first()).toBeVisible();
  await page.goto(ownServer.url);
  await expect(page.getByRole('link', { name: 'Your turn at Woofy' })).toHaveAttribute(
    'href',
    `/table/${table}`,
  );
  await checkAxe(page);
  await expect(page.locator('[data-act="open"]')).toHaveCount(0);
  await stranger.context().close();
});

test('the album has our matches, the latest first, to go on with, to see again and to keep', async ({
  page,
  server,
}) => {
  await page.setViewportSize(SIZES.phone);
  const begun = await makeTable(server, { game: 'piggyback', players: 2, chairs: [{ kind: 'here' }] });
  await page.addInitScript((table) => {
    const kept = { table, token: '', game: 'piggyback', names: ['Max'], ours: true, over: false, at: 1 };
    if (!localStorage.getItem('hamlet.tables')) localStorage.setItem('hamlet.tables', JSON.stringify([kept]));
  }, begun.table);
  const { table } = await openTable(page, server, ALMOST_LOST);
  await page.locator('[data-move="blue"]').click();
  await page.locator('[data-move="wolf"]').last().click();
  await expect(page.getByRole('dialog')).toContainText('The wolf has won');

  await page.goto(server.url);
  await page.locator('[data-act="album"]').click();
  await expect(page.locator('dialog li')).toHaveText([/Woofy.*Rose and Max/, /Piggyback.*Max/]);
  await expect(page.locator('[data-act="go-on"]')).toHaveAttribute('href', `/table/${begun.table}`);
  await checkText(page);
  await checkAxe(page);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('[data-act="keep"]').click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^woofy-[0-9a-f]{8}\.hamlet$/);
  await page.locator('[data-act="see"]').click();
  await expect(page).toHaveURL(`${server.url}/replay/${table}`);
});

test('a table that was cleared away is no longer gone on with', async ({ page, server, guard }) => {
  guard.allow(/status of 404/);
  await settle(page);
  await page.addInitScript(() => {
    const kept = {
      table: '0'.repeat(24),
      token: 'x',
      game: 'woofy',
      names: ['Rose'],
      ours: true,
      over: false,
    };
    localStorage.setItem('hamlet.tables', JSON.stringify([kept]));
  });
  const answer = page.waitForResponse(/api\/tables\/0+$/);
  await page.goto(server.url);
  await answer;
  await expect(page.locator('[data-act="continue"]')).toHaveCount(0);
});

test('wishes are kept', async ({ page, server }) => {
  await settle(page, { language: 'en', sound: true, still: false });
  await page.addInitScript(() => {
    const voice = { lang: 'xx' } as SpeechSynthesisVoice;
    Object.defineProperty(speechSynthesis, 'getVoices', {
      value: () => (localStorage.getItem('mute') ? [] : [voice]),
    });
  });
  await page.goto(server.url);
  const wish = (act: string) => page.locator(`[data-act="${act}"]`);
  await expect(wish('sound')).toHaveAttribute('aria-pressed', 'true');
  await wish('language').click();
  await expect(page.locator('[data-game="piggyback"]')).toContainText('La course folle');
  for (const act of ['sound', 'motion', 'wordless']) await wish(act).click();
  await expect(page.locator('[data-game="piggyback"] .title')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.locator('html')).toHaveClass(/still/);
  await expect(wish('sound')).toHaveAttribute('aria-pressed', 'false');
  for (const act of ['motion', 'wordless', 'voice'])
    await expect(wish(act)).toHaveAttribute('aria-pressed', 'true');

  // Where there is no voice, none can be switched on.
  await page.evaluate(() => localStorage.setItem('mute', 'yes'));
  await page.reload();
  await expect(wish('voice')).toBeDisabled();
  await expect(wish('voice')).toHaveAttribute('aria-pressed', 'false');
  await checkAxe(page);
});

test('a path to nowhere leads to the village, with a word about it', async ({ page, server }) => {
  await settle(page, { language: 'fr' });
  await page.goto(`${server.url}/nowhere/at/all`);
  await expect(page.locator(PLACE)).toHaveCount(4);
  await expect(page.getByRole('status')).toContainText('te revoilà au village');
});

test('the village can be walked by keys alone', async ({ page, server }) => {
  await settle(page);
  await page.goto(server.url);
  await expect(page.locator(PLACE)).toHaveCount(4);
  for (let tabs = 0; tabs < 20; tabs += 1) {
    await page.keyboard.press('Tab');
    if (await page.evaluate(() => document.activeElement?.getAttribute('data-game') === 'woofy')) break;
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/new\/woofy$/);
});
