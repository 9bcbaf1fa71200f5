/** The seven pigs, told apart in a black-and-white print by what they wear and by their coat. */

import { CHARACTERS, type Character } from '../types/characters';

export const PATTERNS = ['plain', 'spots', 'patch', 'stripes', 'socks', 'saddle', 'freckles'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** The coat that goes with a character. */
export function patternOf(character: Character): Pattern {
  return PATTERNS[CHARACTERS.indexOf(character)] as Pattern;
}

/** The colour of what a character wears as long as nobody has chosen another. */
const OUTFITS: Record<Character, string> = {
  'straw-hat': 'var(--red)',
  carpenter: 'var(--blue)',
  mason: 'var(--yellow)',
  scarf: 'var(--green)',
  flower: 'var(--pink)',
  glasses: 'var(--purple)',
  'bow-tie': 'var(--orange)',
};

export function outfitOf(character: Character): string {
  return OUTFITS[character];
}

export const PIG_MOODS = ['calm', 'happy', 'proud', 'worried', 'scared', 'asleep'] as const;
export type PigMood = (typeof PIG_MOODS)[number];

export const PIG_POSES = ['stand', 'walk', 'ride', 'sit', 'sleep', 'cheer'] as const;
export type PigPose = (typeof PIG_POSES)[number];

export const WOLF_MOODS = ['prowling', 'sniffing', 'blowing', 'licking', 'sulking'] as const;
export type WolfMood = (typeof WOLF_MOODS)[number];

/** A standing pig is about this wide and high, feet at (0, 0), in units of a board. */
export const PIG_WIDTH = 90;
export const PIG_HEIGHT = 80;
/** Where the feet of a pig stand that rides on another one's back. Draw a stack from the top down, so
 * that hats are before the chins above them: then every face is seen. */
export const PIG_BACK = 50;
