/** Everything of a Woofy position that is to be drawn. Knows places, not pixels. */

import type { Character, PigMood, WolfMood } from '../../kit/characters';
import type { Position, Setting } from '../board';
import { ahead, characterOf, colourOf, isHouse, ringOf, type Place, type Ring } from './ring';

export type Phase = 'drawing-first' | 'choosing' | 'rolling' | 'moving' | 'hiding' | 'over';
export type Motion = 'hop' | 'leap' | 'fly' | 'climb' | 'slip' | 'stay' | 'cheer';

export interface PigPiece {
  pig: string;
  character: Character;
  colour: string;
  place: Place;
  mood: PigMood;
  /** 1 walks clockwise, -1 the other way, 0 rests and looks to the middle. */
  heading: 1 | -1 | 0;
  /** How it came here in this picture. */
  motion: Motion | null;
  /** The wolf has it by the tail and carries it along. */
  carried: boolean;
}

export interface WolfPiece {
  space: number;
  mood: WolfMood;
  walking: boolean;
}

export interface DieLook {
  pig: string;
  face: string | null;
  chosen: boolean;
  rolling: boolean;
}

export interface Scene {
  turn: number;
  seat: number;
  phase: Phase;
  pigs: PigPiece[];
  wolf: WolfPiece;
  dice: DieLook[];
  parts: number;
  needed: number;
  last: string | null;
  die: string | null;
  face: string | null;
  /** Somebody is in the pot, and somebody free stands where it opens. */
  open: boolean;
  splash: boolean;
  dust: boolean;
  ending: 'saved' | 'eaten' | null;
}

/** A position as Woofy's server side writes it. */
export interface WoofyPosition {
  turn: number;
  seat: number;
  phase: Phase;
  pigs: Record<string, Place>;
  wolf: number;
  parts: number;
  last: string | null;
  die: string | null;
  face: string | null;
}

export function scene(position: Position, setting: Setting): Scene {
  const ring = ringOf(setting);
  const at = position as unknown as WoofyPosition;
  const ending = endingOf(at);
  return settle(ring, {
    turn: at.turn,
    seat: at.seat,
    phase: at.phase,
    pigs: ring.pigs.map((pig) => ({
      pig,
      character: characterOf(ring, pig),
      colour: colourOf(ring, pig),
      place: at.pigs[pig] ?? 'dot',
      mood: 'calm',
      heading: 0,
      motion: null,
      carried: false,
    })),
    wolf: { space: at.wolf, mood: 'prowling', walking: false },
    dice: ring.pigs.map((pig) => ({
      pig,
      face: pig === at.die ? at.face : null,
      chosen: pig === at.die,
      rolling: false,
    })),
    parts: at.parts,
    needed: ring.parts,
    last: at.last,
    die: at.die,
    face: at.face,
    open: false,
    splash: false,
    dust: false,
    ending,
  });
}

function endingOf(at: WoofyPosition): Scene['ending'] {
  if (at.phase !== 'over') return null;
  return Object.values(at.pigs).every((place) => place === 'pot') ? 'eaten' : 'saved';
}

/** Moods, and whether the pot is open, follow from who is where. */
export function settle(ring: Ring, scene: Scene): Scene {
  const pigs = scene.pigs.map((pig) => ({ ...pig, mood: moodOf(ring, scene, pig) }));
  return {
    ...scene,
    pigs,
    wolf: { ...scene.wolf, mood: wolfMood(ring, scene) },
    open:
      pigs.some((pig) => pig.place === 'pot') &&
      pigs.some((pig) => !pig.carried && ring.pots.includes(pig.place as number)),
  };
}

function moodOf(ring: Ring, scene: Scene, pig: PigPiece): PigMood {
  if (scene.ending === 'saved') return 'proud';
  if (pig.carried || pig.place === 'pot') return 'scared';
  if (pig.place === 'brick') return 'proud';
  if (isHouse(pig.place) || pig.place === 'dot') return 'happy';
  return inReach(ring, scene.wolf.space, pig.place) ? 'worried' : 'calm';
}

/** On a space that the wolf's next stride covers. */
export function inReach(ring: Ring, wolf: number, place: Place): boolean {
  return typeof place === 'number' && ahead(ring, wolf, place) <= ring.stride;
}

function wolfMood(ring: Ring, scene: Scene): WolfMood {
  if (scene.ending === 'eaten') return 'licking';
  if (scene.ending === 'saved') return 'sulking';
  if (scene.pigs.some((pig) => pig.carried)) return 'licking';
  return scene.pigs.some((pig) => inReach(ring, scene.wolf.space, pig.place)) ? 'sniffing' : 'prowling';
}

export function pigAt(scene: Scene, pig: string): PigPiece {
  return scene.pigs.find((piece) => piece.pig === pig) as PigPiece;
}

export function inPlace(scene: Scene, place: Place): PigPiece[] {
  return scene.pigs.filter((piece) => piece.place === place);
}

/** How many spaces the wolf is behind the pig he meets first; null if none is on the ring. */
export function wolfDistance(ring: Ring, scene: Scene): number | null {
  const gaps = scene.pigs.flatMap(({ place }) =>
    typeof place === 'number' ? [ahead(ring, scene.wolf.space, place)] : [],
  );
  return gaps.length ? Math.min(...gaps) : null;
}
