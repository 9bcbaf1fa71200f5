/** The dice that have paid for the tiles of this turn. */

import type { Setting } from '../board';
import { headsOf, type Scene } from './scene';
import { readTile } from './tile';

export function spentDice(scene: Scene, setting: Setting): Set<number> {
  const spent = new Set<number>();
  for (const name of scene.bought) {
    const { material, part } = readTile(name);
    let owed = headsOf(setting, material);
    for (const [place, die] of scene.dice.entries()) {
      if (owed > 0 && die.face === part && !spent.has(place)) {
        spent.add(place);
        owed -= 1;
      }
    }
  }
  return spent;
}
