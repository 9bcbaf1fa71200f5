/** The names of all sounds; `synth.ts` makes them. */

export const SOUNDS = [
  'dice',
  'hop',
  'thud',
  'climb',
  'oink0',
  'oink1',
  'oink2',
  'oink3',
  'oink4',
  'oink5',
  'oink6',
  'wind',
  'howl',
  'cheer',
  'sad',
  'build',
  'crash',
  'splash',
  'coin',
  'card',
  'bell',
  'tick',
  'wobble',
] as const;
export type SoundName = (typeof SOUNDS)[number];
