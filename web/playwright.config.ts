import { defineConfig } from '@playwright/test';

/** The system's Chromium, which nobody needs to download. */
export const CHROMIUM = {
  executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};

export default defineConfig({
  testDir: 'e2e',
  workers: 2,
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  reporter: 'list',
  timeout: 240_000,
  expect: { timeout: 15_000 },
  use: { browserName: 'chromium', launchOptions: CHROMIUM, actionTimeout: 15_000, serviceWorkers: 'block' },
});
