/** What the page needs of a game besides its rules, which it does not know. */

import type { Component } from 'svelte';
import type { BoardModule } from './board';
import type { Language } from './language';
import type { GameId } from './wire';

/** The places of the village; beyond them there is always more meadow. */
export type Land = 'hill' | 'street' | 'wood' | 'river';

export type OptionValue = string | number | boolean;

/** How a game's options are shown while the chairs are set out. */
export interface OptionLooks {
  /** By option: a picture of a value in 64 × 64 around (0, 0). Without one the value itself is written. */
  pictures: Record<string, Component<{ value: OptionValue }>>;
}

/** A game's own art on the sheet of all drawings. */
export interface SheetPart {
  panels: Array<{
    name: string;
    title: (language: Language) => string;
    Panel: Component;
    /** Drawn as one wide picture, which slides sideways in a narrow window. */
    wide: boolean;
  }>;
  /** Who walks through the valley of the sheet, in its units. */
  Passers?: Component<{ night: boolean }>;
}

/** A game on the page: the default export of `boards/<game>/index.ts`. What is needed only at a table, at
 *  the chairs or on the sheet is fetched when somebody comes there. */
export interface GamePage<Scene = unknown, Game extends GameId = GameId> {
  /** Its place in the village: stands on (0, 0), about 430 × 250. */
  Landmark: Component;
  /** Where it likes to stand; if that is taken or not said, the next free place. */
  land?: Land;
  /** The game in 48 × 48 around (0, 0). */
  Badge: Component;
  /** How many chairs are set out at first; as few as the game allows if it does not say. */
  chairs?: number;
  options?: () => Promise<OptionLooks>;
  board: () => Promise<BoardModule<Scene, Game>>;
  sheet?: () => Promise<SheetPart>;
}
