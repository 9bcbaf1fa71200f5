/** The seven pigs, told apart in a black-and-white print by what they wear and by their coat. */

export const CHARACTERS = [
  'straw-hat',
  'carpenter',
  'mason',
  'scarf',
  'flower',
  'glasses',
  'bow-tie',
] as const;
export type Character = (typeof CHARACTERS)[number];

export const PATTERNS = ['plain', 'spots', 'patch', 'stripes', 'socks', 'saddle', 'freckles'] as const;
export type Pattern = (typeof PATTERNS)[number];

/** The coat that goes with a character. */
export function patternOf(character: Character): Pattern {
  return PATTERNS[CHARACTERS.indexOf(character)] as Pattern;
}

export type PigMood = 'calm' | 'happy' | 'proud' | 'worried' | 'scared' | 'asleep';
export type WolfMood = 'prowling' | 'sniffing' | 'blowing' | 'licking' | 'sulking';

/** A standing pig is about this wide and high, feet at (0, 0), in units of a board. */
export const PIG_WIDTH = 84;
export const PIG_HEIGHT = 80;
/** Where the feet of a pig stand that rides on another one's back. */
export const PIG_BACK = 46;
