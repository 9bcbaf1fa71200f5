/** Fair dice that the house cannot bend, as two homes see them. */

import { checkText } from './boxes';
import { checkAxe, expect, hideText, settle, SIZES, tableOf, test, visitor, type Page } from './harness';
import { HamletServer } from './server';

const replayOf = (page: Page) => page.locator('.replay');
const words = (page: Page) => page.locator('.own-words');
const proof = (page: Page) => page.locator('[data-proof]');

/** A host at the chairs of a game, with a chair for somebody elsewhere: the table they make. */
async function hosted(page: Page, server: HamletServer, language: string): Promise<string> {
  await settle(page, { language });
  await page.goto(`${server.url}/new/piggyback`);
  await page.evaluate(() => {
    const seats = [
      { who: 'here', character: 'straw-hat', name: 'Rose' },
      { who: 'elsewhere', character: 'scarf', name: '' },
    ];
    const plan = { seats, options: {}, dice: 'fair', listed: false };
    localStorage.setItem('hamlet.chairs.piggyback', JSON.stringify(plan));
  });
  await page.reload();
  await page.locator('[data-act="begin"]').click();
  await expect(page.locator('.waiting')).toBeVisible();
  return page.url();
}

/** Both play until it is over. */
async function playedOut(pages: Page[]): Promise<void> {
  const over = async (page: Page): Promise<boolean> =>
    (await tableOf(page).getAttribute('data-over')) === 'true';
  while (!(await over(pages[0] as Page))) {
    for (const page of pages) {
      const choice = page.locator('.hero [data-move]').first();
      if (await choice.isVisible()) await choice.press('Enter', { timeout: 1000 }).catch(() => undefined);
    }
    await (pages[0] as Page).waitForTimeout(15);
  }
}

test('two homes: words are promised and shown by themselves, and both see that theirs were in', async ({
  page,
  browser,
  guard,
  server,
}) => {
  test.slow();
  await page.setViewportSize(SIZES.tablet);
  const link = await hosted(page, server, 'en');
  const before = await words(page).getAttribute('data-words');
  await page.locator('[data-act="own-words"]').fill('three little pigs');
  await page.locator('[data-act="own-words"]').press('Tab');
  await expect(words(page)).toHaveAttribute('data-words', /^three little pigs /);
  expect(await words(page).getAttribute('data-words')).not.toBe(before);
  await checkAxe(page);
  await checkText(page);

  const guest = await visitor(browser, guard, 'phone', { language: 'fr' });
  const heard: string[] = [];
  guest.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => heard.push(String(payload))));
  await guest.goto(link);
  await guest.locator('[data-act="sit"]').click();
  await expect(tableOf(page)).toBeVisible();
  await expect(tableOf(guest)).toBeVisible();
  expect(heard.join('')).not.toContain('three little pigs');

  await guest.locator('[data-act="menu"]').click();
  await expect(words(guest)).toBeVisible();
  const guests = (await words(guest).getAttribute('data-words')) ?? '';
  await guest.keyboard.press('Escape');
  await playedOut([page, guest]);
  await expect(proof(page)).toHaveAttribute('data-mine', 'in');
  await expect(proof(page)).toContainText('your words were in them');
  await expect(proof(guest)).toHaveAttribute('data-mine', 'in');
  await expect(proof(guest)).toContainText('tes mots étaient dedans');
  await checkAxe(guest);
  await checkText(guest);

  await guest.locator('[data-act="replay"]').click();
  await guest.locator('[data-act="check"]').click();
  await expect(replayOf(guest)).toHaveAttribute('data-verdict', 'fair');
  await expect(guest.locator('[data-act="verdict"]')).toContainText('Tes propres mots étaient dedans.');
  const table = link.split('/').at(-1) as string;
  const file = await (await fetch(`${server.url}/api/tables/${table}/match`)).text();
  expect(file).toContain(guests);
  expect(file).toContain('three little pigs');
});

test('round one tablet nothing is asked and nobody waits; without words there are flowers', async ({
  page,
  server,
}) => {
  await page.setViewportSize(SIZES.phone);
  await settle(page, { wordless: true });
  await page.goto(`${server.url}/new/piggyback`);
  await page.locator('[data-act="begin"]').click();
  await expect(tableOf(page)).toBeVisible();
  await expect(page.locator('.waiting')).toHaveCount(0);
  await page.locator('[data-act="menu"]').click();
  await hideText(page);
  await expect(page.locator('[data-posy]')).toBeVisible();
});

for (const bent of ['words', 'promises'] as const) {
  test(`a house that swaps ${bent} is caught by the guest's page`, async ({ page, browser, guard }) => {
    test.slow();
    guard.allow(/ERR_CONNECTION_REFUSED/);
    const server = await HamletServer.start(undefined, [], bent);
    try {
      const link = await hosted(page, server, 'en');
      const guest = await visitor(browser, guard, 'phone');
      await guest.goto(link);
      await guest.locator('[data-act="sit"]').click();
      await expect(tableOf(page)).toBeVisible();
      await expect(tableOf(guest)).toBeVisible();
      await playedOut([page, guest]);
      await expect(proof(guest)).toHaveAttribute('data-proof', 'broken');
      await guest.locator('[data-act="replay"]').click();
      await guest.locator('[data-act="check"]').click();
      await expect(replayOf(guest)).toHaveAttribute('data-verdict', 'broken');
      await expect(guest.locator('[data-act="verdict"]')).toContainText(
        bent === 'words' ? 'are not those that were promised' : 'not those that were made to this device',
      );
    } finally {
      await server.close();
    }
  });
}
