/** The race as it is seen now: the path in its room, what of it is in view, and who stands where. */

import type { BoardProps } from '../../types/board';
import { boxOf, type Box, type Face } from './box';
import type { Camera } from './camera';
import { laidDiscs, spareDiscs, type Laid } from './discs';
import { finishPlace, penOf, planksNow, type Path, type Place, type Plank, type Rect } from './geometry';
import { acting, stackAt, type PigOnPath, type Scene } from './scene';
import { scenery, type Plant } from './scenery';
import { bars, cameraFor, keepFree, pathFor, stand, viewOf } from './stage';

export interface Point {
  x: number;
  y: number;
}

/** A pig where it stands. */
export interface Standing extends Point {
  pig: PigOnPath;
  facing: 1 | -1;
  /** Where the lowest of its stack stands. */
  floor: number;
}

export class Race {
  readonly #props: () => BoardProps<Scene, 'piggyback'>;

  constructor(props: () => BoardProps<Scene, 'piggyback'>) {
    this.#props = props;
  }

  get props(): BoardProps<Scene, 'piggyback'> {
    return this.#props();
  }
  get room(): { width: number; height: number } {
    return this.props.box;
  }

  readonly box: Box = $derived.by(() => boxOf(this.props.setting));
  readonly path: Path = $derived.by(() => pathFor(this.props.setting, this.room));
  readonly camera: Camera = $derived.by(() =>
    cameraFor(this.props.scene, this.props.offers, this.path, this.props.setting, this.room),
  );
  readonly bars: { horizon: number; front: number } = $derived.by(() => bars(this.room));
  readonly seen: string = $derived.by(() => {
    const { x, y, scale } = this.camera;
    return `translate(${x}px, ${y}px) scale(${scale})`;
  });
  readonly view: Rect = $derived.by(() => viewOf(this.camera, this.room));
  /** The view as a text, so that what grows is grown again only where we look somewhere else. */
  readonly #viewKey: string = $derived.by(() => Object.values(this.view).join());
  readonly #plants: Plant[] = $derived.by(() => {
    const [left = 0, top = 0, right = 0, bottom = 0] = this.#viewKey.split(',').map(Number);
    return scenery(this.path, { left, top, right, bottom }, keepFree(this.path, this.box));
  });
  /** Nothing grows in the sky or where the die lies. */
  readonly grown: Plant[] = $derived.by(() => {
    const { horizon, front } = this.bars;
    return this.#plants.filter((plant) => {
      const { x, y } = this.onScreen(plant);
      return y > horizon + 6 && (x < this.room.width - front * 2.2 || y < this.room.height - front * 1.02);
    });
  });

  get plates(): number {
    return this.box.plates.length;
  }

  /** Planks on the ground; the plate that is being moved is in the air. */
  readonly lying: Plank[] = $derived.by(() => {
    const { taken, plate } = this.props.scene;
    return planksNow(this.path, this.plates, taken).filter(
      (plank) => (plate === null || plank.plate !== taken) && this.near(plank),
    );
  });
  readonly flying: Plank[] = $derived.by(() => {
    const { plate, taken } = this.props.scene;
    if (plate === null) return [];
    return this.planksOf(plate === 'lifted' ? taken : taken + this.plates);
  });
  readonly finish: Place = $derived.by(() => {
    const { taken, plate } = this.props.scene;
    return finishPlace(this.path, this.plates, taken + (plate === 'carried' ? 1 : 0));
  });
  /** The far end lies beyond the hill: what cannot be seen at once goes out of sight there. */
  readonly beyond: boolean = $derived.by(() => this.onScreen(this.finish).y < this.bars.horizon * 0.9);
  readonly pen: Rect = $derived.by(() => penOf(this.path, this.box.pigs.length));

  get brow(): number {
    return this.bars.horizon * 0.72;
  }

  /** The planks of one plate that are in view. */
  planksOf(plate: number): Plank[] {
    return this.path.planks.filter((plank) => plank.plate === plate && this.near(plank));
  }

  near(point: Point): boolean {
    const { left, right, top, bottom } = this.view;
    const hidden = this.beyond && this.onScreen(point).y < this.brow - 4;
    const { x, y } = point;
    return !hidden && x > left - 200 && x < right + 200 && y > top - 200 && y < bottom + 200;
  }

  onScreen({ x, y }: Point): Point {
    return { x: x * this.camera.scale + this.camera.x, y: y * this.camera.scale + this.camera.y };
  }
  onLand({ x, y }: Point): Point {
    return { x: (x - this.camera.x) / this.camera.scale, y: (y - this.camera.y) / this.camera.scale };
  }

  stand(pig: PigOnPath): Point & { facing: 1 | -1 } {
    return stand(pig, this.props.scene, this.path, this.box);
  }

  readonly racers: Standing[] = $derived.by(() =>
    this.props.scene.pigs
      .map((pig) => ({ pig, ...this.stand(pig), floor: this.stand({ ...pig, level: 0 }).y }))
      .filter(({ pig, x, floor }) => pig.aloft || this.near({ x, y: floor }))
      .sort(
        (a, b) =>
          Number(a.pig.aloft) - Number(b.pig.aloft) ||
          a.floor - b.floor ||
          a.pig.level - b.pig.level ||
          a.x - b.x,
      ),
  );
  /** Whose turn it is, unless they are in the air. */
  readonly now: Standing[] = $derived.by(() => {
    const { scene, actor } = this.props;
    const names = acting(scene)
      .filter((pig) => !pig.aloft && actor === pig.seat)
      .map((pig) => pig.name);
    return this.racers.filter(({ pig }) => names.includes(pig.name));
  });

  /** Points at whose turn it is: from above, or from behind at a pig that carries others. */
  pointerAt({ pig, x, y, facing }: Standing): string {
    const carries = stackAt(this.props.scene, pig.at).some((other) => other.level > pig.level);
    return carries
      ? `translate(${x - facing * 58} ${y - 26}) rotate(${-facing * 90})`
      : `translate(${x} ${y - 96})`;
  }

  readonly discs: Laid[] = $derived.by(() => laidDiscs(this.props.scene, this.path, this.box));
  readonly spare: string[] = $derived.by(() => spareDiscs(this.props.scene, this.box));

  get die(): Face {
    return this.box.faces.find((face) => face.name === this.props.scene.face) ?? (this.box.faces[0] as Face);
  }
  get dieSize(): number {
    return this.bars.front * 0.62;
  }
  get diePlace(): Point {
    return {
      x: this.room.width - this.bars.front * 1.22,
      y: this.room.height - this.bars.front * 0.42,
    };
  }

  /** Everybody looks at the die while it rolls, and at whoever hops. */
  readonly #watched: Point | null = $derived.by(() => {
    const { scene, offers } = this.props;
    if (scene.rolling || offers.some(({ move }) => move === 'roll')) return this.onLand(this.diePlace);
    return this.racers.find(({ pig }) => pig.aloft) ?? null;
  });
  lookFrom(x: number, y: number): Point | null {
    const watched = this.#watched;
    if (watched === null) return null;
    const far = Math.hypot(watched.x - x, watched.y - y);
    return far < 30 ? null : { x: (watched.x - x) / far, y: (watched.y - y) / far };
  }
}
