/** Editions of one's own: chosen, dropped, named, refused, forgotten; and told wherever they are played. */

import { spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { GameBook } from '../src/types/wire';
import { checkText } from './boxes';
import { checkAxe, expect, openTable, settle, SIZES, test, type Page } from './harness';
import { COMMAND } from './server';

const LONGER = 'A longer race';

/** The usual edition of Piggyback as text, changed here and there. */
async function longer(url: string, change: (text: string) => string = (text) => text): Promise<string> {
  const usual = await (await fetch(`${url}/api/games/piggyback/edition`)).text();
  return change(usual.replace('name = "default"', `name = "${LONGER}"`));
}

async function choose(page: Page, name: string, text: string): Promise<void> {
  const file = { name, mimeType: 'application/toml', buffer: Buffer.from(text) };
  await page.locator('[data-act="edition-file"]').setInputFiles(file);
}

test('a file is refused in one sentence, mended, named, played with, and forgotten again', async ({
  page,
  server,
  guard,
}) => {
  guard.allow(/status of 400/);
  await page.setViewportSize(SIZES.phone);
  await settle(page);
  await page.goto(`${server.url}/new/piggyback`);
  await page.locator('[data-act="more"]').click();
  await choose(page, 'mine.toml', await longer(server.url, (text) => `hills = 3\n${text}`));
  const fault = page.getByRole('alert');
  await expect(fault).toHaveText(/^This file cannot be played: mine\.toml:1: hills: .*unknown field/);
  await checkText(page);
  await checkAxe(page);

  await choose(page, 'mine.toml', await longer(server.url));
  await expect(fault).toHaveCount(0);
  await expect(page.locator('[data-edition="mine.toml"]')).toHaveAttribute('aria-pressed', 'true');
  await checkAxe(page);
  await page.locator('dialog [data-act="close"]').click();
  await expect(page.locator('[data-act="edition"]')).toHaveText('Edition: A longer race · mine.toml');
  await checkText(page);
  await page.locator('[data-act="begin"]').click();
  await expect(page.locator('[data-move]').first()).toBeVisible();
  for (const panel of ['menu', 'rules']) {
    await page.locator(`[data-act="${panel}"]`).click();
    await expect(page.locator('[data-edition]')).toHaveText('Edition: A longer race');
  }

  await page.goto(`${server.url}/new/piggyback`);
  await page.locator('[data-act="edition"]').click();
  await page.locator('[data-act="forget-edition"]').click();
  await expect(page.locator('[data-edition=""]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('[data-edition="mine.toml"]')).toHaveCount(0);
  await page.reload();
  await expect(page.locator('[data-seat]').first()).toBeVisible();
  await expect(page.locator('[data-act="edition"]')).toHaveCount(0);
});

test('a file is dropped anywhere on the page, also as JSON', async ({ page, server }) => {
  await settle(page, { language: 'fr' });
  await page.goto(`${server.url}/new/woofy`);
  await expect(page.locator('[data-seat]').first()).toBeVisible();
  const book = await (await fetch(`${server.url}/api/games/woofy`)).json();
  const text = JSON.stringify({ ...book.edition, name: 'Le bosquet' });
  const dropped = await page.evaluateHandle((contents) => {
    const data = new DataTransfer();
    data.items.add(new File([contents], 'bosquet.json'));
    return data;
  }, text);
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
  await expect(page.locator('[data-act="edition"]')).toHaveText('Édition : Le bosquet · bosquet.json');
  await page.goto(`${server.url}/new/woofy?edition=nobody.toml`);
  await expect(page.getByRole('alert')).toHaveText('Il n’y a pas d’édition nobody.toml ici.');
});

test('the waiting room and the replay say which edition it is', async ({ page, server }) => {
  const book = (await (await fetch(`${server.url}/api/games/piggyback`)).json()) as GameBook;
  const even = { ...book.edition, plates: Array.from({ length: 8 }, () => 5) };
  const chairs = [{ kind: 'here' as const, name: 'Rose' }, { kind: 'elsewhere' as const }];
  await openTable(page, server, { game: 'piggyback', players: 2, edition: even, chairs });
  await expect(page.locator('header [data-edition]')).toHaveText('A changed edition');

  const woofy = (await (await fetch(`${server.url}/api/games/woofy`)).json()) as GameBook;
  const { table } = await openTable(page, server, {
    game: 'woofy',
    players: 2,
    edition: { ...woofy.edition, name: 'The grove' },
    chairs: [{ kind: 'here' }, { kind: 'here' }],
    dice: 'own',
    position: { wolf: 3, pigs: { red: 'pot', green: 'pot', blue: 4 }, seat: 0, phase: 'choosing' },
  });
  await page.locator('[data-move="blue"]').click();
  await page.locator('[data-move="wolf"]').last().click();
  await expect(page.getByRole('dialog')).toContainText('The wolf has won');
  await page.goto(`${server.url}/replay/${table}`);
  await expect(page.locator('header [data-edition]')).toHaveText('Edition: The grove');
  await checkText(page);
});

test('hamlet play --edition FILE opens the table with that edition', async ({ page, server }) => {
  const folder = await mkdtemp(join(tmpdir(), 'hamlet-edition-'));
  const file = join(folder, 'longer race.toml');
  await writeFile(file, await longer(server.url));
  const words = ['play', '--edition', file, '--no-browser', '--port', '0'];
  const child = spawn(COMMAND, words, { env: { ...process.env, XDG_DATA_HOME: folder } });
  try {
    const address = await new Promise<string>((found, failed) => {
      let said = '';
      const hear = (text: Buffer): void => {
        said += text.toString();
        const url = /http:\/\/\S+/.exec(said)?.[0];
        if (url && said.includes('\n')) found(url);
      };
      child.stdout.on('data', hear);
      child.stderr.on('data', hear);
      child.once('exit', () => failed(new Error(said)));
    });
    await expect
      .poll(
        () =>
          fetch(address).then(
            ({ ok }) => ok,
            () => false,
          ),
        { timeout: 60_000 },
      )
      .toBe(true);
    await settle(page);
    await page.goto(address);
    await expect(page.locator('[data-act="edition"]')).toHaveText(
      'Edition: A longer race · longer race.toml',
    );
    await page.locator('[data-act="begin"]').click();
    await page.locator('[data-act="menu"]').click();
    await expect(page.locator('[data-edition]')).toHaveText('Edition: A longer race');
    await page.close();
  } finally {
    const gone = new Promise((done) => child.once('exit', done));
    child.kill('SIGINT');
    await gone;
    await rm(folder, { recursive: true, force: true });
  }
});
