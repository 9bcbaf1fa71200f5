/** What every test of the page begins with: a server, a table on it, and a page that must not complain. */

import AxeBuilder from '@axe-core/playwright';
import { expect, test as base, type Browser, type BrowserContext, type Page } from '@playwright/test';
import type { Created, NewTable } from '../src/types/wire';
import { HamletServer } from './server';

export { expect };
export type { Page };

/** The three windows in which everything has to be right. */
export const SIZES = {
  phone: { width: 360, height: 640 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1920, height: 1080 },
} as const;
export type SizeName = keyof typeof SIZES;

export interface Wishes {
  language?: string;
  pace?: number;
  still?: boolean;
  wordless?: boolean;
  sound?: boolean;
}

/** Complaints of pages: errors on the console, and exceptions that nobody caught. */
export class Guard {
  readonly #allowed: RegExp[] = [];
  readonly #heard: string[] = [];

  watch(page: Page): void {
    page.on('console', (message) => {
      if (message.type() === 'error') this.#heard.push(`${message.text()} (${message.location().url})`);
    });
    page.on('pageerror', (error) => this.#heard.push(String(error.stack ?? error)));
  }
  /** A test that pulls the plug expects the browser to say so. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }
  get complaints(): string[] {
    return this.#heard.filter((text) => !this.#allowed.some((pattern) => pattern.test(text)));
  }
}

interface Fixtures {
  guard: Guard;
  /** A server of this test's own, for tests that stop it. */
  ownServer: HamletServer;
}
interface WorkerFixtures {
  server: HamletServer;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server = await HamletServer.start();
      await use(server);
      await server.close();
    },
    { scope: 'worker' },
  ],
  // eslint-disable-next-line no-empty-pattern
  ownServer: async ({}, use) => {
    const server = await HamletServer.start();
    await use(server);
    await server.close();
  },
  guard: [
    async ({ page }, use) => {
      const guard = new Guard();
      guard.watch(page);
      await use(guard);
      expect(guard.complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** How this browser likes it, unless it has been told otherwise already. Without wishes nothing moves for
 *  its own sake, so that tests are quick. */
export async function settle(target: Page | BrowserContext, wishes: Wishes = {}): Promise<void> {
  const kept = { language: 'en', pace: 0, still: true, sound: false, ...wishes };
  await target.addInitScript((text) => {
    if (!localStorage.getItem('hamlet.settings')) localStorage.setItem('hamlet.settings', text);
  }, JSON.stringify(kept));
}

/** Make a table over HTTP. */
export async function makeTable(server: HamletServer, wish: NewTable): Promise<Created> {
  const answer = await fetch(`${server.url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error(`no table: ${await answer.text()}`);
  return (await answer.json()) as Created;
}

/** Make a table, and sit at it in this page as its host. */
export async function openTable(
  page: Page,
  server: HamletServer,
  wish: NewTable,
  wishes: Wishes = {},
): Promise<Created> {
  const created = await makeTable(server, wish);
  await settle(page, wishes);
  const kept = {
    table: created.table,
    token: created.token,
    game: wish.game,
    names: [],
    ours: true,
    over: false,
    at: 0,
  };
  await page.addInitScript((entry) => {
    const tables = JSON.parse(localStorage.getItem('hamlet.tables') ?? '[]') as Array<{ table: string }>;
    if (!tables.some((other) => other.table === entry.table)) {
      localStorage.setItem('hamlet.tables', JSON.stringify([entry, ...tables]));
    }
  }, kept);
  await page.goto(`${server.url}/table/${created.table}`);
  return created;
}

/** Another browser, with a memory of its own, guarded too. */
export async function visitor(
  browser: Browser,
  guard: Guard,
  size: SizeName,
  wishes: Wishes = {},
): Promise<Page> {
  const context = await browser.newContext({ viewport: SIZES[size] });
  await settle(context, wishes);
  const page = await context.newPage();
  guard.watch(page);
  return page;
}

/** The table as this page shows it. */
export const tableOf = (page: Page) => page.locator('.table[data-version]');

/** The table at which robots have played a match to its end. They play while somebody watches. */
export async function playedOut(browser: Browser, server: HamletServer, wish: NewTable): Promise<string> {
  const { table } = await makeTable(server, wish);
  const context = await browser.newContext();
  await settle(context);
  const watching = await context.newPage();
  await watching.goto(`${server.url}/table/${table}`);
  await expect(tableOf(watching)).toHaveAttribute('data-over', 'true', { timeout: 300_000 });
  await context.close();
  return table;
}

export async function versionOf(page: Page): Promise<number> {
  return Number(await tableOf(page).getAttribute('data-version'));
}

/** Pages whose time is held. */
const held = new WeakSet<Page>();

/** Later than any clock of a page has come that was installed a moment ago, however slow the machine. */
const AN_HOUR = 3_600_000;

/** Time stands still on this page from its beginning, until a test lets some of it pass: whatever shows for a
 *  moment only stays, and no machine is too slow to see it. */
export async function holdTime(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(AN_HOUR);
  held.add(page);
}

/** Time goes on by itself again. */
export async function letTimeGo(page: Page): Promise<void> {
  held.delete(page);
  await page.clock.resume();
}

/** Lets time pass until the story is told that the table is telling. */
export async function tellOn(page: Page): Promise<void> {
  await expect(tableOf(page)).toHaveAttribute('data-busy', 'true');
  const busy = async (): Promise<string | null> => {
    await page.clock.runFor(100);
    return tableOf(page).getAttribute('data-busy');
  };
  await expect.poll(busy).toBe('false');
}

/** Lets time pass as little as may be while something works that waits by the page's timers. */
async function pump(page: Page, work: Promise<unknown>): Promise<void> {
  let working = true;
  const over = (): boolean => (working = false);
  void work.then(over, over);
  while (working) await page.clock.runFor(1);
}

/** axe-core finds nothing: WCAG 2 A and AA, and what is good practice. */
export async function checkAxe(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const looking = new AxeBuilder({ page })
    .setLegacyMode() // in this page alone: there are no frames in it to be looked at from another one
    .options({ runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] })
    .analyze();
  if (held.has(page)) await pump(page, looking);
  const { violations } = await looking;
  const found = violations.map(
    (rule) =>
      `${rule.id}: ${rule.nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`).join(' | ')}`,
  );
  expect(found).toEqual([]);
}

/** Hides every word, and leaves every picture. */
export async function hideText(page: Page): Promise<void> {
  await page.addStyleTag({
    content:
      '* { -webkit-text-fill-color: transparent !important; } svg text { visibility: hidden !important; }',
  });
}
