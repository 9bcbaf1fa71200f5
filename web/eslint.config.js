/** What the linter holds: good TypeScript and Svelte, and the direction of the rooms. */

import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import svelte from 'eslint-plugin-svelte';
import { defineConfig } from 'eslint/config';
import globals from 'globals';
import typescript from 'typescript-eslint';
import { zones } from './rooms.js';
import svelteConfig from './svelte.config.js';

export default defineConfig(
  { ignores: ['node_modules', 'playwright-report', 'test-results', 'fixtures/recorded'] },
  js.configs.recommended,
  typescript.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    plugins: { 'import-x': importX },
    settings: {
      // `./play.svelte` is a module `play.svelte.ts`, `./Play.svelte` a component.
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.js', '.svelte'] })],
    },
    rules: {
      'import-x/no-unresolved': ['error', { ignore: ['^virtual:'] }],
      'import-x/no-duplicates': ['error', { 'prefer-inline': true }],
      'import-x/no-restricted-paths': ['error', { zones }],
      // Most lists are drawings that never change their order; those whose pieces move have keys.
      'svelte/require-each-key': 'off',
      // Sets and maps are replaced as a whole, or nothing is drawn from them.
      'svelte/prefer-svelte-reactivity': 'off',
      // The compiler (noUnusedLocals) sees more than this rule does.
      '@typescript-eslint/no-unused-vars': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: typescript.parser, svelteConfig } },
  },
);
