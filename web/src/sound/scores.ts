/** What each sound is made of: a handful of notes. `synth.ts` plays them. */

import type { SoundName } from '../types/sounds';

/** Something is struck, sung or blown, `at` seconds after the sound begins, for `last` seconds. */
export type Note =
  /** A wooden block: a short tone that falls, with a click at its beginning. */
  | { play: 'knock'; at: number; last: number; pitch: number; loud: number }
  /** A tone that glides through its pitches, with a tremor of so many times a second. */
  | { play: 'tone'; at: number; last: number; pitches: number[]; loud: number; wave: Wave; tremor?: number }
  /** Moving air: noise through a band that glides through the pitches. */
  | { play: 'breath'; at: number; last: number; pitches: number[]; loud: number; narrow: number }
  /** A grunt from a snout: a rough voice through a nose. */
  | { play: 'grunt'; at: number; last: number; pitch: number; loud: number };

export type Wave = 'sine' | 'triangle' | 'sawtooth';

const knock = (at: number, pitch: number, loud = 0.5, last = 0.09): Note => ({
  play: 'knock',
  at,
  last,
  pitch,
  loud,
});
const breath = (at: number, last: number, pitches: number[], loud: number, narrow = 1): Note => ({
  play: 'breath',
  at,
  last,
  pitches,
  loud,
  narrow,
});
const tone = (
  at: number,
  last: number,
  pitches: number[],
  loud = 0.25,
  wave: Wave = 'triangle',
  tremor = 0,
): Note => ({ play: 'tone', at, last, pitches, loud, wave, tremor });

/** Two grunts, the second one higher: "oi-nk". Small pigs squeak, large ones rumble. */
function oink(size: number): Note[] {
  const pitch = 92 * 1.17 ** size;
  return [
    { play: 'grunt', at: 0, last: 0.13, pitch, loud: 0.42 },
    { play: 'grunt', at: 0.15, last: 0.2, pitch: pitch * 1.32, loud: 0.5 },
  ];
}

const SWAY = [1, 1.26, 0.9, 1.12, 0.84];

/** Knocks that come closer together, as a cube rolls out. */
function rattle(times: number[], pitch: number): Note[] {
  return times.map((at, n) => knock(at, pitch * (SWAY[n % SWAY.length] ?? 1), 0.55 - n * 0.04, 0.06));
}

/** A little wooden xylophone. */
function melody(pitches: number[], beat: number, loud = 0.4): Note[] {
  return pitches.flatMap((pitch, n) => [
    knock(n * beat, pitch, loud * 0.7, 0.12),
    tone(n * beat, beat * 2.2, [pitch, pitch], loud * 0.4),
  ]);
}

export const SCORES: Record<SoundName, Note[]> = {
  dice: rattle([0, 0.09, 0.17, 0.27, 0.34, 0.45, 0.6], 620),
  hop: [tone(0, 0.1, [300, 520], 0.16), knock(0.1, 480, 0.4)],
  thud: [knock(0, 120, 0.8, 0.16), breath(0, 0.1, [300, 120], 0.2)],
  climb: [knock(0, 420, 0.3), knock(0.09, 530, 0.34), knock(0.18, 670, 0.4)],
  oink0: oink(6),
  oink1: oink(5),
  oink2: oink(4),
  oink3: oink(3),
  oink4: oink(2),
  oink5: oink(1),
  oink6: oink(0),
  wind: [breath(0, 1.5, [240, 900, 420, 1100, 200], 0.7, 2.5), breath(0.1, 1.2, [1400, 2600, 900], 0.12, 6)],
  howl: [
    tone(0, 1.5, [240, 520, 560, 540, 380, 430, 250], 0.22, 'sawtooth', 6),
    tone(1.55, 0.18, [300, 420], 0.2),
  ],
  cheer: [
    ...melody([523, 659, 784, 1047], 0.11),
    ...melody([1047, 784, 1047], 0.13).map((n) => later(n, 0.5)),
  ],
  sad: [
    tone(0, 0.28, [392, 370], 0.24),
    tone(0.3, 0.28, [349, 330], 0.24),
    tone(0.6, 0.7, [311, 294, 262], 0.24, 'triangle', 5),
  ],
  build: [knock(0, 340, 0.6), knock(0.13, 360, 0.6), knock(0.3, 240, 0.7, 0.14)],
  crash: [breath(0, 0.5, [1200, 300], 0.35), ...rattle([0, 0.06, 0.1, 0.17, 0.22, 0.3, 0.41], 260)],
  splash: [
    breath(0, 0.45, [700, 2200, 900], 0.45, 1.5),
    tone(0.06, 0.12, [300, 800], 0.14, 'sine'),
    tone(0.22, 0.1, [420, 960], 0.1, 'sine'),
  ],
  coin: [tone(0, 0.1, [988, 988], 0.2), tone(0.08, 0.3, [1319, 1319], 0.2)],
  card: [breath(0, 0.09, [1800, 3400], 0.3, 1.2), knock(0.08, 700, 0.16, 0.04)],
  bell: [tone(0, 0.9, [880, 880], 0.2, 'sine'), tone(0, 0.5, [2210, 2205], 0.06, 'sine')],
  tick: [knock(0, 900, 0.3, 0.04)],
  wobble: [tone(0, 0.55, [260, 330, 250, 310, 255, 290], 0.2, 'sine'), knock(0.5, 300, 0.3)],
};

function later(note: Note, seconds: number): Note {
  return { ...note, at: note.at + seconds };
}

/** How long a sound lasts, in seconds. */
export function lasts(name: SoundName): number {
  return Math.max(...SCORES[name].map((note) => note.at + note.last));
}
