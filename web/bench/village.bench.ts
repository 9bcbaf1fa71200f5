/** What the first sight of the village costs, against drawing as many shapes with no program at all. */

import type { Browser, BrowserContext } from '@playwright/test';
import { expect, settle, SIZES, test } from '../e2e/harness';

const ROUNDS = 7;
/** The village may cost so many times the plain page (1.15 was measured). */
const MOST = 2;

/** Milliseconds of processor time that a page's own thread has used once `ready` holds in it. */
async function worked(context: BrowserContext, url: string, ready: () => boolean): Promise<number> {
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(url);
  await page.waitForFunction(ready);
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
  const { metrics } = await cdp.send('Performance.getMetrics');
  return 1000 * (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Infinity);
}

const drawn = (): boolean => document.querySelectorAll('[data-act="new"] .picture').length === 4;

/** A page of nothing but as many shapes as the village has, written down. */
function plain(shapes: string[]): string {
  const picture = `<svg viewBox="0 0 430 250">${shapes.join('')}</svg>`;
  return `data:text/html,${encodeURIComponent(`<!doctype html><title>plain</title>${picture}`)}`;
}

async function fresh(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: SIZES.phone });
  await settle(context, { still: false });
  return context;
}

test('the village', async ({ browser, server }) => {
  const context = await fresh(browser);
  const page = await context.newPage();
  await page.goto(server.url);
  await page.waitForFunction(drawn);
  const shapes = await page
    .locator('svg path, svg circle, svg ellipse, svg rect')
    .evaluateAll((all) => all.map((one) => one.outerHTML.replaceAll(/ (?:class|style)="[^"]*"/g, '')));
  await context.close();
  const times: Array<{ village: number; bare: number }> = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [one, other] = [await fresh(browser), await fresh(browser)];
    const village = await worked(one, server.url, drawn);
    const bare = await worked(other, plain(shapes), () => document.readyState === 'complete');
    times.push({ village, bare });
    await Promise.all([one.close(), other.close()]);
  }
  const village = Math.min(...times.map((time) => time.village));
  const bare = Math.min(...times.map((time) => time.bare));
  const ratio = village / bare;
  console.log(
    `the village ${village.toFixed(0)} ms, its ${shapes.length} shapes alone ${bare.toFixed(0)} ms`,
  );
  console.log(`  village / shapes alone: ${ratio.toFixed(2)} (promised: at most ${MOST})`);
  expect(ratio).toBeLessThanOrEqual(MOST);
});
