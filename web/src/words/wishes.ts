/** Names of the buttons by which this device is told how it should behave. */

import { speaker } from './say';

export const wishes = {
  wishes: { en: 'How you like it', fr: 'Comme vous aimez' },
  language: { en: 'En français', fr: 'In English' },
  sound: { en: 'Sounds', fr: 'Sons' },
  voice: { en: 'Read aloud', fr: 'Lire à voix haute' },
  motion: { en: 'Fewer movements', fr: 'Moins de mouvements' },
  wordless: { en: 'Play without reading', fr: 'Jouer sans lire' },
} as const;

export const wishWord = speaker(wishes);
