/** The description of the server's addresses, shown under its own policy. */

import { expect, test } from './harness';

test('all addresses are described, with nothing from elsewhere', async ({ page, server }) => {
  const elsewhere: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(server.url) && !url.startsWith('data:')) elsewhere.push(url);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(`${server.url}/schema`);
  await expect(page.getByText('/api/tables/{table}/match')).toBeVisible();
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
});
