/** Hamlet as an app: installable, opens without a server, and never holds on to an old page. */

import { expect, settle, test, type Page } from './harness';

test.use({ serviceWorkers: 'allow' });

interface Manifest {
  name: string;
  start_url: string;
  display: string;
  icons: Array<{ src: string; sizes: string; type: string; purpose?: string }>;
}

/** Width and height of a PNG, as its header says. */
function sizeOf(png: Buffer): string {
  return `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;
}

async function lookedAfter(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
}

test('the manifest is whole, and its pictures are what it says', async ({ page, server }) => {
  await settle(page);
  await page.goto(server.url);
  const href = await page.locator('link[rel="manifest"]').getAttribute('href');
  const answer = await page.request.get(server.url + href);
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = (await answer.json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Hamlet', start_url: '/', display: 'standalone' });
  const pictures = manifest.icons.filter((icon) => icon.type === 'image/png');
  expect(pictures.map((icon) => icon.sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(manifest.icons.some((icon) => icon.purpose === 'maskable')).toBe(true);
  for (const icon of pictures) {
    const picture = await page.request.get(server.url + icon.src);
    expect(sizeOf(await picture.body())).toBe(icon.sizes);
  }
});

test('opens again when the server is gone, and finds it when it is back', async ({
  page,
  ownServer,
  guard,
}) => {
  guard.allow(/ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to load resource/);
  await settle(page);
  await page.goto(ownServer.url);
  await lookedAfter(page);
  await expect(page.locator('[data-game="woofy"]')).toContainText('Woofy');
  await ownServer.kill();
  await page.goto(`${ownServer.url}/new/woofy`);
  await expect(page.locator('[data-seat]')).toHaveCount(2);
  await page.goto(ownServer.url);
  await expect(page.locator('[data-act="new"]')).toHaveCount(4);
  await expect(page.locator('[data-game="woofy"]')).toContainText('Woofy');
  await expect(page.getByRole('status')).toContainText('asleep');
  await ownServer.up();
  await expect(page.locator('[role="status"]')).toHaveText('');
});

test('tables are never kept, and a newer page is shown at once', async ({ page, context, server }) => {
  await settle(page);
  await page.goto(server.url);
  await lookedAfter(page);
  await page.reload();
  await expect(page.locator('[data-act="new"]')).toHaveCount(4);
  const keys = await page.evaluate(async () => {
    const caches_ = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(caches_.map((cache) => cache.keys()));
    return requests.flat().map((request) => new URL(request.url).pathname);
  });
  expect(keys).toContain('/index.html');
  expect(keys.filter((path) => path.startsWith('/api'))).toEqual([]);
  await context.route(`${server.url}/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><title>newer</title><link rel="icon" href="data:,"><main>a newer page</main>',
    }),
  );
  await page.reload();
  await expect(page.getByText('a newer page')).toBeVisible();
});
