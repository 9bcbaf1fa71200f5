/** The sheet of the whole kit: readable by everybody, and at rest when motion is off. */

import { checkText } from './boxes';
import { checkAxe, expect, settle, SIZES, test } from './harness';

const VIEWS = [
  { language: 'fr', size: 'phone' },
  { language: 'en', size: 'desktop' },
] as const;

for (const { language, size } of VIEWS) {
  test(`the sheet, ${language}, ${size}`, async ({ page, server }) => {
    await page.setViewportSize(SIZES[size]);
    await settle(page, { language, still: true });
    await page.goto(`${server.url}/sheet`);
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
    await checkText(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    const moving = () =>
      document.getAnimations().filter((animation) => animation.playState === 'running').length;
    expect(await page.evaluate(moving)).toBe(0);
    // Drawings that nobody is told about only cost the checker minutes.
    await page.evaluate(() =>
      document.querySelectorAll('svg[aria-hidden=true]').forEach((svg) => svg.replaceChildren()),
    );
    await checkAxe(page);
  });
}
