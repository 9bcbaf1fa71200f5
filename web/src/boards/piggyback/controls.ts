/** What can be done now, and on which thing of the board: every move has exactly one control. */

import type { Offer, Setting } from './box';

export interface Control {
  move: string;
  offer: Offer;
  on: 'die' | 'sign' | 'plate' | 'pig';
}

export function controls(offers: Offer[], setting: Setting): Control[] {
  return offers.map((offer) => ({ offer, move: offer.move, on: thing(offer.move, setting) }));
}

function thing(move: string, setting: Setting): Control['on'] {
  if (setting.box.pigs.some((pig) => pig.name === move)) return 'pig';
  if (move === 'roll') return 'die';
  return move === 'extend' ? 'plate' : 'sign';
}
