// Draws the app's icons from the kit: public/icon.svg, and the PNGs that devices install.
//   npm run icons
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';

const SIDE = 512;
const here = (path) => new URL(`../${path}`, import.meta.url);

/** The kit's drawing as a picture of its own, with the styles it needs; nothing in it moves. */
async function emblem() {
  const vite = await createServer({
    configFile: false,
    plugins: [svelte({ emitCss: false, compilerOptions: { css: 'injected', runes: true } })],
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'error',
  });
  try {
    const { render } = await vite.ssrLoadModule('svelte/server');
    const { default: Emblem } = await vite.ssrLoadModule('/src/kit/Emblem.svelte');
    const { head, body } = render(Emblem);
    const styles = [...head.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, style]) => style).join('');
    return `<style>${styles}*{animation:none!important}</style>${body}`
      .replace(/<!--.*?-->|\/\*.*?\*\//gs, '')
      .replace(/\s*\n\s*/g, '');
  } finally {
    await vite.close();
  }
}

/** The colours of the day that a drawing names. */
function colours(drawing) {
  const css = readFileSync(here('src/palette.css'), 'utf8').split('\n.night')[0];
  const all = new Map([...css.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]));
  const used = [...new Set(drawing.match(/--[a-z-]+(?=[,)])/g))].filter((name) => all.has(name)).sort();
  return used.map((name) => `${name}:${all.get(name)}`).join(';');
}

/** `round`: with the corners of a playing card; else to the very edge, for devices that cut by themselves. */
function picture(drawing, round) {
  const cut = round ? `<clipPath id="lid"><rect width="${SIDE}" height="${SIDE}" rx="104"/></clipPath>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}"><style>svg{${colours(drawing)}}</style>${cut}<g${round ? ' clip-path="url(#lid)"' : ''}>${drawing}</g></svg>\n`;
}

const drawing = await emblem();
const round = picture(drawing, true);
const full = picture(drawing, false);
writeFileSync(here('public/icon.svg'), round);

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
try {
  for (const [file, svg, side] of [
    ['icon-192.png', round, 192],
    ['icon-512.png', round, 512],
    ['icon-maskable-192.png', full, 192],
    ['icon-maskable-512.png', full, 512],
    ['apple-touch-icon.png', full, 180],
  ]) {
    const page = await browser.newPage({ viewport: { width: side, height: side } });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${side}px}</style>${svg}`);
    await page.screenshot({ path: here(`public/${file}`).pathname, omitBackground: true });
    await page.close();
  }
} finally {
  await browser.close();
}
