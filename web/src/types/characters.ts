/** The seven pigs that a person can be. */

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
