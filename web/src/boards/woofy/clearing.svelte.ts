/** The clearing as it is seen now: where everything lies, and where the previewed move would lead. */

import { topicWord } from '../../words/say';
import { PIG_HEIGHT } from '../../kit/characters';
import type { BoardProps } from '../../types/board';
import { controls, type Control } from './choices';
import { footing, layout, placePoint, type Layout } from './geometry';
import type { Point } from './oval';
import { ringOf, type Offer, type Place, type Ring } from './ring';
import { inDanger, inPlace, wayOf, type Scene } from './scene';

export class Clearing {
  /** The move that somebody touches, to see what it does. */
  previewed = $state<string | null>(null);
  readonly #props: () => BoardProps<Scene, 'woofy'>;

  constructor(props: () => BoardProps<Scene, 'woofy'>) {
    this.#props = props;
  }

  get props(): BoardProps<Scene, 'woofy'> {
    return this.#props();
  }

  readonly ring: Ring = $derived.by(() => ringOf(this.props.setting));
  readonly at: Layout = $derived.by(() => layout(this.ring, this.props.box));
  readonly offered: Control[] = $derived.by(() =>
    controls(this.props.offers, this.props.scene, this.ring, this.at),
  );
  readonly #looked: Offer | undefined = $derived.by(() =>
    this.props.offers.find(({ move }) => move === this.previewed),
  );
  get shown(): string | null {
    return this.#looked?.move ?? null;
  }
  get moves(): string[] {
    return this.props.offers.map(({ move }) => move);
  }
  /** Over which places the previewed move would take its pig, and where to. */
  readonly #way: Place[] = $derived.by(() => (this.#looked ? wayOf(this.#looked) : []));
  get leads(): Place | null {
    return this.#way.at(-1) ?? null;
  }
  /** The way as it is drawn. */
  readonly trail: Point[] = $derived.by(() => {
    const { scene } = this.props;
    if (this.leads === null || scene.die === null) return [];
    return [footing(this.at, scene, scene.die), ...this.#way.map((stop) => placePoint(this.at, stop))];
  });

  get pigScale(): number {
    return (this.at.rx * 1.85) / PIG_HEIGHT;
  }
  get wolfScale(): number {
    return (this.at.rx * 2.65) / 150;
  }

  title(topic: string): string {
    return topicWord(this.props.setting.game, topic, this.props.language);
  }

  markOf(space: number): 'paw' | 'ladder' | 'hoof' | null {
    if (this.ring.pots.includes(space)) return 'ladder';
    if (space === this.ring.start) return 'hoof';
    return this.ring.wolfSpaces.includes(space) ? 'paw' : null;
  }

  /** The wolf may come here next. */
  inDanger(space: number): boolean {
    const { scene } = this.props;
    return inDanger(scene, space) && !scene.ending;
  }

  /** Stones that mean something can be touched; the others are only walked on. */
  topicOf(space: number): string | null {
    const { ring } = this;
    if (ring.pots.includes(space)) return 'pot-space';
    if (space === ring.doors.brick) return 'bricks';
    if (space === ring.start) return 'start';
    return space === this.props.scene.wolfNext ? 'wolf-space' : null;
  }

  /** Somebody stands on the space of this move: the arrow must not hide them. */
  isOccupied(move: string): boolean {
    const { scene } = this.props;
    const space = move === 'bricks' ? this.ring.doors.brick : Number(move.slice(3));
    return scene.wolf.space === space || inPlace(scene, space).length > 0;
  }

  /** A die that cannot be chosen now, while others can. */
  rests(pig: string): boolean {
    const { moves } = this;
    return this.props.scene.phase === 'choosing' && moves.length > 0 && !moves.includes(pig);
  }

  dieAt(pig: string, index: number): Point {
    const spot = this.at.dice[index] as Point;
    return pig === this.props.scene.die ? { x: spot.x, y: spot.y - this.at.die * 0.06 } : spot;
  }
}
