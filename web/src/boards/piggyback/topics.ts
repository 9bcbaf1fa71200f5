/** What can be touched to learn the rule about it. */

import type { Topic } from '../../types/board';

export const topics = {
  die: {
    rules: ['PB-5', 'PB-E1', 'PB-8', 'PB-9', 'PB-12', 'PB-10', 'PB-11'],
  },
  pig: { rules: ['PB-5', 'PB-6', 'PB-7', 'PB-2', 'PB-E3'] },
  stack: { rules: ['PB-7', 'PB-6', 'PB-9'] },
  two: {
    rules: ['PB-18', 'PB-2', 'PB-19', 'PB-17'],
  },
  plate: {
    rules: ['PB-E2', 'PB-13', 'PB-14', 'PB-16', 'PB-1'],
  },
  disc: { rules: ['PB-15', 'PB-13', 'PB-19', 'PB-14'] },
  start: { rules: ['PB-3', 'PB-4'] },
  finish: { rules: ['PB-20', 'PB-21'] },
} satisfies Record<string, Topic>;

export type TopicName = keyof typeof topics;
