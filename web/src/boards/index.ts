/** The games that the page can show: every folder here. */

import type { BoardModule } from '../types/board';
import type { GamePage, SheetPart } from '../types/game';
import type { Language } from '../types/language';
import { learn } from '../words/catalogue';

const FOLDERS = import.meta.glob<GamePage>('./*/index.ts', { eager: true, import: 'default' });

/** The names of all folders, for the time before the server has told its shelf. */
export const games: string[] = Object.keys(FOLDERS).map((path) => path.split('/')[1] as string);

export function gamePage(game: string): GamePage | undefined {
  return FOLDERS[`./${game}/index.ts`];
}

/** The board of a game, and its words. Scenes are the board's own business: nobody else looks inside. */
export async function boardOf(game: string, language: Language): Promise<BoardModule> {
  const page = gamePage(game);
  if (!page) throw new Error(`there is no board for ${game}`);
  const [board] = await Promise.all([page.board(), learn(language, `games/${game}`)]);
  return board;
}

/** What all games have on the sheet of drawings. */
export async function sheetParts(language: Language): Promise<SheetPart[]> {
  const telling = games.filter((game) => gamePage(game)?.sheet);
  const [parts] = await Promise.all([
    Promise.all(telling.map((game) => gamePage(game)?.sheet?.())),
    learn(language, ...telling.map((game) => `games/${game}`)),
  ]);
  return parts.filter((part) => part !== undefined);
}
