/** Everything that is to be drawn of a race, without a pixel: geometry.ts says where it lies. */

import type { PigMood } from '../../kit/characters';
import type { PiggybackPosition } from '../../types/wire';
import type { Offer, Setting, Shown } from './box';

export type Phase = PiggybackPosition['phase'];

export interface PigOnPath {
  name: string;
  /** Its number in the edition, and whose it is. */
  pig: number;
  seat: number;
  /** Its space along all the path there has ever been; 0 is the start line. */
  at: number;
  /** 0 on the ground, 1 on one pig's back, … */
  level: number;
  mood: PigMood;
  /** Beyond the last plate, or how many spaces it has to go until it is. */
  across: boolean;
  toGo: number;
  /** On the move: drawn before everybody else. */
  aloft: boolean;
}

export interface Scene {
  turn: number;
  seat: number;
  phase: Phase;
  face: string | null;
  mover: string | null;
  moved: string | null;
  /** Plates laid at the far end, and the spaces that were on them. */
  taken: number;
  gone: number;
  /** Whose disc lies beside each of those plates, and how many every seat has left. */
  discs: number[];
  discsLeft: number[];
  pigs: PigOnPath[];
  /** The pigs that this turn is about. */
  movable: string[];
  rolling: boolean;
  /** The first plate on its way: picked up, then carried over the far end. */
  plate: 'lifted' | 'carried' | null;
  /** What a picture does while it is shown; nothing of it is left when all is at rest. */
  act: Act | null;
  /** Counts pictures, so that the same act twice in a row is seen twice. */
  beat: number;
}

export type Act =
  | { kind: 'crouch' | 'hop' | 'land'; pigs: string[] }
  | { kind: 'wobble'; at: number }
  | { kind: 'cheer'; seats: number[] }
  | { kind: 'call'; seat: number };

export function scene({ position: race, facts }: Shown, setting: Setting): Scene {
  return {
    turn: race.turn,
    seat: race.seat,
    phase: race.phase,
    face: race.face,
    mover: race.mover,
    moved: race.moved,
    taken: race.discs.length,
    gone: facts.gone,
    discs: race.discs,
    discsLeft: facts.discs_left,
    pigs: pigsOf(race, facts, setting),
    movable: facts.movable,
    rolling: race.phase === 'rolling',
    plate: null,
    act: null,
    beat: 0,
  };
}

function pigsOf(race: Shown['position'], facts: Shown['facts'], { box }: Setting): PigOnPath[] {
  const where = new Map<string, { at: number; level: number }>();
  for (const name of race.start) where.set(name, { at: 0, level: 0 });
  for (const [space, stack] of Object.entries(race.stacks)) {
    stack.forEach((name, level) => where.set(name, { at: Number(space) + facts.gone, level }));
  }
  const pigs = box.pigs.map(({ name, seat }, pig) => {
    const { at, level } = where.get(name) ?? { at: 0, level: 0 };
    const across = facts.across.includes(name);
    const toGo = facts.to_go[pig] ?? 0;
    return { name, pig, seat, at, level, across, toGo, aloft: false, mood: 'calm' as PigMood };
  });
  return withMoods(pigs);
}

/** How the pigs feel: riders enjoy it, whoever carries two or more does not, the winners are proud. */
export function withMoods(pigs: PigOnPath[]): PigOnPath[] {
  return pigs.map((pig) => ({ ...pig, mood: moodOf(pig, pigs) }));
}

function moodOf(pig: PigOnPath, pigs: PigOnPath[]): PigMood {
  if (pig.across) return 'proud';
  const above = pigs.filter((other) => pig.at > 0 && other.at === pig.at && other.level > pig.level).length;
  if (above >= 2) return 'worried';
  return pig.level > 0 ? 'happy' : 'calm';
}

/** The pigs on a space from the ground up; the start line is no stack. */
export function stackAt(scene: Scene, at: number): PigOnPath[] {
  return scene.pigs.filter((pig) => at > 0 && pig.at === at).sort((a, b) => a.level - b.level);
}

/** A scene at rest: what was only on its way is gone. Two scenes that rest alike look alike. */
export function atRest(scene: Scene): Scene {
  const pigs = withMoods(scene.pigs.map((pig) => ({ ...pig, aloft: false })));
  return { ...scene, pigs, plate: null, act: null, beat: 0 };
}

/** The pigs a choice is about now. */
export function acting(scene: Scene): PigOnPath[] {
  return scene.pigs.filter((pig) => scene.movable.includes(pig.name));
}

/** Where a pig would be once an offer were taken. */
export function landing(offer: Offer, name: string): Landing | null {
  for (const what of offer.events) {
    if (what.event === 'hopped' && what.pig === name) {
      return { space: what.to, level: what.height, across: offer.facts.across?.includes(name) ?? false };
    }
  }
  return null;
}

export interface Landing {
  /** Counted on the path as it lies now. */
  space: number;
  level: number;
  across: boolean;
}
