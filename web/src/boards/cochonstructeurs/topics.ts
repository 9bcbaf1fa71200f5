/** What can be touched in the valley, and the rules about it. */

import type { Topic } from '../../types/board';

export const TOPICS: Record<string, Topic> = {
  plain: { rules: ['CO-14', 'CO-15', 'CO-13'] },
  mystery: {
    rules: ['CO-30', 'CO-48', 'CO-49', 'CO-50', 'CO-E5'],
  },
  resource: { rules: ['CO-27', 'CO-28', 'CO-29', 'CO-1'] },
  dark: { rules: ['CO-31', 'CO-7', 'CO-8', 'CO-24'] },
  meeting: {
    rules: ['CO-33', 'CO-11', 'CO-32'],
  },
  lever: { rules: ['CO-43', 'CO-44'] },
  bridge: { rules: ['CO-44', 'CO-45', 'CO-46'] },
  torrent: { rules: ['CO-40', 'CO-41', 'CO-42'] },
  unstable: {
    rules: ['CO-36', 'CO-37', 'CO-38', 'CO-39'],
  },
  landslide: { rules: ['CO-38', 'CO-39', 'CO-37'] },
  home: { rules: ['CO-16', 'CO-17', 'CO-18', 'CO-19'] },
  den: { rules: ['CO-34', 'CO-35', 'CO-33', 'CO-10'] },
  hunter: { rules: ['CO-47', 'CO-61'] },
  ford: { rules: ['CO-42', 'CO-40'] },
  wolf: { rules: ['CO-11', 'CO-33', 'CO-10', 'CO-6'] },
  wheel: {
    rules: ['CO-6', 'CO-7', 'CO-E4', 'CO-51'],
  },
  gauge: { rules: ['CO-12', 'CO-9', 'CO-10', 'CO-6'] },
  plan: {
    rules: ['CO-18', 'CO-19', 'CO-58', 'CO-20'],
  },
  bag: { rules: ['CO-29', 'CO-17', 'CO-61'] },
  die: { rules: ['CO-14', 'CO-13', 'CO-22', 'CO-26'] },
  card: { rules: ['CO-48', 'CO-49', 'CO-50', 'CO-61'] },
  major: {
    rules: ['CO-9', 'CO-51', 'CO-52', 'CO-53', 'CO-54', 'CO-55', 'CO-56', 'CO-57'],
  },
  runner: { rules: ['CO-22'] },
  mason: { rules: ['CO-23'] },
  scout: { rules: ['CO-24'] },
  lucky: { rules: ['CO-25', 'CO-26'] },
};
