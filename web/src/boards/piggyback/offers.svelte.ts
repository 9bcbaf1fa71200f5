/** What can be done now in the race, where it is touched, and where it would lead. */

import { inView } from './camera';
import { controls, type Control } from './controls';
import type { Spot } from './Gift.svelte';
import type { Plank } from './geometry';
import type { Point, Race } from './race.svelte';
import { landing, stackAt, type PigOnPath } from './scene';
import { pitchOf, spot } from './stage';

/** A pig that may take the roll. */
export interface Gifted {
  offer: Control['offer'];
  move: string;
  pig: PigOnPath;
  from: Spot;
  to: Spot & { level: number };
  handle: Point | null;
}

export class Offers {
  /** The move that somebody touches, to see what it does. */
  previewed = $state<string | null>(null);
  readonly race: Race;

  constructor(race: Race) {
    this.race = race;
  }

  readonly #all: Control[] = $derived.by(() => controls(this.race.props.offers, this.race.props.setting));

  on(what: Control['on']): Control[] {
    return this.#all.filter((control) => control.on === what);
  }

  /** The pigs that may take the roll, and where it would bring them. */
  readonly gifts: Gifted[] = $derived.by(() => {
    const { race } = this;
    const { scene } = race.props;
    const pigs = this.on('pig');
    return pigs.flatMap(({ move, offer }, index): Gifted[] => {
      const pig = scene.pigs.find((one) => one.name === move);
      const there = landing(offer, move);
      if (pig === undefined || there === null) return [];
      const from = race.stand(pig);
      const at = there.space + scene.gone;
      const place = spot({ at, across: there.across }, scene, race.path, race.box);
      const aside = pigs.length > 1 ? (index === 0 ? -26 : 26) : 0;
      const to = {
        ...race.stand({ ...pig, at, across: there.across, level: 0 }),
        level: there.level,
        x: place.x + aside,
        y: place.y + 12 - there.level * pitchOf(there.level + 1),
      };
      return [{ offer, move, pig, from, to, handle: this.#handleOf(pig, from, index) }];
    });
  });

  #handleOf(pig: PigOnPath, from: Point, index: number): Point | null {
    const { camera, room, bars, props } = this.race;
    if (!inView(camera, room, from.x, from.y - 30)) {
      const { x, y } = this.race.onScreen(from);
      return this.race.onLand({
        x: Math.max(44, Math.min(room.width - 44, x)),
        y: Math.max(bars.horizon + 30, Math.min(room.height - bars.front - 20, y)),
      });
    }
    if (stackAt(props.scene, pig.at).length < 2) return null;
    return { x: from.x + (index === 0 ? -1 : 1) * (46 + 30 / camera.scale), y: from.y - 36 };
  }

  /** The plate that could be moved, where it lies and where it would lie. */
  readonly behind: Plank[] = $derived.by(() => this.race.planksOf(this.race.props.scene.taken));
  readonly ahead: Plank[] = $derived.by(() =>
    this.race.planksOf(this.race.props.scene.taken + this.race.plates),
  );
  readonly plateShown: boolean = $derived.by(() => {
    const [plank] = this.behind;
    return plank !== undefined && inView(this.race.camera, this.race.room, plank.x, plank.y);
  });
  readonly arc: string = $derived.by(() => {
    const [[from], [to]] = [this.behind, this.ahead];
    if (from === undefined || to === undefined) return '';
    const top = Math.min(from.y, to.y) - 90;
    return `M${from.x} ${from.y - 30} C${from.x} ${top} ${to.x} ${top} ${to.x} ${to.y - 40}`;
  });
}
