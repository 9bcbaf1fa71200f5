/** Everything that is drawn of Cochonstructeurs at one moment. */

import type { PigMood } from '../../kit/characters';
import type { RoleName } from '../../kit/roles';
import type { Position, Setting } from '../board';
import { isNight, readLoad, spaceOf, type CardName, type Resource } from './edition';

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
  /** Steps to go, once the way is to be chosen. */
  steps: number;
  die: DieLook | null;
  card: CardLook | null;
  /** How a pig takes what has just happened. */
  moods: Record<number, PigMood>;
  end: 'won' | 'lost' | null;
}

/** The position as the server writes it. */
interface Written {
  turn: number;
  seat: number;
  first: number;
  phase: string;
  tiles: Resource[];
  roles: string[];
  pigs: Array<{ at: string; came: string; bag: string; picked: string[] }>;
  supply: Record<string, number>;
  reserve: string;
  built: number;
  threat: number;
  wheel: number;
  winter: boolean;
  unlucky: boolean;
  wolves: number[];
  landslides: string[];
  bridge: 'up' | 'down';
  fuel: number;
  events: Record<string, number>;
  majors: Record<string, number>;
  moment: { lamp_lit: boolean; rolling_for: string; dice: number[]; steps: number; card: string };
}

const ELEMENTS_OF_A_HOUSE = 7;

export function scene(position: Position, setting: Setting, before?: Scene): Scene {
  const at = position as unknown as Written;
  return {
    turn: at.turn,
    seat: at.seat,
    first: at.first,
    phase: at.phase,
    tiles: at.tiles,
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
    steps: at.moment.steps,
    die: dieAt(at, before),
    card: cardAt(at, before),
    moods: {},
    end: at.phase === 'over' ? (at.built === ELEMENTS_OF_A_HOUSE ? 'won' : 'lost') : null,
  };
}

const total = (deck: Record<string, number>): number => Object.values(deck).reduce((sum, count) => sum + count, 0);

/** What lies on the table: what was just rolled, else what lay there, as long as the turn lasts. */
function dieAt(at: Written, before: Scene | undefined): DieLook | null {
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
function cardAt(at: Written, before: Scene | undefined): CardLook | null {
  const asking = ASKING[at.phase];
  if (asking) return asking;
  if (at.moment.card) return { deck: 'event', name: at.moment.card as CardName, large: false };
  return before?.card ? { ...before.card, large: false } : null;
}

export function isPrisoner(pig: PigLook, setting: Setting): boolean {
  return spaceOf(pig.at, setting)?.kind === 'den';
}

/** How a pig feels where it is. */
export function moodOf(pig: PigLook, scene: Scene, setting: Setting): PigMood {
  const felt = scene.moods[pig.seat];
  if (felt) return felt;
  if (scene.end) return scene.end === 'won' ? 'happy' : 'scared';
  const kind = spaceOf(pig.at, setting)?.kind;
  if (kind === 'den') return 'worried';
  if (kind === 'dark' && isNight(scene.wheel, scene.winter, setting)) return 'scared';
  if (kind === 'ford') return 'worried';
  return pig.bag.length ? 'happy' : 'calm';
}
