/** What can be done now, and on which thing of the board: every move has exactly one control. */

import type { Setting } from '../board';
import { boxOf } from './box';

export interface Control {
  move: string;
  on: 'die' | 'sign' | 'plate' | 'pig';
}

export function controls(moves: string[], setting: Setting): Control[] {
  return moves.map((move) => ({ move, on: thing(move, setting) }));
}

function thing(move: string, setting: Setting): Control['on'] {
  if (boxOf(setting).pigs.includes(move)) return 'pig';
  if (move === 'roll') return 'die';
  return move === 'extend' ? 'plate' : 'sign';
}
