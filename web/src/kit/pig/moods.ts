/** How a mood shows in a pig's face: eyes, brows, mouth, ears. Drawn around the middle of the head. */

import type { PigMood } from '../characters';

export interface Face {
  eyes: 'open' | 'wide' | 'laughing' | 'content' | 'closed';
  /** Degrees by which the ears are lifted. */
  ears: number;
  /** Degrees by which the chin is lifted. */
  chin: number;
  brows: string;
  mouth: string;
  /** An open mouth, and the tongue in it. */
  gape: string;
  tongue: string;
}

export const FACES: Record<PigMood, Face> = {
  calm: {
    eyes: 'open',
    ears: 0,
    chin: 0,
    brows: '',
    mouth: 'M-9 19 C-7 26.5 3 29.5 11 28 C17 27 21.5 25 24 22',
    gape: '',
    tongue: '',
  },
  happy: {
    eyes: 'laughing',
    ears: 13,
    chin: 4,
    brows: '',
    mouth: 'M-14 15.5 C-12.5 17.5 -10.5 18.6 -8 19',
    gape: 'M-10 18.5 C-3 22.5 17 23 25.5 20 C25 29 18 36 8.5 35.5 C-2 35 -9 28 -10 18.5 Z',
    tongue: 'M-2.5 30 C2 26 14 25.5 19.5 29 C16.5 33.5 12.5 35 8.5 34.8 C4 34.6 0 33 -2.5 30 Z',
  },
  proud: {
    eyes: 'content',
    ears: 9,
    chin: 9,
    brows: 'M-19 -25.5 C-15 -30 -6 -31 -1 -28 M15 -30 C19 -33 26 -32.5 29.5 -29',
    mouth: 'M-13 15 C-12 23.5 -2 29 9 28 C15 27.5 20 25.5 22 23',
    gape: '',
    tongue: '',
  },
  worried: {
    eyes: 'open',
    ears: -22,
    chin: -3,
    brows: 'M-20 -21 C-15 -23.5 -8 -27.5 -4 -31 M17 -32 C20 -28.5 26 -25 30.5 -23.5',
    mouth: 'M-6 27 C-3 23.5 0 24 2.5 26 C5.5 28.4 8.5 28.4 11 26 C14 23.3 17 24 19 26.5',
    gape: '',
    tongue: '',
  },
  scared: {
    eyes: 'wide',
    ears: -24,
    chin: 2,
    brows: 'M-21 -27 C-17 -31 -10 -34 -5 -34.5 M18 -36 C23 -35 28 -31.5 31 -28',
    mouth: '',
    gape: 'M-5 25.5 C-3 21.5 4 21 9 22 C15 21 20 22 21.5 25.5 C23 30.5 16 34.5 8.5 34 C0 33.6 -6.5 30.5 -5 25.5 Z',
    tongue: '',
  },
  asleep: {
    eyes: 'closed',
    ears: -15,
    chin: -2,
    brows: '',
    mouth: 'M1 26 C4 29.5 10 29.5 14 26',
    gape: '',
    tongue: '',
  },
};
