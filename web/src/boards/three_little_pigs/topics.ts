/** What can be touched on the table of The Three Little Pigs, and the rules about it. */

import type { Topic } from '../board';

export const TOPICS: Record<string, Topic> = {
  stacks: {
    rules: ['TP-7', 'TP-8', 'TP-9', 'TP-1', 'TP-10', 'TP-24'],
    title: { en: 'Buying tiles', fr: 'Acheter des tuiles' },
  },
  dice: { rules: ['TP-4', 'TP-3', 'TP-6', 'TP-E2'], title: { en: 'The dice', fr: 'Les dés' } },
  'wolf-die': { rules: ['TP-5', 'TP-6', 'TP-19'], title: { en: 'A wolf on a die', fr: 'Un loup sur un dé' } },
  house: {
    rules: ['TP-11', 'TP-12', 'TP-13', 'TP-15', 'TP-16', 'TP-14', 'TP-18', 'TP-25'],
    title: { en: 'Building a house', fr: 'Bâtir une maison' },
  },
  finished: { rules: ['TP-17', 'TP-26', 'TP-27'], title: { en: 'A finished house', fr: 'Une maison finie' } },
  wolf: { rules: ['TP-19', 'TP-20', 'TP-22', 'TP-21', 'TP-23'], title: { en: 'The wolf', fr: 'Le loup' } },
  spinner: { rules: ['TP-20', 'TP-E3'], title: { en: 'The breath spinner', fr: 'La roue de souffle' } },
  'award-most': { rules: ['TP-31', 'TP-32', 'TP-33', 'TP-30'], title: { en: 'Awards at the end', fr: 'Récompenses de la fin' } },
  'award-first': { rules: ['TP-34', 'TP-30'], title: { en: 'First house of one material', fr: 'Première maison d’un seul matériau' } },
};
