/** The roles of Cochonstructeurs, and who plays one as long as nobody sits in its chair. */

import type { Character } from '../../../types/characters';

export const ROLES = ['runner', 'mason', 'scout', 'lucky'] as const;
export type RoleName = (typeof ROLES)[number];

const PLAYERS: Record<RoleName, Character> = {
  runner: 'scarf',
  mason: 'mason',
  scout: 'glasses',
  lucky: 'flower',
};

export function playerOf(role: RoleName): Character {
  return PLAYERS[role];
}
