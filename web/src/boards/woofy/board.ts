/** The board of Woofy, as the table asks for it. */

import type { BoardModule } from '../../types/board';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { frames } from './frames';
import Picture from './Picture.svelte';
import { scene, type Scene } from './scene';
import Standing from './Standing.svelte';
import { topics } from './topics';
import { moveWords, prompt } from './words';

export default {
  scene,
  frames,
  Board,
  Standing,
  Face,
  Picture,
  topics,
  moveWords,
  prompt,
} satisfies BoardModule<Scene, 'woofy'>;
