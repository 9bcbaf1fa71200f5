/** Everything that is drawn of Cochonstructeurs at one moment. */

import type { PigMood } from '../../kit/characters';
import type { RoleName } from './art/roles';
import { readLoad, spaceOf, type CardName, type Resource } from './edition';
import type { Setting, Shown } from './game';

export interface PigLook {
  seat: number;
  role: RoleName | null;
  at: string;
  came: string;
  bag: Resource[];
  /** Resource spaces it has used since it was home. */
  picked: string[];
}

/** A roll on the table; `rolling` while it is in the air. */
export interface DieLook {
  faces: number[];
  purpose: string;
  rolling: boolean;
}

/** A card that was turned over; `large` while everybody looks at it. */
export interface CardLook {
  deck: 'event' | 'major';
  name: CardName;
  large: boolean;
}

export interface Scene {
  turn: number;
  seat: number;
  first: number;
  phase: string;
  tiles: Resource[];
  pigs: PigLook[];
  supply: Record<string, number>;
  reserve: Resource[];
  built: number;
  threat: number;
  wheel: number;
  winter: boolean;
  unlucky: boolean;
  /** Ring spaces of the wolves outside, in the order of leaving. */
  wolves: number[];
  landslides: string[];
  bridge: 'up' | 'down';
  fuel: number;
  /** The Scout's lamp burns this turn. */
  lit: boolean;
  /** Cards left in the decks. */
  events: number;
  majors: number;
  /** Major events that are called and not drawn yet. */
  reds: number;
  /** Steps to go, once the way is to be chosen. */
  steps: number;
  die: DieLook | null;
  card: CardLook | null;
  /** How a pig takes what has just happened. */
  moods: Record<number, PigMood>;
  light: Shown['facts']['light'];
  /** Rounds until the light changes to night, or back to day. */
  untilChange: number;
  /** The periods of the wheel that are night now. */
  nights: number[];
  /** Spaces whose dark frightens whoever is to move, and meetings that a wolf watches or soon will. */
  dark: string[];
  watched: string[];
  /** Seats whose pigs are in danger where they stand, and those in the den. */
  endangered: number[];
  prisoners: number[];
  /** All that the house still costs. */
  toPay: Resource[];
  end: 'won' | 'lost' | null;
}

export function scene({ position: at, facts }: Shown, setting: Setting, before?: Scene): Scene {
  return {
    turn: at.turn,
    seat: at.seat,
    first: at.first,
    phase: at.phase,
    tiles: at.tiles as Resource[],
    pigs: at.pigs.map((pig, seat) => ({
      seat,
      role: (at.roles[seat] || null) as RoleName | null,
      at: pig.at,
      came: pig.came,
      bag: readLoad(pig.bag, setting),
      picked: pig.picked,
    })),
    supply: at.supply,
    reserve: readLoad(at.reserve, setting),
    built: at.built,
    threat: at.threat,
    wheel: at.wheel,
    winter: at.winter,
    unlucky: at.unlucky,
    wolves: at.wolves,
    landslides: at.landslides,
    bridge: at.bridge,
    fuel: at.fuel,
    lit: at.moment.lamp_lit,
    events: total(at.events),
    majors: total(at.majors),
    reds: at.moment.reds,
    steps: at.moment.steps,
    die: dieAt(at, before),
    card: cardAt(at, before),
    moods: {},
    ...known(facts, setting),
  };
}

/** What the rules say of a position, as it is drawn. */
export function known(facts: Shown['facts'], setting: Setting): Pick<Scene, Known> {
  return {
    light: facts.light,
    untilChange: facts.until_change,
    nights: facts.nights,
    dark: facts.dark,
    watched: facts.watched,
    endangered: facts.endangered,
    prisoners: facts.prisoners,
    toPay: readLoad(facts.to_pay, setting),
    end: facts.ending,
  };
}
type Known =
  'light' | 'untilChange' | 'nights' | 'dark' | 'watched' | 'endangered' | 'prisoners' | 'toPay' | 'end';

const total = (deck: Record<string, number>): number =>
  Object.values(deck).reduce((sum, count) => sum + count, 0);

/** What lies on the table: what was just rolled, else what lay there, as long as the turn lasts. */
function dieAt(at: Shown['position'], before: Scene | undefined): DieLook | null {
  const { dice, rolling_for: purpose } = at.moment;
  if (at.phase === 'rolling') return { faces: dice, purpose, rolling: true };
  if (dice.length) return { faces: dice, purpose, rolling: false };
  return before?.die ? { ...before.die, rolling: false } : null;
}

/** Cards whose effect is being chosen, by the phase. */
const ASKING: Record<string, CardLook> = {
  gaining: { deck: 'event', name: 'lucky-day', large: false },
  losing: { deck: 'event', name: 'holed-bag', large: false },
  robbed: { deck: 'major', name: 'goblins', large: false },
};

/** The last card lies open until somebody acts. */
function cardAt(at: Shown['position'], before: Scene | undefined): CardLook | null {
  const asking = ASKING[at.phase];
  if (asking) return asking;
  if (at.moment.card) return { deck: 'event', name: at.moment.card as CardName, large: false };
  return before?.card ? { ...before.card, large: false } : null;
}

/** How a pig feels where it is. */
export function moodOf(pig: PigLook, scene: Scene, setting: Setting): PigMood {
  const felt = scene.moods[pig.seat];
  if (felt) return felt;
  if (scene.end) return scene.end === 'won' ? 'happy' : 'scared';
  if (scene.prisoners.includes(pig.seat)) return 'worried';
  if (scene.endangered.includes(pig.seat)) return 'scared';
  if (spaceOf(pig.at, setting)?.kind === 'ford') return 'worried';
  return pig.bag.length ? 'happy' : 'calm';
}
