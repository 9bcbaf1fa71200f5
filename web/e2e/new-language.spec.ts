/** CONTRIBUTING.md, done: one more folder in `languages` is one more language, here and on the server. */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, openTable, settle, test as base, type Page } from './harness';
import { playByClicks } from './player';
import { HamletServer, ROOT } from './server';

const LEFT_BEHIND = /(?:node_modules|test-results|playwright-report|__pycache__|server\/page)$/;

/** Every sentence of a catalogue with a word before it. */
const oinked = (text: string): string => text.replace(/^([a-z][\w-]*) = (?=\S)/gm, '$1 = Oink ');

/** The project with a language that nobody has heard of: English, but for the oinks. */
function copied(): string {
  const root = mkdtempSync(join(tmpdir(), 'hamlet-language-'));
  for (const part of ['src/hamlet', 'web'])
    cpSync(join(ROOT, part), join(root, part), {
      recursive: true,
      filter: (path) => !LEFT_BEHIND.test(path.replaceAll('\\', '/')),
    });
  symlinkSync(join(ROOT, 'web/node_modules'), join(root, 'web/node_modules'));
  const folder = join(root, 'src/hamlet/languages/oink');
  cpSync(join(ROOT, 'src/hamlet/languages/en'), folder, { recursive: true });
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, name);
    if (name.endsWith('.ftl')) writeFileSync(path, oinked(readFileSync(path, 'utf8')));
  }
  writeFileSync(join(folder, 'language.toml'), 'name = "Oinkish"\nlocale = "en-GB"\n');
  const table = join(folder, 'page/table.ftl');
  writeFileSync(table, readFileSync(table, 'utf8').replace(/^undo = .*\n/m, ''));
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error'], { cwd: join(root, 'web') });
  return root;
}

const test = base.extend<object, { oinking: HamletServer }>({
  oinking: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const root = copied();
      const server = await HamletServer.start(root);
      await use(server);
      await server.close();
      rmSync(root, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 240_000 },
  ],
});

/** The languages whose words this page has fetched. */
const fetched = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = performance.getEntriesByType('resource').map(({ name }) => name);
    const found = names.flatMap((name) => /\/words-([a-z]+)-/.exec(name)?.[1] ?? []);
    return [...new Set(found)].sort();
  });

test('a language is chosen in the village, and only then fetched', async ({ page, oinking }) => {
  await settle(page, { language: 'en' });
  await page.goto(oinking.url);
  const html = page.locator('html');
  const other = page.locator('[data-act="language"]');
  await expect(page.locator('[data-game="woofy"]')).toContainText('Woofy');
  expect(await fetched(page)).toEqual(['en']);
  await expect(other).toHaveAttribute('aria-label', 'Français');
  await other.click();
  await expect(html).toHaveAttribute('lang', 'fr');
  expect(await fetched(page)).toEqual(['en', 'fr']);
  await expect(other).toHaveAttribute('aria-label', 'Oinkish');
  await other.click();
  await expect(html).toHaveAttribute('lang', 'oink');
  await expect(page.getByRole('navigation', { name: 'Oink Tables' })).toBeVisible();
  await expect(page.locator('[data-game="woofy"]')).toContainText('Oink Woofy');
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'oink');
  expect(await fetched(page)).toEqual(['oink']);
});

test('a whole match is told and played in it', async ({ page, oinking }) => {
  test.slow();
  const chairs = [
    { kind: 'here' as const, name: 'Rose' },
    { kind: 'bot' as const, bot: 'greedy' },
  ];
  await openTable(page, oinking, { game: 'piggyback', players: 2, chairs }, { language: 'oink' });
  await expect(page.locator('header')).toContainText('Oink Roll the die!');
  await expect(page.locator('[data-act="undo"]')).toHaveAttribute('aria-label', 'Take back');
  await playByClicks(page);
  await expect(page.getByRole('dialog')).toContainText('Oink A pig has crossed the last plate.');
  await page.locator('[data-act="look"]').click();
  await page.locator('[data-act="story"]').click();
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /^Oink Rose rolls Oink a / })
      .first(),
  ).toBeVisible();
  expect(await fetched(page)).toEqual(['oink']);
});
