import type { BoardModule } from '../board';
import Board from './Board.svelte';
import Face from './Face.svelte';
import { frames } from './frames';
import Picture from './Picture.svelte';
import { scene, type Scene } from './scene';
import Standing from './Standing.svelte';
import { TOPICS } from './topics';
import { moveWords, prompt, WORDS } from './words';

const module: BoardModule<Scene> = {
  scene,
  frames,
  Board,
  Standing,
  Face,
  Picture,
  topics: TOPICS,
  moveWords,
  prompt,
  words: WORDS,
};
export default module;
