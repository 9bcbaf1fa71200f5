/** Piggyback on the page. */

import type { GamePage } from '../../types/game';
import Badge from './Badge.svelte';
import Landmark from './Landmark.svelte';
import type { Scene } from './scene';

export default {
  Landmark,
  land: 'hill',
  Badge,
  // More is merrier in a race.
  chairs: 4,
  options: async () => (await import('./options')).default,
  board: async () => (await import('./board')).default,
} satisfies GamePage<Scene, 'piggyback'>;
