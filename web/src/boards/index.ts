/** The boards of the games, fetched when they are first needed. */

import type { BoardModule } from './board';

/** A folder `boards/<game>/` whose `index.ts` exports its module as default. */
const FOLDERS = import.meta.glob<BoardModule<never>>('./*/index.ts', { import: 'default' });

export const hasBoard = (game: string): boolean => `./${game}/index.ts` in FOLDERS;

/** The board of a game. Scenes are the board's own business: nobody else looks inside. */
export async function boardOf(game: string): Promise<BoardModule> {
  const load = FOLDERS[`./${game}/index.ts`];
  if (!load) throw new Error(`there is no board for ${game}`);
  return (await load()) as unknown as BoardModule;
}
