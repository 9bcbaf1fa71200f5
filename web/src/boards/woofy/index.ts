/** Woofy on the page. */

import type { GamePage } from '../../types/game';
import Badge from './Badge.svelte';
import Landmark from './Landmark.svelte';
import type { Scene } from './scene';

export default {
  Landmark,
  land: 'wood',
  Badge,
  options: async () => (await import('./options')).default,
  board: async () => (await import('./board')).default,
} satisfies GamePage<Scene, 'woofy'>;
