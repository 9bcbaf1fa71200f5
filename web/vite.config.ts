import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { pack } from './pack.ts';

/** `HAMLET_SERVER` is a running `hamlet serve` for `npm run dev`. */
const server = process.env['HAMLET_SERVER'] ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte(), pack()],
  build: {
    outDir: '../src/hamlet/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], globalSetup: './fixtures/setup.ts' },
});
