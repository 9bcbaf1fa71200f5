/** `make pictures`: takes the pictures of the README and the docs from the running program. */

import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

export default defineConfig({ ...usual, testDir: 'pictures', testMatch: '*.pictures.ts', workers: 1 });
