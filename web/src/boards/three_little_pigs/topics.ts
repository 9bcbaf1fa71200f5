/** What can be touched on the table of The Three Little Pigs, and the rules about it. */

import type { Topic } from '../../types/board';

export const TOPICS: Record<string, Topic> = {
  stacks: {
    rules: ['TP-7', 'TP-8', 'TP-9', 'TP-1', 'TP-10', 'TP-24'],
  },
  dice: { rules: ['TP-4', 'TP-3', 'TP-6', 'TP-E2'] },
  'wolf-die': { rules: ['TP-5', 'TP-6', 'TP-19'] },
  house: {
    rules: ['TP-11', 'TP-12', 'TP-13', 'TP-15', 'TP-16', 'TP-14', 'TP-18', 'TP-25'],
  },
  finished: { rules: ['TP-17', 'TP-26', 'TP-27'] },
  wolf: { rules: ['TP-19', 'TP-20', 'TP-22', 'TP-21', 'TP-23'] },
  spinner: { rules: ['TP-20', 'TP-E3'] },
  'award-most': {
    rules: ['TP-31', 'TP-32', 'TP-33', 'TP-30'],
  },
  'award-first': {
    rules: ['TP-34', 'TP-30'],
  },
};
