/** What can be touched to learn the rule about it. */

import type { Topic } from '../board';

export const topics = {
  die: {
    rules: ['PB-5', 'PB-E1', 'PB-8', 'PB-9', 'PB-12', 'PB-10', 'PB-11'],
    title: { en: 'The die', fr: 'Le dé' },
  },
  pig: { rules: ['PB-5', 'PB-6', 'PB-7', 'PB-2', 'PB-E3'], title: { en: 'A pig', fr: 'Un cochon' } },
  stack: { rules: ['PB-7', 'PB-6', 'PB-9'], title: { en: 'A stack of pigs', fr: 'Une pile de cochons' } },
  two: { rules: ['PB-18', 'PB-2', 'PB-19', 'PB-17'], title: { en: 'Two pigs each', fr: 'Deux cochons chacun' } },
  plate: {
    rules: ['PB-E2', 'PB-13', 'PB-14', 'PB-16', 'PB-1'],
    title: { en: 'A plate of the path', fr: 'Une plaque du sentier' },
  },
  disc: { rules: ['PB-15', 'PB-13', 'PB-19', 'PB-14'], title: { en: 'A disc', fr: 'Un palet' } },
  start: { rules: ['PB-3', 'PB-4'], title: { en: 'The start', fr: 'Le départ' } },
  finish: { rules: ['PB-20', 'PB-21'], title: { en: 'The finish', fr: 'L’arrivée' } },
} satisfies Record<string, Topic>;

export type TopicName = keyof typeof topics;
