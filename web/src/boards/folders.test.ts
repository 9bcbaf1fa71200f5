/** A game is its folder: nobody else on the page names one. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const src = fileURLToPath(new URL('..', import.meta.url));
const games = readdirSync(join(src, 'boards'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
/** What is generated names what there is. */
const written = /^types\/(?:wire|words)\.ts$|^boards\/|\.test\.ts$/;
const others = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.(?:ts|svelte)$/.test(path) && !written.test(path),
);

it.each(games)('%s is named by no other room', (game) => {
  const named = new RegExp(`['"\`/]${game}\\b`);
  expect(others.filter((path) => named.test(readFileSync(join(src, path), 'utf8')))).toEqual([]);
});
