/** Everything of a Woofy position that is to be drawn. Knows places, not pixels. */

import type { PigMood, WolfMood } from '../../kit/characters';
import type { Character } from '../../types/characters';
import {
  characterOf,
  colourOf,
  ringOf,
  type Offer,
  type Place,
  type Ring,
  type Setting,
  type Shown,
} from './ring';

export type Phase = Shown['position']['phase'];
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
  /** The brick house takes guests. */
  complete: boolean;
  /** Somebody is in the pot, and somebody free stands where it opens. */
  open: boolean;
  /** Pigs that the wolf cannot take where they are. */
  safe: string[];
  /** Spaces where the wolf takes whoever is there, where he goes next, and how far he has to the first pig. */
  danger: number[];
  wolfNext: number;
  wolfGap: number | null;
  splash: boolean;
  dust: boolean;
  ending: 'saved' | 'eaten' | null;
}

export function scene({ position: at, facts }: Shown, setting: Setting): Scene {
  const ring = ringOf(setting);
  return settle({
    turn: at.turn,
    seat: at.seat,
    phase: at.phase,
    pigs: pieces(ring, at.pigs),
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
    ...known(facts),
    splash: false,
    dust: false,
  });
}

/** The pigs in their places, at rest. */
export function pieces(ring: Ring, places: Record<string, Place> = {}): PigPiece[] {
  return ring.pigs.map((pig) => ({
    pig,
    character: characterOf(ring, pig),
    colour: colourOf(ring, pig),
    place: places[pig] ?? 'dot',
    mood: 'calm',
    heading: 0,
    motion: null,
    carried: false,
  }));
}

/** What the rules say of a position, as it is drawn. */
export function known(facts: Shown['facts']): Pick<Scene, Known> {
  return {
    complete: facts.complete,
    open: facts.pot_open,
    safe: facts.safe,
    danger: facts.danger,
    wolfNext: facts.wolf_next,
    wolfGap: facts.wolf_gap,
    ending: facts.ending,
  };
}
type Known = 'complete' | 'open' | 'safe' | 'danger' | 'wolfNext' | 'wolfGap' | 'ending';

/** Everybody feels as it goes. */
export function settle(scene: Scene): Scene {
  const pigs = scene.pigs.map((pig) => ({ ...pig, mood: moodOf(scene, pig) }));
  return { ...scene, pigs, wolf: { ...scene.wolf, mood: wolfMood(scene) } };
}

function moodOf(scene: Scene, pig: PigPiece): PigMood {
  if (scene.ending === 'saved') return 'proud';
  if (pig.carried || pig.place === 'pot') return 'scared';
  if (pig.place === 'brick') return 'proud';
  if (scene.safe.includes(pig.pig)) return 'happy';
  return inDanger(scene, pig.place) ? 'worried' : 'calm';
}

/** On a space where the wolf takes whoever is there when he goes. */
export function inDanger(scene: Scene, place: Place): boolean {
  return typeof place === 'number' && scene.danger.includes(place);
}

function wolfMood(scene: Scene): WolfMood {
  if (scene.ending === 'eaten') return 'licking';
  if (scene.ending === 'saved') return 'sulking';
  if (scene.pigs.some((pig) => pig.carried)) return 'licking';
  return scene.pigs.some((pig) => inDanger(scene, pig.place)) ? 'sniffing' : 'prowling';
}

export function pigAt(scene: Scene, pig: string): PigPiece {
  return scene.pigs.find((piece) => piece.pig === pig) as PigPiece;
}

export function inPlace(scene: Scene, place: Place): PigPiece[] {
  return scene.pigs.filter((piece) => piece.place === place);
}

/** Where an offer leads the pig whose die was rolled, and over which places. */
export function wayOf({ events }: Offer): Place[] {
  for (const what of events) if (what.event === 'went' || what.event === 'hid') return what.way;
  return [];
}
