/** What can be touched to learn the rule about it. */

import type { Topic } from '../../types/board';

export const topics: Record<string, Topic> = {
  wolf: { rules: ['WO-9', 'WO-10', 'WO-11'] },
  'wolf-space': { rules: ['WO-9', 'WO-E2'] },
  pig: { rules: ['WO-4', 'WO-8', 'WO-11'] },
  dice: { rules: ['WO-1', 'WO-2', 'WO-E1'] },
  pot: { rules: ['WO-19', 'WO-20', 'WO-21', 'WO-22', 'WO-26'] },
  'pot-space': {
    rules: ['WO-19', 'WO-20', 'WO-24'],
  },
  straw: {
    rules: ['WO-12', 'WO-13', 'WO-14', 'WO-15'],
  },
  wood: {
    rules: ['WO-12', 'WO-13', 'WO-14', 'WO-15'],
  },
  brick: {
    rules: ['WO-25', 'WO-16', 'WO-17', 'WO-18'],
  },
  bricks: { rules: ['WO-17', 'WO-6', 'WO-E5'] },
  start: { rules: ['WO-7', 'WO-E3'] },
};
