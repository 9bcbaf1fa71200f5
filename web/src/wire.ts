// Generated from src/hamlet/server/wire.py and forms.py by `make wire`. Never edit.

/** First of all: who I am (a token from before, or none) and the version I have. */
export interface Hello {
  type: "hello";
  token?: string;
  have?: number | null;
  id?: number;
}

/** I have this version; send the rest. */
export interface Sync {
  type: "sync";
  have: number;
  id?: number;
}

/** A move in notation, or what our own dice show, for the version I see. */
export interface Play {
  type: "play";
  version: number;
  move: string;
  id?: number;
}

/** May I take my last move back? */
export interface Undo {
  type: "undo";
  version: number;
  seat: number;
  id?: number;
}

/** My answer to somebody's wish to take back. */
export interface Agree {
  type: "agree";
  version: number;
  seat: number;
  yes: boolean;
  id?: number;
}

/** What is each move worth? From the seat whose turn it is, for the version I see. */
export interface Advise {
  type: "advise";
  version: number;
  seat: number;
  id?: number;
}

/** I take this chair; `here` at the host's own device. */
export interface Sit {
  type: "sit";
  seat: number;
  name: string;
  colour?: string;
  language?: "en" | "fr";
  id?: number;
}

/** I get up. */
export interface Leave {
  type: "leave";
  seat: number;
  id?: number;
}

/** A bot plays for me, or no longer (an empty name). */
export interface Hand {
  type: "hand";
  seat: number;
  bot?: string;
  id?: number;
}

/** The host closes a chair, a bot plays there; or opens it for somebody elsewhere. */
export interface Lock {
  type: "lock";
  seat: number;
  closed: boolean;
  id?: number;
}

/** The host settles how the table is run; what is left out stays. */
export interface Rule {
  type: "rule";
  listed?: boolean | null;
  spectators?: boolean | null;
  clock?: number | null;
  id?: number;
}

/** Words of ours that the fair dice are mixed with, before the match begins. */
export interface Words {
  type: "words";
  words: string;
  id?: number;
}

/** The host begins; bots take the empty chairs. */
export interface Begin {
  type: "begin";
  id?: number;
}

/** A picture from the fixed set, for everyone. */
export interface Emote {
  type: "emote";
  seat: number;
  emote: "cheer" | "hello" | "hurry" | "laugh" | "oops" | "pig" | "thanks" | "think" | "wolf" | "wow";
  id?: number;
}

/** The same chairs again. */
export interface Rematch {
  type: "rematch";
  id?: number;
}

/** The host closes the table. */
export interface Close {
  type: "close";
  id?: number;
}

/** You are at the table. Keep the token: it is you. `missed` leads from yours to now. */
export interface Welcome {
  type: "welcome";
  table: string;
  version: number;
  token: string;
  seats: Array<number>;
  host: boolean;
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  edition: Record<string, unknown>;
  missed: Array<Told>;
  view: View;
}

/** Something happened: what, and the table after it. `says`: what a partner is up to. */
export interface Told {
  type: "told";
  version: number;
  what: string;
  seat: number | null;
  by: string;
  steps: Array<Step>;
  view: View;
  says: Sentence | null;
}

/** A move or a roll, what it did, and the position after it. `actor` is a seat, or "chance" for the dice. */
export interface Step {
  actor: number | "chance";
  text: string;
  events: Array<Record<string, unknown>>;
  position: Record<string, unknown>;
}

/** The table at a version. */
export interface View {
  began: boolean;
  closed: boolean;
  chairs: Array<ChairView>;
  listed: boolean;
  spectators: boolean;
  clock: number;
  dice: DiceView;
  actor: number | "chance" | null;
  moves: Array<string>;
  outcomes: Array<string>;
  position: Record<string, unknown> | null;
  undo: Wish | null;
  result: Ending | null;
  next_table: string;
}

/** A chair as everyone sees it. */
export interface ChairView {
  kind: "bot" | "elsewhere" | "here";
  name: string;
  colour: string;
  language: "en" | "fr";
  bot: string;
  taken: boolean;
  closed: boolean;
}

/** Where the rolls come from. The secret is there once the match is over. */
export interface DiceView {
  kind: "fair" | "own" | "seeded";
  commitment: string;
  words: string;
  secret: string;
}

/** Somebody asks to take back; these seats have not answered yet. */
export interface Wish {
  seat: number;
  steps: number;
  waiting: Array<number>;
}

/** How the match ended; `sheet` explains the scores where a game counts points. */
export interface Ending {
  reason: string;
  winners: Array<number>;
  scores: Array<number>;
  ranking: Array<number>;
  sheet: Array<Record<string, unknown>>;
}

/** The same words in every language. */
export interface Sentence {
  en: string;
  fr: string;
}

/** Your wish was written down as this version. */
export interface Done {
  type: "done";
  id: number;
  version: number;
  seats: Array<number>;
}

/** Your wish was refused: which layer, and why. `rule` is the rule that forbids it. */
export interface Refused {
  type: "refused";
  id: number;
  reason: "busy" | "forbidden" | "gone" | "illegal" | "malformed" | "stale";
  message: string;
  version: number;
  rule: string;
}

/** Somebody shows a picture. */
export interface Emoted {
  type: "emoted";
  version: number;
  seat: number;
  emote: "cheer" | "hello" | "hurry" | "laugh" | "oops" | "pig" | "thanks" | "think" | "wolf" | "wow";
}

/** The answer to `advise`: every legal move, the best first, and why it is the best. */
export interface Advice {
  type: "advice";
  id: number;
  version: number;
  seat: number;
  best: string;
  moves: Array<MoveAdvice>;
  reason: Sentence;
}

/** A move, and the chance of winning (or of saving the team) with it. `low` and `high` bound it with 95 %; they are equal where it is known exactly. */
export interface MoveAdvice {
  move: string;
  chance: number;
  low: number;
  high: number;
}

/** The answer to `sync`: everything since; or, after too much, only how it stands now. */
export interface Missed {
  type: "missed";
  id: number;
  version: number;
  missed: Array<Told>;
  view: View;
}

/** This table is no more, or you may not watch it. */
export interface Gone {
  type: "gone";
  version: number;
  message: string;
}

/** A wish for a table. Chairs left out are bots; with `wait` the host begins. It begins as the rules say, or from `position`, of which anything may be left out. */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: Record<string, string | number | boolean>;
  edition?: Record<string, unknown> | null;
  chairs?: Array<NewChair>;
  dice?: "fair" | "own";
  words?: string;
  listed?: boolean;
  spectators?: boolean;
  clock?: number;
  wait?: boolean;
  position?: Record<string, unknown> | null;
}

/** A chair of a new table: somebody here, somebody elsewhere, or a bot. */
export interface NewChair {
  kind?: "bot" | "elsewhere" | "here";
  name?: string;
  colour?: string;
  language?: "en" | "fr";
  bot?: string;
}

/** A new table. The token is the host's, and of everyone who sits here. */
export interface Created {
  table: string;
  token: string;
  seats: Array<number>;
  commitment: string;
  live: string;
}

/** A table in a list. */
export interface TableCard {
  table: string;
  game: string;
  players: number;
  version: number;
  created: number;
  touched: number;
  over: boolean;
  free: Array<number>;
  names: Array<string>;
}

/** A table as a visitor sees it. */
export interface TableState {
  table: string;
  version: number;
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  view: View;
  result: Ending | null;
}

/** A finished match looked back upon: luck, choices, turning points, mistakes. `curve` has every seat's chance of winning at the start and after each line of the log. */
export interface Review {
  table: string;
  game: string;
  players: Array<PlayerReview>;
  turning_points: Array<StepReview>;
  mistakes: Array<StepReview>;
  curve: Array<Array<number>>;
}

/** What a player's result is made of: start, luck, choice and others add up to it. */
export interface PlayerReview {
  seat: number;
  start: number;
  luck: number;
  choice: number;
  others: number;
  result: number;
  says: Sentence;
}

/** A line of the log that mattered: how it changed every seat's chance. `best` is the move that would have been better, if there surely was one. */
export interface StepReview {
  number: number;
  actor: number | "chance";
  move: string;
  change: Array<number>;
  best: string;
  says: Sentence;
}

/** A match file to be replayed, seal and all. */
export interface MatchText {
  text: string;
}

/** A match from its start to its end, or to where its file breaks. */
export interface Replay {
  game: string;
  players: number;
  options: Record<string, string | number | boolean>;
  edition: Record<string, unknown>;
  seats: Array<ReplaySeat>;
  dice: DiceView;
  start: Record<string, unknown>;
  steps: Array<ReplayStep>;
  result: Ending | null;
  whole: boolean;
  broken: Broken | null;
}

/** Who sat there. A file does not know the colour. */
export interface ReplaySeat {
  name: string;
  bot: string;
  colour: string;
}

/** A step with all that could have fallen, in the order of the tickets; empty for moves. */
export interface ReplayStep {
  actor: number | "chance";
  text: string;
  events: Array<Record<string, unknown>>;
  position: Record<string, unknown>;
  outcomes: Array<Share>;
}

/** Something that could have fallen, and how many of the tickets are its own. */
export interface Share {
  name: string;
  weight: number;
}

/** The first log line, counted from 1, that does not obey the rules, and why. */
export interface Broken {
  line: number;
  text: string;
  message: string;
}

/** A game on the shelf; `options` by the number of players. */
export interface GameCard {
  game: string;
  title: Record<string, string>;
  players: Array<number>;
  ages: string;
  minutes: string;
  bots: Array<string>;
  options: Record<string, Array<OptionCard>>;
  picture: string;
}

/** An option: its values, the default first, and a sentence in every language. */
export interface OptionCard {
  name: string;
  values: Array<string | number | boolean>;
  explained: Record<string, string>;
  rules: Array<string>;
}

/** Everything about a game that a page needs to draw and tell it. */
export interface GameBook {
  card: GameCard;
  edition: Record<string, unknown>;
  editions: Array<string>;
  rulebook: Record<string, Record<string, string>>;
  words: Record<string, Record<string, Record<string, string>>>;
  emotes: Array<string>;
}

/** Why a request was refused. */
export interface Problem {
  reason: string;
  message: string;
}

/** The server answers and reaches its database. */
export interface Health {
  ok: boolean;
  version: string;
}

/** The server's address in this house, such as http://192.168.1.20:8017; empty if none. */
export interface Lan {
  address: string;
}

export type Ask = Hello | Sync | Play | Undo | Agree | Advise | Sit | Leave | Hand | Lock | Rule | Words | Begin | Emote | Rematch | Close;

export type Answer = Welcome | Told | Done | Refused | Emoted | Advice | Missed | Gone;

export const EMOTES = ["hello", "laugh", "wow", "oops", "cheer", "think", "hurry", "thanks", "wolf", "pig"] as const;
