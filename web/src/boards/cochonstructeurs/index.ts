/** Cochonstructeurs on the page. */

import type { GamePage } from '../../types/game';
import Badge from './Badge.svelte';
import Landmark from './Landmark.svelte';
import type { Scene } from './scene';

export default {
  Landmark,
  land: 'river',
  Badge,
  options: async () => (await import('./options')).default,
  board: async () => (await import('./board')).default,
  sheet: async () => (await import('./sheet')).default,
} satisfies GamePage<Scene, 'cochonstructeurs'>;
