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
  // Long enough for a machine with ten other busy processes: only what hangs is ended by the clock.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  use: { browserName: 'chromium', launchOptions: CHROMIUM, actionTimeout: 60_000, serviceWorkers: 'block' },
});
