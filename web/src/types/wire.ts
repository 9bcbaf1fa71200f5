// Generated from src/hamlet/server/protocol by `make wire`. Never edit.

export type Ask =
  | Hello
  | Sync
  | Play
  | Throw
  | Undo
  | Agree
  | Advise
  | Sit
  | Leave
  | Hand
  | Lock
  | Rule
  | Promise
  | Reveal
  | Begin
  | Emote
  | Rematch
  | Close;
export type Answer = Welcome | Told | Done | Refused | Emoted | Advice | Missed | Gone;

/**
 * First of all: who I am (a token from before, or none), the version I have, and the
 *     language I am to be told everything in.
 */
export interface Hello {
  type: 'hello';
  token?: string;
  have?: number | null;
  language?: string;
  id?: number;
}
/**
 * I have this version; send the rest.
 */
export interface Sync {
  type: 'sync';
  have: number;
  id?: number;
}
/**
 * A move in notation, or what our own dice show, for the version I see.
 */
export interface Play {
  type: 'play';
  version: number;
  move: string;
  id?: number;
}
/**
 * What our own dice show, a face for each of `view.thrown`, for the version I see.
 */
export interface Throw {
  type: 'throw';
  version: number;
  /**
   * @minItems 1
   * @maxItems 32
   */
  faces: string[];
  id?: number;
}
/**
 * May I take my last move back?
 */
export interface Undo {
  type: 'undo';
  version: number;
  seat: number;
  id?: number;
}
/**
 * My answer to somebody's wish to take back.
 */
export interface Agree {
  type: 'agree';
  version: number;
  seat: number;
  yes: boolean;
  id?: number;
}
/**
 * What is each move worth? From the seat whose turn it is, for the version I see.
 */
export interface Advise {
  type: 'advise';
  version: number;
  seat: number;
  id?: number;
}
/**
 * I take this chair; `here` at the host's own device. `promise` is as in `Promise`.
 */
export interface Sit {
  type: 'sit';
  seat: number;
  name: string;
  character?: string;
  language?: string;
  promise?: string;
  id?: number;
}
/**
 * I get up.
 */
export interface Leave {
  type: 'leave';
  seat: number;
  id?: number;
}
/**
 * A bot plays for me, or no longer (an empty name).
 */
export interface Hand {
  type: 'hand';
  seat: number;
  bot?: string;
  id?: number;
}
/**
 * The host closes a chair, a bot plays there; or opens it for somebody elsewhere.
 */
export interface Lock {
  type: 'lock';
  seat: number;
  closed: boolean;
  id?: number;
}
/**
 * The host settles how the table is run; what is left out stays.
 */
export interface Rule {
  type: 'rule';
  listed?: boolean | null;
  spectators?: boolean | null;
  clock?: number | null;
  id?: number;
}
/**
 * The SHA-256 of words of ours that fair dice are to be mixed with. It may be changed until
 *     the house is bound (`view.dice.bound`).
 */
export interface Promise {
  type: 'promise';
  promise: string;
  id?: number;
}
/**
 * The words that we promised, now that the house is bound.
 */
export interface Reveal {
  type: 'reveal';
  words: string;
  id?: number;
}
/**
 * The host begins; bots take the empty chairs.
 */
export interface Begin {
  type: 'begin';
  id?: number;
}
/**
 * A picture from the fixed set, for everyone.
 */
export interface Emote {
  type: 'emote';
  seat: number;
  emote: 'cheer' | 'hello' | 'hurry' | 'laugh' | 'oops' | 'pig' | 'thanks' | 'think' | 'wolf' | 'wow';
  id?: number;
}
/**
 * The same chairs again.
 */
export interface Rematch {
  type: 'rematch';
  id?: number;
}
/**
 * The host closes the table.
 */
export interface Close {
  type: 'close';
  id?: number;
}
/**
 * You are at the table. Keep the token: it is you. `missed` leads from yours to now.
 */
export interface Welcome {
  type: 'welcome';
  table: string;
  version: number;
  token: string;
  seats: number[];
  host: boolean;
  enters: boolean;
  game: string;
  players: number;
  options: Options;
  edition: Edition;
  box: Box;
  missed: Told[];
  view: View;
}
/**
 * Something happened: what, and the table after it. `says`: what a partner is up to.
 */
export interface Told {
  type: 'told';
  version: number;
  what: string;
  seat: number | null;
  by: string;
  steps: Step[];
  view: View;
  back: number;
  says: string;
}
/**
 * A move or a roll, what it did, the position after it and what the rules say of that.
 *
 *     `actor` is a seat, or "chance" for the dice.
 */
export interface Step {
  actor: number | 'chance';
  text: string;
  events: GameEvent[];
  position: Position;
  facts: Facts;
  said: string[];
}
/**
 * The table at a version.
 */
export interface View {
  began: boolean;
  closed: boolean;
  chairs: ChairView[];
  listed: boolean;
  spectators: boolean;
  clock: number;
  dice: DiceView;
  actor: number | 'chance' | null;
  moves: string[];
  offers: Offer[];
  take_back: number[];
  outcomes: string[];
  thrown: Thrown[];
  position: Position | null;
  facts: Facts | null;
  undo: UndoWish | null;
  result: Ending | null;
  next_table: string;
}
/**
 * A chair as everyone sees it.
 */
export interface ChairView {
  kind: 'bot' | 'elsewhere' | 'here';
  name: string;
  character: string;
  language: string;
  bot: string;
  taken: boolean;
  closed: boolean;
  free: boolean;
}
/**
 * Where the rolls come from. The secret is there once the match is over.
 *
 *     `bound`: the house is bound to its secret, and no more promises are taken. `pledges` are told
 *     before the match begins, in the order of the seats, and after its end.
 */
export interface DiceView {
  kind: 'fair' | 'own' | 'seeded';
  commitment: string;
  words: string;
  secret: string;
  bound: boolean;
  pledges: PledgeView[];
}
/**
 * What a page brings for fair dice: the seats it plays, the SHA-256 of its words, whether it
 *     has shown them, and the words themselves once the match is over.
 */
export interface PledgeView {
  seats: number[];
  promise: string;
  shown: boolean;
  words: string;
}
/**
 * A legal move, and what it leads to up to the next roll: what happens, and what then is
 *     no longer as it was in the position and in the facts.
 */
export interface Offer {
  move: string;
  events: GameEvent[];
  position: Record<string, unknown>;
  facts: Record<string, unknown>;
}
/**
 * A die (or the spinner) that people throw themselves, and what it may show.
 */
export interface Thrown {
  die: string;
  faces: string[];
}
/**
 * Somebody asks to take back; these seats have not answered yet.
 */
export interface UndoWish {
  seat: number;
  steps: number;
  waiting: number[];
}
/**
 * How the match ended; `sheet` explains the scores where a game counts points.
 */
export interface Ending {
  reason: string;
  winners: number[];
  scores: number[];
  ranking: number[];
  sheet: SheetRow[];
  said: string;
}
/**
 * Your wish was written down as this version.
 */
export interface Done {
  type: 'done';
  id: number;
  version: number;
  seats: number[];
  enters: boolean;
}
/**
 * Your wish was refused: which layer, and why. `rule` is the rule that forbids it.
 */
export interface Refused {
  type: 'refused';
  id: number;
  reason: 'busy' | 'forbidden' | 'gone' | 'illegal' | 'malformed' | 'stale';
  message: string;
  version: number;
  rule: string;
}
/**
 * Somebody shows a picture.
 */
export interface Emoted {
  type: 'emoted';
  version: number;
  seat: number;
  emote: 'cheer' | 'hello' | 'hurry' | 'laugh' | 'oops' | 'pig' | 'thanks' | 'think' | 'wolf' | 'wow';
}
/**
 * The answer to `advise`: every legal move, the best first, and why it is the best.
 */
export interface Advice {
  type: 'advice';
  id: number;
  version: number;
  seat: number;
  best: string;
  moves: MoveAdvice[];
  reason: string;
}
/**
 * A move, and the chance of winning (or of saving the team) with it.
 *
 *     `low` and `high` bound it with 95 %; they are equal where it is known exactly.
 */
export interface MoveAdvice {
  move: string;
  chance: number;
  low: number;
  high: number;
}
/**
 * The answer to `sync`: everything since; or, after too much, only how it stands now.
 */
export interface Missed {
  type: 'missed';
  id: number;
  version: number;
  missed: Told[];
  view: View;
}
/**
 * This table is no more, or you may not watch it.
 */
export interface Gone {
  type: 'gone';
  version: number;
  message: string;
}
/**
 * A wish for a table. Chairs left out are bots; with `wait` the host begins.
 *
 *     With `own` dice people throw dice and spinner themselves and the table shuffles the rest;
 *     `entered`, for scripts, leaves every chance to them.
 *
 *     It begins as the rules say, or from `position`, of which anything may be left out.
 *     `promise` is the SHA-256 of words that the host's page mixes into fair dice: it shows them
 *     over the WebSocket (`reveal`) once the house is bound, and the match begins after that.
 */
export interface NewTable {
  game: string;
  players?: number | null;
  options?: {
    [k: string]: string | number | boolean;
  };
  edition?: {
    [k: string]: unknown;
  } | null;
  /**
   * @maxItems 32
   */
  chairs?: NewChair[];
  dice?: 'entered' | 'fair' | 'own';
  listed?: boolean;
  spectators?: boolean;
  clock?: number;
  wait?: boolean;
  position?: {
    [k: string]: unknown;
  } | null;
  promise?: string;
}
/**
 * A chair of a new table: somebody here, somebody elsewhere, or a bot.
 */
export interface NewChair {
  kind?: 'bot' | 'elsewhere' | 'here';
  name?: string;
  character?: string;
  language?: string;
  bot?: string;
}
/**
 * A new table. The token is the host's, and of everyone who sits here.
 *
 *     `commitment` is empty as long as words are promised: the house is bound after that.
 */
export interface Created {
  table: string;
  token: string;
  seats: number[];
  commitment: string;
  live: string;
}
/**
 * An open table in the village: its free chairs, and what those are called who sit there.
 */
export interface TableCard {
  table: string;
  game: string;
  free: number[];
  names: string[];
}
/**
 * A table as a visitor sees it; `seats` are the chairs of who asks.
 */
export interface TableState {
  table: string;
  version: number;
  seats: number[];
  game: string;
  players: number;
  options: {
    [k: string]: string | number | boolean;
  };
  view: View;
  result: Ending | null;
}
/**
 * A finished match looked back upon: luck, choices, turning points, mistakes.
 *
 *     `curve` has every seat's chance of winning at the start and after each line of the log.
 */
export interface Review {
  table: string;
  game: string;
  players: PlayerReview[];
  turning_points: StepReview[];
  mistakes: StepReview[];
  curve: number[][];
}
/**
 * What a player's result is made of: start, luck, choice and others add up to it.
 */
export interface PlayerReview {
  seat: number;
  start: number;
  luck: number;
  choice: number;
  others: number;
  result: number;
  says: string;
}
/**
 * A line of the log that mattered: how it changed every seat's chance.
 *
 *     `best` is the move that would have been better, if there surely was one.
 */
export interface StepReview {
  number: number;
  actor: number | 'chance';
  move: string;
  change: number[];
  best: string;
  says: string;
}
/**
 * A match file to be replayed, seal and all.
 */
export interface MatchText {
  text: string;
}
/**
 * A match from its start to its end, or to where its file breaks.
 */
export interface Replay {
  game: string;
  players: number;
  options: Options;
  edition: Edition;
  box: Box;
  seats: ReplaySeat[];
  dice: DiceView;
  start: Position;
  facts: Facts;
  steps: ReplayStep[];
  result: Ending | null;
  whole: boolean;
  broken: Broken | null;
}
/**
 * Who sat there. A file does not know the character.
 */
export interface ReplaySeat {
  name: string;
  bot: string;
  character: string;
}
/**
 * A step with all that could have fallen, in the order of the tickets; empty for moves.
 */
export interface ReplayStep {
  actor: number | 'chance';
  text: string;
  events: GameEvent[];
  position: Position;
  facts: Facts;
  said: string[];
  outcomes: Share[];
}
/**
 * Something that could have fallen, and how many of the tickets are its own.
 */
export interface Share {
  name: string;
  weight: number;
}
/**
 * The first log line, counted from 1, that does not obey the rules, and why.
 */
export interface Broken {
  line: number;
  text: string;
  message: string;
}
/**
 * Somebody's own edition as its file has it, TOML or JSON.
 */
export interface EditionText {
  name: string;
  text: string;
}
/**
 * A game on the shelf; `options` by the number of players.
 */
export interface GameCard {
  game: string;
  title: string;
  players: number[];
  ages: string;
  minutes: string;
  bots: string[];
  stand_in: string;
  options: {
    [k: string]: OptionCard[];
  };
}
/**
 * An option: what it settles, and its values with their names, the default first.
 */
export interface OptionCard {
  name: string;
  explained: string;
  values: (string | number | boolean)[];
  named: string[];
  rules: string[];
}
/**
 * Everything about a game that a page needs to draw and tell it.
 *
 *     `edition` is the default one, `editions` are those of the server's own files.
 */
export interface GameBook {
  card: GameCard;
  edition: Edition;
  editions: EditionCard[];
  rulebook: {
    [k: string]: string;
  };
}
/**
 * An edition that a new table can be laid with: what it is called here, and what it says.
 */
export interface EditionCard {
  name: string;
  contents: Edition;
}
/**
 * Why a request was refused.
 */
export interface Problem {
  reason: 'busy' | 'forbidden' | 'gone' | 'illegal' | 'malformed' | 'stale';
  message: string;
}
/**
 * The server answers and reaches its database.
 */
export interface Health {
  ok: boolean;
  version: string;
}
/**
 * The server's address in this house, such as http://192.168.1.20:8017; empty if none.
 */
export interface Lan {
  address: string;
}
/**
 * What the rules make of the edition for these players.
 */
export interface ThreeLittlePigsBox {
  rolls: number;
  stacks_to_end: number;
}
/**
 * A village as it is written; houses by seat, each from the ground up.
 */
export interface ThreeLittlePigsPosition {
  awards: {
    [k: string]: number | null;
  };
  bought: string[];
  dice: {
    [k: string]: {
      [k: string]: number;
    };
  };
  first: number;
  houses: string[][][];
  phase: 'blowing' | 'buying' | 'choosing' | 'drawing' | 'drawing-first' | 'over' | 'rolling' | 'spinning';
  removed: string[];
  rolls: number;
  seat: number;
  stacks: {
    [k: string]: Pile;
  };
  target: string | null;
  turn: number;
}
/**
 * A stack: flowerpots on its visible tile, and on those below it.
 */
export interface Pile {
  below: number[];
  top: number | null;
}
/**
 * What the rules say of a village.
 */
export interface ThreeLittlePigsFacts {
  complete: boolean[][];
  empty_stacks: number;
  named_by: number[][];
  points: number[];
  purse: {
    [k: string]: number;
  };
  spent: {
    [k: string]: number;
  };
}
export interface ThreeLittlePigsEvent {
  begins: ThreeLittlePigsEventBegins;
  'blown-away': ThreeLittlePigsEventBlownAway;
  'blows-on': ThreeLittlePigsEventBlowsOn;
  bought: ThreeLittlePigsEventBought;
  completed: ThreeLittlePigsEventCompleted;
  ended: ThreeLittlePigsEventEnded;
  fell: ThreeLittlePigsEventFell;
  'house-gone': ThreeLittlePigsEventHouseGone;
  'nobody-to-blow-on': ThreeLittlePigsEventNobodyToBlowOn;
  'nothing-to-buy': ThreeLittlePigsEventNothingToBuy;
  'rolls-again': ThreeLittlePigsEventRollsAgain;
  'roof-fell': ThreeLittlePigsEventRoofFell;
  spun: ThreeLittlePigsEventSpun;
  'stacks-empty': ThreeLittlePigsEventStacksEmpty;
  stopped: ThreeLittlePigsEventStopped;
  'turn-begins': ThreeLittlePigsEventTurnBegins;
  uncovered: ThreeLittlePigsEventUncovered;
  unharmed: ThreeLittlePigsEventUnharmed;
  'wolf-aside': ThreeLittlePigsEventWolfAside;
  'wolf-comes': ThreeLittlePigsEventWolfComes;
  'won-card': ThreeLittlePigsEventWonCard;
}
export interface ThreeLittlePigsEventBegins {
  event: 'begins';
  seat: number;
}
export interface ThreeLittlePigsEventBlownAway {
  event: 'blown-away';
  house: number;
  material: string;
  seat: number;
  tiles: number;
}
export interface ThreeLittlePigsEventBlowsOn {
  by: number;
  event: 'blows-on';
  house: number;
  seat: number;
}
export interface ThreeLittlePigsEventBought {
  event: 'bought';
  flowerpots: number;
  house: number;
  seat: number;
  tile: string;
}
export interface ThreeLittlePigsEventCompleted {
  event: 'completed';
  house: number;
  seat: number;
}
export interface ThreeLittlePigsEventEnded {
  event: 'ended';
  seats: number[];
}
export interface ThreeLittlePigsEventFell {
  die: string;
  event: 'fell';
  face: string;
  seat: number;
}
export interface ThreeLittlePigsEventHouseGone {
  event: 'house-gone';
  house: number;
  seat: number;
}
export interface ThreeLittlePigsEventNobodyToBlowOn {
  event: 'nobody-to-blow-on';
  seat: number;
}
export interface ThreeLittlePigsEventNothingToBuy {
  event: 'nothing-to-buy';
  seat: number;
}
export interface ThreeLittlePigsEventRollsAgain {
  dice: number;
  event: 'rolls-again';
  seat: number;
}
export interface ThreeLittlePigsEventRoofFell {
  event: 'roof-fell';
  house: number;
  seat: number;
}
export interface ThreeLittlePigsEventSpun {
  event: 'spun';
  material: string;
}
export interface ThreeLittlePigsEventStacksEmpty {
  event: 'stacks-empty';
  stacks: number;
}
export interface ThreeLittlePigsEventStopped {
  event: 'stopped';
  seat: number;
}
export interface ThreeLittlePigsEventTurnBegins {
  event: 'turn-begins';
  seat: number;
}
export interface ThreeLittlePigsEventUncovered {
  event: 'uncovered';
  flowerpots: number;
  tile: string;
}
export interface ThreeLittlePigsEventUnharmed {
  event: 'unharmed';
  house: number;
  material: string;
  seat: number;
}
export interface ThreeLittlePigsEventWolfAside {
  event: 'wolf-aside';
  seat: number;
}
export interface ThreeLittlePigsEventWolfComes {
  event: 'wolf-comes';
  seat: number;
}
export interface ThreeLittlePigsEventWonCard {
  event: 'won-card';
  material: string;
  seat: number;
}
/**
 * The 36 tiles, 5 dice, spinner and 6 award cards.
 */
export interface PigsEdition {
  game: string;
  name: string;
  /**
   * @minItems 1
   * @maxItems 60
   */
  spinner: ('brick' | 'straw' | 'wood')[];
  heads: Materials;
  tiles: Tiles;
  dice: DiceKinds;
  awards: Awards;
}
/**
 * TP-E6: pig heads by material.
 */
export interface Materials {
  straw: number;
  wood: number;
  brick: number;
}
/**
 * TP-E1, TP-E4: the columns of stacks.
 */
export interface Tiles {
  straw: Column;
  wood: Column;
  brick: Column;
}
/**
 * The three stacks of a material: each tile by its number of flowerpots.
 */
export interface Column {
  /**
   * @minItems 1
   * @maxItems 6
   */
  door: number[];
  /**
   * @minItems 1
   * @maxItems 6
   */
  window: number[];
  /**
   * @minItems 1
   * @maxItems 6
   */
  roof: number[];
}
/**
 * TP-E2: dice with white symbols and dice with black symbols.
 */
export interface DiceKinds {
  white: Dice;
  black: Dice;
}
/**
 * Dice of one kind: how many, and what their sides show.
 */
export interface Dice {
  count: number;
  /**
   * @minItems 1
   * @maxItems 100
   */
  faces: ('door' | 'roof' | 'window' | 'wolf')[];
}
/**
 * TP-E5: the points on the award cards.
 */
export interface Awards {
  flowerpots: number;
  houses: number;
  tallest: number;
  straw: number;
  wood: number;
  brick: number;
}
export interface ThreeLittlePigsOptions {
  awards: false | true;
  finish_round: false | true;
  first_player: 0 | 1 | 2 | 3 | 4 | 'random';
  second_tile: 'any' | 'other_part' | 'other_stack';
}
/**
 * Every point of a seat.
 */
export interface ThreeLittlePigsSheetRow {
  awards: {
    [k: string]: number;
  };
  flowerpots: number;
  houses: HouseLine[];
  houses_bonus: number;
  seat: number;
  tie_break: number;
  tiles: number;
  total: number;
}
/**
 * A house on the score sheet.
 */
export interface HouseLine {
  complete: boolean;
  flowerpots: number;
  height: number;
  points: number;
  tiles: string[];
}
/**
 * What the rules make of the edition for these players.
 */
export interface CochonstructeursBox {
  from_home: {
    [k: string]: string[];
  };
  last: number;
  leads: number[][];
  needs: {
    [k: string]: number;
  };
  parts: PartOfHouse[];
  plan: string;
  red: number[];
  wolves: string[];
}
/**
 * An element of the house: what it costs, as letters, and the roll it needs (CO-18, CO-19).
 */
export interface PartOfHouse {
  cost: string;
  element: 'door' | 'frame' | 'roof' | 'wall-1' | 'wall-2' | 'wall-3' | 'wall-4';
  needs: number;
}
/**
 * A building site as it is written.
 */
export interface CochonstructeursPosition {
  bridge: 'down' | 'up';
  built: number;
  events: {
    [k: string]: number;
  };
  first: number;
  fuel: number;
  landslides: string[];
  majors: {
    [k: string]: number;
  };
  moment: Moment;
  phase:
    | 'action'
    | 'again'
    | 'another'
    | 'choosing-role'
    | 'clearing'
    | 'dealing-roles'
    | 'drawing-event'
    | 'drawing-first'
    | 'drawing-major'
    | 'gaining'
    | 'hiring'
    | 'jumping'
    | 'laying-tiles'
    | 'losing'
    | 'over'
    | 'picking'
    | 'prisoner'
    | 'put-first'
    | 'put-last'
    | 'robbed'
    | 'rolling'
    | 'way';
  pigs: PigOnSite[];
  reserve: string;
  roles: string[];
  seat: number;
  supply: {
    [k: string]: number;
  };
  threat: number;
  tiles: string[];
  turn: number;
  unlucky: boolean;
  used: string;
  wheel: number;
  winter: boolean;
  wolves: number[];
}
/**
 * What hangs in the middle of a turn.
 */
export interface Moment {
  after: string;
  attempted: boolean;
  bridge_crossed: boolean;
  card: string;
  cards: number;
  dice: number[];
  lamp_lit: boolean;
  reds: number;
  rerolled: boolean;
  robbed: number[];
  rolling_for: string;
  shaken: string[];
  spot: string;
  steps: number;
  way: string[];
}
/**
 * A pig: where it stands, whence it came, what it carries, where it has picked up.
 */
export interface PigOnSite {
  at: string;
  bag: string;
  came: string;
  picked: string[];
}
/**
 * What the rules say of a building site.
 */
export interface CochonstructeursFacts {
  dark: string[];
  endangered: number[];
  ending: ('lost' | 'won') | null;
  light: 'day' | 'dusk' | 'night';
  nights: number[];
  prisoners: number[];
  to_pay: string;
  until_change: number;
  watched: string[];
}
export interface CochonstructeursEvent {
  begins: CochonstructeursEventBegins;
  'bridge-lowered': CochonstructeursEventBridgeLowered;
  'bridge-raised': CochonstructeursEventBridgeRaised;
  built: CochonstructeursEventBuilt;
  buried: CochonstructeursEventBuried;
  captured: CochonstructeursEventCaptured;
  cleared: CochonstructeursEventCleared;
  drew: CochonstructeursEventDrew;
  'drew-major': CochonstructeursEventDrewMajor;
  escaped: CochonstructeursEventEscaped;
  freed: CochonstructeursEventFreed;
  gained: CochonstructeursEventGained;
  jumped: CochonstructeursEventJumped;
  'lamp-burned': CochonstructeursEventLampBurned;
  lost: CochonstructeursEventLost;
  'luck-turned': CochonstructeursEventLuckTurned;
  'not-built': CochonstructeursEventNotBuilt;
  'not-cleared': CochonstructeursEventNotCleared;
  passed: CochonstructeursEventPassed;
  'put-down': CochonstructeursEventPutDown;
  rescued: CochonstructeursEventRescued;
  'role-taken': CochonstructeursEventRoleTaken;
  rolled: CochonstructeursEventRolled;
  'rolls-again': CochonstructeursEventRollsAgain;
  sabotaged: CochonstructeursEventSabotaged;
  'slide-fell': CochonstructeursEventSlideFell;
  stayed: CochonstructeursEventStayed;
  stepped: CochonstructeursEventStepped;
  'swept-off': CochonstructeursEventSweptOff;
  terrified: CochonstructeursEventTerrified;
  'threat-rose': CochonstructeursEventThreatRose;
  'tile-laid': CochonstructeursEventTileLaid;
  took: CochonstructeursEventTook;
  'wheel-turned': CochonstructeursEventWheelTurned;
  'winter-came': CochonstructeursEventWinterCame;
  'wolf-arrived': CochonstructeursEventWolfArrived;
  'wolf-left': CochonstructeursEventWolfLeft;
  'wolf-moved': CochonstructeursEventWolfMoved;
  won: CochonstructeursEventWon;
}
export interface CochonstructeursEventBegins {
  event: 'begins';
  seat: number;
}
export interface CochonstructeursEventBridgeLowered {
  event: 'bridge-lowered';
  seat: number;
}
export interface CochonstructeursEventBridgeRaised {
  event: 'bridge-raised';
}
export interface CochonstructeursEventBuilt {
  element: string;
  event: 'built';
  seat: number;
}
export interface CochonstructeursEventBuried {
  event: 'buried';
  seat: number;
}
export interface CochonstructeursEventCaptured {
  event: 'captured';
  seat: number;
  space: string;
}
export interface CochonstructeursEventCleared {
  event: 'cleared';
  seat: number;
  space: string;
}
export interface CochonstructeursEventDrew {
  card: string;
  event: 'drew';
  seat: number;
}
export interface CochonstructeursEventDrewMajor {
  event: 'drew-major';
  major: string;
  seat: number;
}
export interface CochonstructeursEventEscaped {
  event: 'escaped';
  seat: number;
}
export interface CochonstructeursEventFreed {
  event: 'freed';
  prisoner: number;
  seat: number;
}
export interface CochonstructeursEventGained {
  event: 'gained';
  resource: string;
  seat: number;
}
export interface CochonstructeursEventJumped {
  event: 'jumped';
  seat: number;
}
export interface CochonstructeursEventLampBurned {
  event: 'lamp-burned';
  fuel: number;
  seat: number;
}
export interface CochonstructeursEventLost {
  event: 'lost';
  resource: string;
  seat: number;
}
export interface CochonstructeursEventLuckTurned {
  event: 'luck-turned';
}
export interface CochonstructeursEventNotBuilt {
  element: string;
  event: 'not-built';
  seat: number;
}
export interface CochonstructeursEventNotCleared {
  event: 'not-cleared';
  seat: number;
  space: string;
}
export interface CochonstructeursEventPassed {
  event: 'passed';
  seat: number;
}
export interface CochonstructeursEventPutDown {
  count: number;
  event: 'put-down';
  resource: string;
  seat: number;
}
export interface CochonstructeursEventRescued {
  event: 'rescued';
  prisoner: number;
  seat: number;
}
export interface CochonstructeursEventRoleTaken {
  event: 'role-taken';
  role: string;
  seat: number;
}
export interface CochonstructeursEventRolled {
  event: 'rolled';
  face: number;
  purpose: string;
  seat: number;
}
export interface CochonstructeursEventRollsAgain {
  event: 'rolls-again';
  seat: number;
}
export interface CochonstructeursEventSabotaged {
  element: string;
  event: 'sabotaged';
}
export interface CochonstructeursEventSlideFell {
  event: 'slide-fell';
  space: string;
}
export interface CochonstructeursEventStayed {
  event: 'stayed';
  seat: number;
}
export interface CochonstructeursEventStepped {
  event: 'stepped';
  from: string;
  seat: number;
  to: string;
}
export interface CochonstructeursEventSweptOff {
  event: 'swept-off';
  seat: number;
}
export interface CochonstructeursEventTerrified {
  event: 'terrified';
  seat: number;
}
export interface CochonstructeursEventThreatRose {
  event: 'threat-rose';
  threat: number;
}
export interface CochonstructeursEventTileLaid {
  event: 'tile-laid';
  path: number;
  resource: string;
}
export interface CochonstructeursEventTook {
  event: 'took';
  resource: string;
  seat: number;
  space: string;
}
export interface CochonstructeursEventWheelTurned {
  event: 'wheel-turned';
  night: 'day' | 'night';
  period: number;
}
export interface CochonstructeursEventWinterCame {
  event: 'winter-came';
}
export interface CochonstructeursEventWolfArrived {
  event: 'wolf-arrived';
}
export interface CochonstructeursEventWolfLeft {
  event: 'wolf-left';
  number: number;
  ring: number;
  wolf: string;
}
export interface CochonstructeursEventWolfMoved {
  event: 'wolf-moved';
  number: number;
  ring: number;
  wolf: string;
}
export interface CochonstructeursEventWon {
  event: 'won';
}
/**
 * The board as a graph, and everything else in the box.
 */
export interface CochonstructeursEdition {
  game: string;
  name: string;
  /**
   * @minItems 2
   * @maxItems 80
   */
  spaces: SpacePrint[];
  ring: number;
  meetings: {
    [k: string]: number;
  };
  gauge: {
    [k: string]: Gauge;
  };
  /**
   * @minItems 2
   * @maxItems 24
   */
  wheel: ('day' | 'night' | 'snow')[];
  events: {
    [k: string]: number;
  };
  majors: {
    [k: string]: number;
  };
  resources: {
    [k: string]: ResourcePrint;
  };
  /**
   * @minItems 1
   * @maxItems 8
   */
  wolves: ('red' | 'special' | 'yellow')[];
  /**
   * @maxItems 8
   */
  plans: Plan[];
  numbers: Numbers;
}
/**
 * A space of the board: `joins` are walked both ways, `leads` one way only.
 */
export interface SpacePrint {
  name: string;
  kind:
    | 'bridge'
    | 'dark'
    | 'den'
    | 'ford'
    | 'home'
    | 'hunter'
    | 'lever'
    | 'meeting'
    | 'mystery'
    | 'plain'
    | 'resource'
    | 'torrent'
    | 'unstable';
  at: [number, number];
  /**
   * @maxItems 4
   */
  joins?: string[];
  /**
   * @maxItems 4
   */
  leads?: string[];
  path?: number;
  needs?: number;
}
/**
 * CO-E3: the last cell of the threat gauge and its red ones.
 */
export interface Gauge {
  last: number;
  /**
   * @maxItems 100
   */
  red: number[];
}
/**
 * CO-E7: a resource by the letter of the plans, and its tokens.
 */
export interface ResourcePrint {
  letter: string;
  tokens: number;
}
/**
 * CO-E9: a house: each of four walls, the door, the frame, the roof.
 */
export interface Plan {
  name: string;
  wall: Part;
  door: Part;
  frame: Part;
  roof: Part;
}
/**
 * CO-E9: what an element costs, as letters, and the roll it needs.
 */
export interface Part {
  cost: string;
  needs: number;
}
/**
 * The other numbers of the rules.
 */
export interface Numbers {
  bag: number;
  fuel: number;
  runner: number;
  mason: number;
  clear: number;
  torrent: number;
  bridge: number;
  bad_luck: number;
  wolf_comes: number;
  hunger: number;
  card_steps: number;
}
export interface CochonstructeursOptions {
  all_home: false | true;
  deposit_ends_turn: false | true;
  first_player: 0 | 1 | 2 | 3 | 'random';
  picking_up: 'automatic' | 'chosen';
  plan: 1 | 2 | 3 | 4 | 5;
  roles: 'chosen' | 'dealt';
}
/**
 * What the rules make of the edition for these players.
 */
export interface WoofyBox {
  parts: number;
  wolf_spaces: number[];
}
/**
 * A hunt as it is written; a place is a space of the ring or a word.
 */
export interface WoofyPosition {
  die: string | null;
  face: string | null;
  last: string | null;
  parts: number;
  phase: 'choosing' | 'drawing-first' | 'hiding' | 'moving' | 'over' | 'rolling';
  pigs: {
    [k: string]: number | 'brick' | 'dot' | 'pot' | 'straw' | 'wood';
  };
  seat: number;
  turn: number;
  wolf: number;
}
/**
 * What the rules say of a hunt.
 */
export interface WoofyFacts {
  complete: boolean;
  danger: number[];
  ending: ('eaten' | 'saved') | null;
  pot_open: boolean;
  safe: string[];
  wolf_gap: number | null;
  wolf_next: number;
}
export interface WoofyEvent {
  begins: WoofyEventBegins;
  built: WoofyEventBuilt;
  caught: WoofyEventCaught;
  completed: WoofyEventCompleted;
  eaten: WoofyEventEaten;
  hid: WoofyEventHid;
  opened: WoofyEventOpened;
  passed: WoofyEventPassed;
  prowled: WoofyEventProwled;
  rescued: WoofyEventRescued;
  rolled: WoofyEventRolled;
  saved: WoofyEventSaved;
  stayed: WoofyEventStayed;
  went: WoofyEventWent;
}
export interface WoofyEventBegins {
  event: 'begins';
  seat: number;
}
export interface WoofyEventBuilt {
  event: 'built';
  part: number;
  parts: number;
}
export interface WoofyEventCaught {
  event: 'caught';
  pig: string;
}
export interface WoofyEventCompleted {
  event: 'completed';
}
export interface WoofyEventEaten {
  event: 'eaten';
}
export interface WoofyEventHid {
  event: 'hid';
  from: number | ('brick' | 'dot' | 'pot' | 'straw' | 'wood');
  house: number | ('brick' | 'dot' | 'pot' | 'straw' | 'wood');
  pig: string;
  way: (number | ('brick' | 'dot' | 'pot' | 'straw' | 'wood'))[];
}
export interface WoofyEventOpened {
  event: 'opened';
  pig: string;
}
export interface WoofyEventPassed {
  event: 'passed';
  seat: number;
}
export interface WoofyEventProwled {
  event: 'prowled';
  from: number | ('brick' | 'dot' | 'pot' | 'straw' | 'wood');
  to: number | ('brick' | 'dot' | 'pot' | 'straw' | 'wood');
  way: (number | ('brick' | 'dot' | 'pot' | 'straw' | 'wood'))[];
}
export interface WoofyEventRescued {
  event: 'rescued';
  pig: string;
}
export interface WoofyEventRolled {
  event: 'rolled';
  face: string;
  pig: string;
  seat: number;
}
export interface WoofyEventSaved {
  event: 'saved';
}
export interface WoofyEventStayed {
  event: 'stayed';
  pig: string;
}
export interface WoofyEventWent {
  event: 'went';
  from: number | ('brick' | 'dot' | 'pot' | 'straw' | 'wood');
  pig: string;
  to: number | ('brick' | 'dot' | 'pot' | 'straw' | 'wood');
  way: (number | ('brick' | 'dot' | 'pot' | 'straw' | 'wood'))[];
}
/**
 * The ring with everything on and beside it, the pigs and their dice.
 */
export interface WoofyEdition {
  game: string;
  name: string;
  /**
   * @maxItems 20
   */
  pigs: string[];
  /**
   * @minItems 1
   * @maxItems 20
   */
  die: (number | ('house' | 'wolf'))[];
  ring: number;
  start: number;
  /**
   * @maxItems 48
   */
  pot: number[];
  wolf: WolfPrint;
  houses: Houses;
}
/**
 * Where the wolf starts, and how far apart the wolf spaces are.
 */
export interface WolfPrint {
  start: number;
  stride: number;
}
export interface Houses {
  straw: HousePrint;
  wood: HousePrint;
  brick: HousePrint;
}
/**
 * The space before a house, and how many pigs it holds.
 */
export interface HousePrint {
  space: number;
  room: number;
}
export interface WoofyOptions {
  brick_parts: 3 | 4;
  first_player: 0 | 1 | 2 | 3 | 'random';
}
/**
 * What the rules make of the edition for these players.
 */
export interface PiggybackBox {
  discs: number;
  extensions: number;
  faces: FaceOfDie[];
  length: number;
  pigs: PigOfSeat[];
}
/**
 * A face of the die (PB-E1).
 */
export interface FaceOfDie {
  again: 'always' | 'behind' | 'never';
  name: string;
  steps: number;
}
/**
 * A pig in play, and whose it is (PB-2, PB-18).
 */
export interface PigOfSeat {
  name: string;
  seat: number;
}
/**
 * A race as it is written; spaces are counted on the path as it lies now.
 */
export interface PiggybackPosition {
  discs: number[];
  face: string | null;
  moved: string | null;
  mover: string | null;
  phase: 'again' | 'choosing' | 'drawing-first' | 'over' | 'passing' | 'ready' | 'rolling';
  seat: number;
  stacks: {
    [k: string]: string[];
  };
  start: string[];
  turn: number;
}
/**
 * What the rules say of a race.
 */
export interface PiggybackFacts {
  across: string[];
  discs_left: number[];
  gone: number;
  movable: string[];
  to_go: number[];
}
export interface PiggybackEvent {
  begins: PiggybackEventBegins;
  carried: PiggybackEventCarried;
  climbed: PiggybackEventClimbed;
  crossed: PiggybackEventCrossed;
  extended: PiggybackEventExtended;
  hopped: PiggybackEventHopped;
  'may-roll-again': PiggybackEventMayRollAgain;
  passed: PiggybackEventPassed;
  rolled: PiggybackEventRolled;
}
export interface PiggybackEventBegins {
  event: 'begins';
  seat: number;
}
export interface PiggybackEventCarried {
  by: string;
  event: 'carried';
  pig: string;
}
export interface PiggybackEventClimbed {
  event: 'climbed';
  height: number;
  pig: string;
}
export interface PiggybackEventCrossed {
  event: 'crossed';
  seats: number[];
}
export interface PiggybackEventExtended {
  event: 'extended';
  plate: number;
  seat: number;
  spaces: number;
}
export interface PiggybackEventHopped {
  event: 'hopped';
  from: number;
  height: number;
  pig: string;
  to: number;
}
export interface PiggybackEventMayRollAgain {
  event: 'may-roll-again';
  pig: string;
  seat: number;
}
export interface PiggybackEventPassed {
  event: 'passed';
  seat: number;
}
export interface PiggybackEventRolled {
  event: 'rolled';
  face: string;
  seat: number;
}
/**
 * The eight plates, the die and the seven pigs.
 */
export interface PiggybackEdition {
  game: string;
  name: string;
  /**
   * @maxItems 20
   */
  plates: number[];
  /**
   * @minItems 1
   * @maxItems 20
   */
  die: string[];
  /**
   * @maxItems 20
   */
  pigs: string[];
  again?: {
    [k: string]: 'always' | 'behind';
  };
}
export interface PiggybackOptions {
  black_three: 'last_only' | 'last_or_stacked';
  black_three_judged: 'after' | 'before';
  first_player: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 'random';
  shape: 'random' | 'stairs' | 'straight' | 'winding' | 'zigzag';
}

/** What every game on our shelf shapes in its own way. */
export interface Games {
  three_little_pigs: { box: ThreeLittlePigsBox; position: ThreeLittlePigsPosition; facts: ThreeLittlePigsFacts; event: ThreeLittlePigsEvent[keyof ThreeLittlePigsEvent]; edition: PigsEdition; options: ThreeLittlePigsOptions; sheet: ThreeLittlePigsSheetRow };
  cochonstructeurs: { box: CochonstructeursBox; position: CochonstructeursPosition; facts: CochonstructeursFacts; event: CochonstructeursEvent[keyof CochonstructeursEvent]; edition: CochonstructeursEdition; options: CochonstructeursOptions; sheet: never };
  woofy: { box: WoofyBox; position: WoofyPosition; facts: WoofyFacts; event: WoofyEvent[keyof WoofyEvent]; edition: WoofyEdition; options: WoofyOptions; sheet: never };
  piggyback: { box: PiggybackBox; position: PiggybackPosition; facts: PiggybackFacts; event: PiggybackEvent[keyof PiggybackEvent]; edition: PiggybackEdition; options: PiggybackOptions; sheet: never };
}
export type GameId = keyof Games;
export type Position = Games[GameId]['position'];
export type Box = Games[GameId]['box'];
export type Facts = Games[GameId]['facts'];
export type GameEvent = Games[GameId]['event'];
export type SheetRow = Games[GameId]['sheet'];
export type Edition = Games[GameId]['edition'];
export type Options = Games[GameId]['options'];
export type RuleId = 'TP-E1' | 'TP-E2' | 'TP-E3' | 'TP-E4' | 'TP-E5' | 'TP-E6' | 'TP-1' | 'TP-2' | 'TP-3' | 'TP-4' | 'TP-5' | 'TP-6' | 'TP-7' | 'TP-8' | 'TP-9' | 'TP-10' | 'TP-11' | 'TP-12' | 'TP-13' | 'TP-14' | 'TP-15' | 'TP-16' | 'TP-17' | 'TP-18' | 'TP-36' | 'TP-19' | 'TP-20' | 'TP-21' | 'TP-22' | 'TP-23' | 'TP-24' | 'TP-25' | 'TP-26' | 'TP-27' | 'TP-28' | 'TP-29' | 'TP-37' | 'TP-30' | 'TP-31' | 'TP-32' | 'TP-33' | 'TP-34' | 'CO-E1' | 'CO-E2' | 'CO-E3' | 'CO-E4' | 'CO-E5' | 'CO-E6' | 'CO-E7' | 'CO-E8' | 'CO-E9' | 'CO-E10' | 'CO-1' | 'CO-2' | 'CO-3' | 'CO-4' | 'CO-5' | 'CO-6' | 'CO-7' | 'CO-8' | 'CO-9' | 'CO-10' | 'CO-11' | 'CO-12' | 'CO-13' | 'CO-14' | 'CO-15' | 'CO-16' | 'CO-17' | 'CO-18' | 'CO-19' | 'CO-20' | 'CO-21' | 'CO-22' | 'CO-23' | 'CO-24' | 'CO-25' | 'CO-26' | 'CO-27' | 'CO-28' | 'CO-29' | 'CO-30' | 'CO-31' | 'CO-32' | 'CO-33' | 'CO-34' | 'CO-35' | 'CO-36' | 'CO-37' | 'CO-38' | 'CO-39' | 'CO-40' | 'CO-41' | 'CO-42' | 'CO-43' | 'CO-44' | 'CO-45' | 'CO-46' | 'CO-47' | 'CO-48' | 'CO-49' | 'CO-50' | 'CO-51' | 'CO-52' | 'CO-53' | 'CO-54' | 'CO-55' | 'CO-56' | 'CO-57' | 'CO-58' | 'CO-61' | 'CO-59' | 'CO-60' | 'WO-E1' | 'WO-E2' | 'WO-E3' | 'WO-E4' | 'WO-E5' | 'WO-1' | 'WO-2' | 'WO-3' | 'WO-4' | 'WO-5' | 'WO-6' | 'WO-7' | 'WO-8' | 'WO-9' | 'WO-10' | 'WO-11' | 'WO-12' | 'WO-13' | 'WO-14' | 'WO-15' | 'WO-16' | 'WO-17' | 'WO-18' | 'WO-19' | 'WO-20' | 'WO-21' | 'WO-22' | 'WO-23' | 'WO-24' | 'WO-25' | 'WO-26' | 'PB-E1' | 'PB-E2' | 'PB-E3' | 'PB-1' | 'PB-2' | 'PB-3' | 'PB-4' | 'PB-5' | 'PB-6' | 'PB-7' | 'PB-8' | 'PB-9' | 'PB-10' | 'PB-11' | 'PB-12' | 'PB-13' | 'PB-14' | 'PB-15' | 'PB-16' | 'PB-17' | 'PB-18' | 'PB-19' | 'PB-20' | 'PB-21';
export type BotName = 'random' | 'greedy' | 'piglet' | 'curly' | 'truffle' | 'professor' | 'exact';

export const EMOTES = ["hello","laugh","wow","oops","cheer","think","hurry","thanks","wolf","pig"] as const;
export const LEVELS = ["piglet","curly","truffle","professor"] as const;
export const LONGEST_NAME = 24 as const;
export const MOST_DICE = 32 as const;
export const LONGEST_MESSAGE = 4096 as const;
export const LARGEST_BODY = 262144 as const;
export const LONGEST_FILE = 200000 as const;
export const LONGEST_LOG = 5000 as const;
export const LONGEST_REASON = 400 as const;
export const BUILDING = 1 as const;
export const BUILD_WAITING = 64 as const;
export const BUILD_SECONDS = 5 as const;
export const WORKER_NICENESS = 5 as const;
export const WORKER_START_SECONDS = 60 as const;
export const THINKING_SLACK = 10 as const;
export const ADVISERS = 2 as const;
export const ADVICE_SECONDS = 20 as const;
export const ADVICE_WAITING = 8 as const;
export const REVIEW_SECONDS = 300 as const;
export const REVIEW_PATIENCE = 15 as const;
export const REVIEWS_PER_CLIENT = 4 as const;
export const SOLVE_SECONDS = 180 as const;
export const SOLVING_PER_CLIENT = 2 as const;
export const MOST_SOLVED = 1500000 as const;
export const READ_SECONDS = 15 as const;
export const READING_PER_CLIENT = 4 as const;
export const LARGEST_REPLAY = 16000000 as const;
export const REPLAYS = 8 as const;
export const REPLAYS_PER_CLIENT = 2 as const;
export const KEPT_REVIEWS = 200 as const;
export const KEPT_SOLVED = 200 as const;
export const KEPT_SLOW = 500 as const;
export const KEPT_BOTS = 32 as const;
export const KEPT_SOLUTIONS = 4 as const;
export const UNWATCHED_PACE = 20 as const;
export const LONGEST_TABLE = 20000 as const;
export const REQUESTS_AT_ONCE = 16 as const;
export const SLOWED_AFTER = 20 as const;
export const LARGEST_WISH = 65536 as const;
export const MESSAGES = 100 as const;
export const EFFORT = 0.35 as const;
export const EFFORT_AT_ONCE = 1 as const;
export const TABLES_AN_HOUR = 600 as const;
export const TABLES_AT_ONCE = 200 as const;
export const BYTES_A_DAY = 256000000 as const;
export const CATCHING_UP = 2 as const;
export const CATCHING_UP_AT_ONCE = 40 as const;
export const HEADER_SECONDS = 10 as const;
export const BODY_SECONDS = 30 as const;
export const STALL_SECONDS = 20 as const;
export const CLOSE_SECONDS = 10 as const;
export const KEEP_ALIVE_SECONDS = 5 as const;
export const PING_SECONDS = 20 as const;
export const LONGEST_HEADER = 16384 as const;
export const CONTROL_RATE = 5 as const;
export const MOST_FRAGMENTS = 64 as const;
export const CONNECTIONS_BESIDES = 100 as const;
export const MOST_FILES = 65536 as const;
export const HELLO_SECONDS = 10 as const;
export const HELLO_TRIES = 5 as const;
export const FLOOD = 200 as const;
export const OUTBOX = 400 as const;
export const OUTBOX_LETTERS = 2000000 as const;
export const RECENT = 40 as const;
export const MISSED = 200 as const;
export const CLOSED_FORBIDDEN = 4403 as const;
export const CLOSED_GONE = 4404 as const;
export const CLOSED_TOO_SLOW = 4409 as const;
export const CLOSED_TOO_MANY = 4429 as const;
