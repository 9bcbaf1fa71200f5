/** Everything that is to be drawn of a race, without a pixel: geometry.ts says where it lies. */

import type { PigMood } from '../../kit/characters';
import type { Position, Setting } from '../board';
import { boxOf, sum, type Box } from './box';

export type Phase = 'drawing-first' | 'ready' | 'rolling' | 'choosing' | 'again' | 'passing' | 'over';

/** A position as the server writes it. */
interface Race {
  turn: number;
  seat: number;
  phase: Phase;
  face: string | null;
  mover: string | null;
  moved: string | null;
  start: string[];
  stacks: Record<string, string[]>;
  discs: number[];
}

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
  /** Beyond the last plate. */
  across: boolean;
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
  /** Whose disc lies beside each of those plates. */
  discs: number[];
  pigs: PigOnPath[];
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

export function scene(position: Position, setting: Setting): Scene {
  const race = position as unknown as Race;
  const box = boxOf(setting);
  const gone = sum(box.plates.slice(0, race.discs.length));
  return {
    turn: race.turn,
    seat: race.seat,
    phase: race.phase,
    face: race.face,
    mover: race.mover,
    moved: race.moved,
    taken: race.discs.length,
    gone,
    discs: race.discs,
    pigs: pigsOf(race, box, gone),
    rolling: race.phase === 'rolling',
    plate: null,
    act: null,
    beat: 0,
  };
}

function pigsOf(race: Race, box: Box, gone: number): PigOnPath[] {
  const where = new Map<string, { at: number; level: number }>();
  for (const name of race.start) where.set(name, { at: 0, level: 0 });
  for (const [space, stack] of Object.entries(race.stacks)) {
    stack.forEach((name, level) => where.set(name, { at: Number(space) + gone, level }));
  }
  const end = gone + box.length;
  const pigs = box.pigs.map((name, pig) => {
    const { at, level } = where.get(name) ?? { at: 0, level: 0 };
    const seat = Math.floor(pig / box.each);
    return { name, pig, seat, at, level, across: at > end, aloft: false, mood: 'calm' as PigMood };
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

/** How many discs of a player are still to be used. */
export function discsLeft(scene: Scene, seat: number, box: Box): number {
  return box.each - scene.discs.filter((owner) => owner === seat).length;
}

/** The pigs a choice is about now: the one that has the roll, or those that could get it. */
export function acting(scene: Scene): PigOnPath[] {
  if (scene.phase === 'over' || scene.phase === 'drawing-first') return [];
  if (scene.mover !== null) return scene.pigs.filter((pig) => pig.name === scene.mover);
  return scene.pigs.filter((pig) => pig.seat === scene.seat && pig.name !== scene.moved);
}

/** Where a pig would land with what the die shows: shown before a pig is chosen. */
export function target(scene: Scene, name: string, box: Box): { at: number; level: number } | null {
  const pig = scene.pigs.find((one) => one.name === name);
  const face = box.faces.find((one) => one.name === scene.face);
  if (pig === undefined || face === undefined) return null;
  const at = (pig.at === 0 ? scene.gone : pig.at) + face.steps;
  const standing = scene.pigs.filter((other) => other.at === at).length;
  return { at, level: standing };
}
