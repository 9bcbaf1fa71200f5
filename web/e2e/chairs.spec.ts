/** The chairs: what is chosen is what the table gets. */

import type { TableState } from '../src/types/wire';
import { checkText } from './boxes';
import { checkAxe, expect, settle, SIZES, test, type Page, type SizeName } from './harness';

async function seated(page: Page, url: string): Promise<TableState> {
  await page.locator('[data-act="begin"]').click();
  await expect(page).toHaveURL(/\/table\//);
  const answer = await page.request.get(`${url}/api/tables/${page.url().split('/').at(-1)}`);
  return (await answer.json()) as TableState;
}

for (const size of Object.keys(SIZES) as SizeName[]) {
  for (const language of ['en', 'fr'] as const) {
    test(`the chairs on a ${size} in ${language}`, async ({ page, server }) => {
      await page.setViewportSize(SIZES[size]);
      await settle(page, { language });
      for (const game of ['piggyback', 'cochonstructeurs']) {
        await page.goto(`${server.url}/new/${game}`);
        await expect(page.locator('[data-seat]').first()).toBeVisible();
        await page.locator('[data-act="players"]').last().click();
        await checkText(page);
        if (size !== 'tablet') await checkAxe(page);
      }
      await page.locator('[data-act="more"]').click();
      await expect(page.locator('[data-option="plan"]')).toBeVisible();
      await checkText(page);
      if (size !== 'tablet') await checkAxe(page);
      await page.locator('dialog [data-act="close"]').click();
      await page.locator('[data-seat="1"] [data-act="who"]').click();
      await expect(page.locator('[data-choice="professor"]')).toBeVisible();
      await checkText(page);
      if (size !== 'tablet') await checkAxe(page);
    });
  }
}

test('who sits where, under which name, as which pig, with which rules', async ({ page, server }) => {
  await settle(page);
  await page.goto(`${server.url}/new/piggyback`);
  await page.locator('[data-act="players"][data-count="3"]').click();
  await page.locator('[data-seat="0"] input').fill('Grandma');
  await page.locator('[data-seat="0"] [data-act="pig"]').click();
  await page.locator('[data-choice="glasses"]').click();
  await page.locator('[data-seat="1"] [data-act="who"]').click();
  await page.locator('[data-choice="here"]').click();
  await page.locator('[data-seat="2"] [data-act="who"]').click();
  await page.locator('[data-choice="professor"]').click();
  await page.locator('[data-act="more"]').click();
  await page.locator('[data-option="black_three"] [data-value="last_only"]').click();
  await page.locator('[data-option="first_player"] [data-value="1"]').click();
  await page.locator('dialog [data-act="close"]').click();

  const { view, players, options } = await seated(page, server.url);
  expect(players).toBe(3);
  expect(options).toMatchObject({ black_three: 'last_only', first_player: 1 });
  expect(view.chairs.map(({ kind, name, character, bot }) => [kind, name, character, bot])).toEqual([
    ['here', 'Grandma', 'glasses', ''],
    ['here', 'Basile', 'carpenter', ''],
    ['bot', 'Margot', 'mason', 'professor'],
  ]);
  expect(view.dice.kind).toBe('fair');

  // Next time the family finds its chairs as it left them.
  await page.goto(`${server.url}/new/piggyback`);
  await expect(page.locator('[data-seat="0"] input')).toHaveValue('Grandma');
  await expect(page.locator('[data-seat]')).toHaveCount(3);
});

test('own dice, and a chair for somebody elsewhere', async ({ page, server }) => {
  await settle(page, { language: 'fr' });
  await page.goto(`${server.url}/new/woofy`);
  await page.locator('[data-seat="1"] [data-act="who"]').click();
  await page.locator('[data-choice="elsewhere"]').click();
  await page.locator('[data-act="more"]').click();
  await page.locator('[data-option="dice"] [data-value="own"]').click();
  await page.keyboard.press('Escape');
  const { view } = await seated(page, server.url);
  expect(view.dice.kind).toBe('own');
  expect(view.chairs[1]).toMatchObject({ kind: 'elsewhere', taken: false });
  expect(view.began).toBe(false);
});

test('a game that is not in the village says so, with a picture and the way home', async ({
  page,
  server,
}) => {
  await settle(page);
  await page.goto(`${server.url}/new/chess`);
  await expect(page.getByRole('heading')).toHaveText('There is no game chess in the village.');
  await expect(page.locator('.sleeper')).toBeVisible();
  await checkAxe(page);
  await page.locator('[data-act="home"]').click();
  await expect(page).toHaveURL(`${server.url}/`);
});

test('robots alone do not play', async ({ page, server }) => {
  await settle(page);
  await page.goto(`${server.url}/new/woofy`);
  await page.locator('[data-seat="0"] [data-act="who"]').click();
  await page.locator('[data-choice="piglet"]').click();
  await page.locator('[data-act="begin"]').click();
  await expect(page.getByRole('status')).toContainText('At least one person');
  await expect(page).toHaveURL(/\/new\/woofy$/);
});
