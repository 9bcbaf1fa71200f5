/** What the table and a board promise each other. A board draws and offers; it knows no rule. */

import type { Component } from 'svelte';
import type { Character } from './characters';
import type { SoundName } from './sounds';
import type { Ending, GameId, Games, RuleId, Step } from './wire';
import type { Language } from './language';

/** What is shown of a table: the position, and what the rules say of it. */
export interface Shown<Game extends GameId = GameId> {
  position: Games[Game]['position'];
  facts: Games[Game]['facts'];
}

/** A step of a game, and what it did. */
export interface GameStep<Game extends GameId = GameId> extends Shown<Game> {
  actor: Step['actor'];
  text: string;
  events: Array<Games[Game]['event']>;
}

/** A legal move, and what the rules say it leads to up to the next roll. */
export interface GameOffer<Game extends GameId = GameId> {
  move: string;
  events: Array<Games[Game]['event']>;
  position: Partial<Games[Game]['position']>;
  facts: Partial<Games[Game]['facts']>;
}

/** How a match of a game ended. */
export type GameEnding<Game extends GameId = GameId> = Omit<Ending, 'sheet'> & {
  sheet: Array<Games[Game]['sheet']>;
};

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
export interface Setting<Game extends GameId = GameId> {
  game: string;
  players: number;
  options: Games[Game]['options'];
  edition: Games[Game]['edition'];
  /** What the rules make of edition, options and players. */
  box: Games[Game]['box'];
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
  rules: RuleId[];
}

export interface BoardProps<Scene, Game extends GameId = GameId> {
  setting: Setting<Game>;
  scene: Scene;
  /** How long the change to this scene takes; CSS transitions use it. 0: at once. */
  ms: number;
  /** What this device may do now, and what it leads to; while a story is being shown there is nothing. */
  offers: Array<GameOffer<Game>>;
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
export interface BoardModule<Scene = unknown, Game extends GameId = GameId> {
  /** Everything to be drawn at a position. `before` is what was drawn until now, if anything:
   *  pieces that are alike for the rules keep their places by it. */
  scene: (shown: Shown<Game>, setting: Setting<Game>, before?: Scene) => Scene;
  /** How to go from a scene to the position after a step. The table adds the last picture itself. */
  frames: (before: Scene, step: GameStep<Game>, setting: Setting<Game>) => Array<Frame<Scene>>;
  Board: Component<BoardProps<Scene, Game>>;
  /** The colour of a seat, for games whose pieces do not follow the table's own colours. */
  colourOf?: (seat: number, setting: Setting<Game>) => string;
  /** How it stands at a glance, for the bar above the board: the race, or the team's danger. */
  Standing: Component<{ setting: Setting<Game>; scene: Scene; language: Language }>;
  /** A roll as a small picture: a group around (0, 0) with a radius of about 20. It stands among the
   *  dice so far and, at a table with real dice, on the button for what they show. */
  Face?: Component<{
    text: string;
    events: GameStep<Game>['events'];
    setting: Setting<Game>;
    /** Which die it is, before anything has happened. */
    die?: string;
  }>;
  /** The score sheet at the end, for games that count points. */
  Sheet?: Component<{ setting: Setting<Game>; result: GameEnding<Game>; language: Language }>;
  /** The picture of a topic in the rules panel: a group in (0, 0)–(240, 150). */
  Picture: Component<{ topic: string; setting: Setting<Game> }>;
  topics: Record<string, Topic>;
  /** A move in words, for voice, labels and the list of moves. */
  moveWords: (offer: GameOffer<Game>, scene: Scene, setting: Setting<Game>, language: Language) => string;
  /** What is to be done now, in one short spoken sentence. */
  prompt: (
    offers: Array<GameOffer<Game>>,
    scene: Scene,
    setting: Setting<Game>,
    language: Language,
  ) => string;
}
