/** How little has to be fetched for the village. (How quickly it is drawn is a benchmark: `make bench`.) */

import { expect, settle, SIZES, test } from './harness';

const LARGEST_SCRIPT = 100 * 1024;
/** The page, its styles and font, its scripts, the words that are spoken, the shelf: nothing twice. */
const MOST_REQUESTS = 50;

test('the first load is at most 100 KiB of compressed script, few files, one language', async ({
  page,
  server,
}) => {
  await page.setViewportSize(SIZES.phone);
  await settle(page, { still: false, language: 'fr' });
  await page.goto(server.url);
  await expect(page.locator('[data-act="new"] .picture')).toHaveCount(4);
  await page.waitForLoadState('networkidle');
  const fetched = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map((entry) => ({
      path: new URL(entry.name).pathname,
      bytes: entry.encodedBodySize,
    })),
  );
  const scripts = fetched.filter(({ path }) => path.endsWith('.js'));
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0);
  console.log(`${(bytes / 1024).toFixed(1)} KiB in ${scripts.length} scripts, ${fetched.length} requests`);
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.filter((script) => script.bytes === 0)).toEqual([]);
  expect(bytes).toBeLessThanOrEqual(LARGEST_SCRIPT);
  const files = fetched.map(({ path }) => path).filter((path) => !path.startsWith('/api/'));
  expect(files.length).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(new Set(files).size).toBe(files.length);
  const languages = fetched.flatMap(({ path }) => /\/words-([a-z]+)-/.exec(path)?.[1] ?? []);
  expect(new Set(languages)).toEqual(new Set(['fr']));
});
