/** What can be touched to learn the rule about it. */

import type { Topic } from '../board';

export const topics: Record<string, Topic> = {
  wolf: { rules: ['WO-9', 'WO-10', 'WO-11'], title: { en: 'The wolf', fr: 'Le loup' } },
  'wolf-space': { rules: ['WO-9', 'WO-E2'], title: { en: 'Wolf spaces', fr: 'Les cases loup' } },
  pig: { rules: ['WO-4', 'WO-8', 'WO-11'], title: { en: 'The pigs', fr: 'Les cochons' } },
  dice: { rules: ['WO-1', 'WO-2', 'WO-E1'], title: { en: 'The dice', fr: 'Les dés' } },
  pot: { rules: ['WO-19', 'WO-20', 'WO-21', 'WO-22', 'WO-26'], title: { en: 'The pot', fr: 'La marmite' } },
  'pot-space': { rules: ['WO-19', 'WO-20', 'WO-24'], title: { en: 'Ladders to the pot', fr: 'Les échelles de la marmite' } },
  straw: { rules: ['WO-12', 'WO-13', 'WO-14', 'WO-15'], title: { en: 'The straw house', fr: 'La maison de paille' } },
  wood: { rules: ['WO-12', 'WO-13', 'WO-14', 'WO-15'], title: { en: 'The wooden house', fr: 'La maison de bois' } },
  brick: { rules: ['WO-25', 'WO-16', 'WO-17', 'WO-18'], title: { en: 'The brick house', fr: 'La maison de briques' } },
  bricks: { rules: ['WO-17', 'WO-6', 'WO-E5'], title: { en: 'The bricks', fr: 'Les briques' } },
  start: { rules: ['WO-7', 'WO-E3'], title: { en: 'The start', fr: 'Le départ' } },
};
