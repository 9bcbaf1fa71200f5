/** Piggyback for the table: how it is drawn, told and played. */

import type { BoardModule } from '../../types/board';
import Board from './Board.svelte';
import { colourOf } from './box';
import { frames } from './frames';
import Picture from './Picture.svelte';
import Rolled from './Rolled.svelte';
import { scene, type Scene } from './scene';
import Standing from './Standing.svelte';
import { topics } from './topics';
import { moveWords, prompt } from './words';

export default {
  scene,
  frames,
  Board,
  colourOf,
  Standing,
  Face: Rolled,
  Picture,
  topics,
  moveWords,
  prompt,
} satisfies BoardModule<Scene, 'piggyback'>;
