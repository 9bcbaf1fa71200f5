/** What the table and a board promise each other. A board draws and offers; it knows no rule. */

import type { Component } from 'svelte';
import type { Character } from '../kit/characters';
import type { SoundName } from '../sound/sounds';
import type { Ending, Step } from '../wire';
import type { Dictionary } from '../words/say';

export type Language = 'en' | 'fr';

/** A position as the server writes it; each board gives it a type of its own. */
export type Position = Record<string, unknown>;

/** Who sits in a chair, as everybody at the table sees it. */
export interface SeatLook {
  seat: number;
  name: string;
  character: Character;
  /** A CSS variable of the palette, such as `var(--red)`. */
  colour: string;
  bot: string;
  /** Played from this device. */
  mine: boolean;
}

/** What does not change during a match. */
export interface Setting {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  edition: Record<string, unknown>;
  seats: SeatLook[];
}

/** One picture of a moving story: the scene to go to, how long it takes, and what is heard. */
export interface Frame<Scene> {
  scene: Scene;
  ms: number;
  sound?: SoundName;
  /** The event this frame belongs to is told (story, voice) when the frame begins. */
  event?: number;
}

/** The room a board may fill, in CSS pixels. */
export interface Box {
  width: number;
  height: number;
}

/** A thing on the board that can be touched to learn the rule about it. */
export interface Topic {
  /** Ids of rules in the game's rulebook, the most telling first. */
  rules: string[];
  title: Record<Language, string>;
}

export interface BoardProps<Scene> {
  setting: Setting;
  scene: Scene;
  /** How long the change to this scene takes; CSS transitions use it. 0: at once. */
  ms: number;
  /** Moves that this device may make now; while a story is being shown there are none. */
  moves: string[];
  /** What real dice may show now, if this table uses its own dice and this device enters them. */
  outcomes: string[];
  /** The seat to move, the dice, or nobody. */
  actor: number | 'chance' | null;
  /** The move the coach would make, if it was asked. */
  hint: string | null;
  box: Box;
  language: Language;
  /** Icons instead of words wherever words are not needed. */
  wordless: boolean;
  play: (move: string) => void;
  explain: (topic: string) => void;
}

/** Everything about a game that the table needs in order to show it: the default export of
 *  `boards/<game>/index.ts`. */
export interface BoardModule<Scene = unknown> {
  /** Everything to be drawn at a position. `before` is what was drawn until now, if anything:
   *  pieces that are alike for the rules keep their places by it. */
  scene: (position: Position, setting: Setting, before?: Scene) => Scene;
  /** How to go from a scene to the position after a step. The table adds the last picture itself. */
  frames: (before: Scene, step: Step, setting: Setting) => Array<Frame<Scene>>;
  Board: Component<BoardProps<Scene>>;
  /** The colour of a seat, for games whose pieces do not follow the table's own colours. */
  colourOf?: (seat: number, setting: Setting) => string;
  /** How it stands at a glance, for the bar above the board: the race, or the team's danger. */
  Standing: Component<{ setting: Setting; scene: Scene; language: Language }>;
  /** A roll as a small picture: a group around (0, 0) with a radius of about 20. It stands among the
   *  dice so far and, at a table with real dice, on the button for what they show. */
  Face?: Component<{ text: string; events: Step['events']; setting: Setting }>;
  /** The score sheet at the end, for games that count points. */
  Sheet?: Component<{ setting: Setting; result: Ending; language: Language }>;
  /** The picture of a topic in the rules panel: a group in (0, 0)–(240, 150). */
  Picture: Component<{ topic: string; setting: Setting }>;
  topics: Record<string, Topic>;
  /** A move in words, for voice, labels and the list of moves. */
  moveWords: (move: string, scene: Scene, setting: Setting, language: Language) => string;
  /** What is to be done now, in one short spoken sentence. */
  prompt: (moves: string[], scene: Scene, setting: Setting, language: Language) => string;
  words: Dictionary;
}
