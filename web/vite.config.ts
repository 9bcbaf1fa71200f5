import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { pack } from './pack.ts';
import { worker } from './worker.ts';

/** `HAMLET_SERVER` is a running `hamlet serve` for `npm run dev`. */
const server = process.env['HAMLET_SERVER'] ?? 'http://127.0.0.1:8765';

export default defineConfig({
  plugins: [svelte(), worker(), pack()],
  build: {
    outDir: '../src/hamlet/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker.ts' },
      // The worker stands at the root, because it can only look after what lies below it.
      output: { entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } } },
  test: { include: ['src/**/*.test.ts'], globalSetup: './fixtures/setup.ts' },
});
