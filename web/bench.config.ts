/** The page's half of `make bench`: speed as ratios in one run, in processor time. */

import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

export default defineConfig({ ...usual, testDir: 'bench', testMatch: '*.bench.ts', workers: 1 });
