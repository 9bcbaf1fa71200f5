import { svelte } from '@sveltejs/vite-plugin-svelte';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { defineConfig } from 'vitest/config';
import { languageOf, languages } from './languages.ts';
import { worker } from './worker.ts';

/** `HAMLET_SERVER` is a running `hamlet serve` for `npm run dev`. */
const server = process.env['HAMLET_SERVER'] ?? 'http://127.0.0.1:8765';

/** Every game has a board, and every language its words: files are told apart by whose they are. */
function ownerOf(module: string | null): string {
  const game = /\/boards\/(\w+)\//.exec(module ?? '')?.[1];
  if (game) return `${game}-`;
  const language = languageOf(module ?? '');
  return language ? `words-${language}-` : '';
}

/** A `.br` and a `.gz` copy beside every text file of the build; the server sends them. */
const copies = compression({
  include: /\.(?:js|css|html|svg)$/,
  algorithms: [defineAlgorithm('gzip', { level: 9 }), 'brotliCompress'],
  logLevel: 'silent',
});

export default defineConfig({
  plugins: [languages(), svelte(), worker(), copies],
  build: {
    outDir: '../src/hamlet/server/page',
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker.ts' },
      // The worker stands at the root, because it can only look after what lies below it.
      output: {
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
        chunkFileNames: ({ name, facadeModuleId }) => `assets/${ownerOf(facadeModuleId)}${name}-[hash].js`,
      },
    },
  },
  server: { proxy: { '/api': { target: server, ws: true } }, fs: { allow: ['..'] } },
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: './fixtures/setup.ts',
    setupFiles: './fixtures/words.ts',
    // Components are counted by nobody here: they are tried in a real browser (e2e).
    coverage: { provider: 'v8', include: ['src/**/*.ts'], reporter: ['text-summary'] },
  },
});
