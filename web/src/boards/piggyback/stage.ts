/** Where everything of a scene stands in a room: path, camera, pigs and what is in front of us. */

import { PIG_BACK } from '../../kit/characters';
import { boxOf, type Box, type Offer, type Setting } from './box';
import { look, type Camera } from './camera';
import {
  around,
  bestPath,
  extent,
  finishPlace,
  penOf,
  startPlace,
  STEP,
  union,
  type Path,
  type Place,
  type Rect,
  type Size,
} from './geometry';
import { acting, landing, stackAt, type PigOnPath, type Scene } from './scene';

/** How large a pig is drawn on a space. */
export const PIG_SCALE = 0.92;
const TALLEST = 215;
/** How much of the sky stays free of the path. */
const SKY = 0.35;

/** The bars of a room: sky above, the ground in front of us below, in pixels. */
export function bars(room: Size): { horizon: number; front: number } {
  return {
    horizon: Math.max(40, Math.min(150, room.height * 0.13)),
    front: Math.max(96, Math.min(176, room.height * 0.2)),
  };
}

const paths = new WeakMap<Box, Map<string, Path>>();

/** The path of a table in a room: laid once, then remembered. */
export function pathFor(setting: Setting, room: Size): Path {
  const box = boxOf(setting);
  const known = paths.get(box) ?? new Map<string, Path>();
  paths.set(box, known);
  const key = [setting.options.shape, seedOf(setting), room.width, room.height].join();
  const path =
    known.get(key) ??
    bestPath(box.plates, box.extensions, setting.options.shape, free(room), seedOf(setting));
  if (known.size > 8) known.clear();
  known.set(key, path);
  return path;
}

/** Makes a random shape the same for the same people. */
function seedOf(setting: Setting): number {
  const names = setting.seats.map((seat) => seat.name).join();
  return [...names].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) | 0, 7);
}

function free(room: Size): Size {
  const { horizon, front } = bars(room);
  return { width: room.width, height: room.height - front - horizon * SKY };
}

/** Where a pig's feet are, and which way it looks. */
export function stand(
  pig: PigOnPath,
  scene: Scene,
  path: Path,
  box: Box,
): { x: number; y: number; facing: 1 | -1 } {
  const place = ground(pig, scene, path, box);
  const side = Math.cos((place.angle * Math.PI) / 180) > -0.1 ? 1 : -1;
  if (pig.at === 0) return { x: place.x, y: place.y, facing: side };
  const count = Math.max(stackAt(scene, pig.at).length, pig.level + 1);
  return {
    x: place.x + side * leanOf(pig.level, count),
    y: place.y + 12 - pig.level * pitchOf(count),
    facing: side,
  };
}

/** Riders sit a little further back, so that every face is seen; the whole stack stands on its space. */
function leanOf(level: number, count: number): number {
  const back = count > 3 ? 8 : 13;
  return ((count - 1) / 2 - level) * back;
}

/** From one back to the next; a tall stack sits closer together. */
export function pitchOf(count: number): number {
  return Math.min(PIG_BACK * PIG_SCALE, TALLEST / Math.max(1, count - 1));
}

function ground(pig: PigOnPath, scene: Scene, path: Path, box: Box): Place {
  if (pig.at === 0) return startPlace(path, pig.pig, box.pigs.length);
  return spot(pig, scene, path, box);
}

/** A space, or the finish for whoever is across. */
export function spot({ at, across }: Where, scene: Scene, path: Path, box: Box): Place {
  return across ? finishPlace(path, box.plates.length, scene.taken) : (path.spaces[at] as Place);
}
type Where = Pick<PigOnPath, 'at' | 'across'>;

export function cameraFor(scene: Scene, offers: Offer[], path: Path, setting: Setting, room: Size): Camera {
  const box = boxOf(setting);
  const { horizon, front } = bars(room);
  const here = extent(path, box.plates.length, scene.taken);
  const all =
    scene.plate === 'carried' ? union(here, extent(path, box.plates.length, scene.taken + 1)) : here;
  const tops = scene.pigs.map((pig) => stand(pig, scene, path, box)).filter(({ y }) => y < all.top + 90);
  const whole = tops.length > 0 ? union(all, around(tops, { left: 20, right: 20, top: 90, bottom: 0 })) : all;
  return look(whole, focusOf(scene, offers, path, box), room, { top: horizon * SKY, bottom: front });
}

/** Where the eye should be on a path that cannot be seen at once. */
function focusOf(scene: Scene, offers: Offer[], path: Path, box: Box): Rect {
  const n = box.plates.length;
  if (scene.plate === 'carried') return around([finishPlace(path, n, scene.taken)], MARGIN);
  const moving = scene.pigs.filter((pig) => pig.aloft);
  const wanted = moving.length > 0 ? moving : acting(scene);
  const places = (wanted.length > 0 ? wanted : scene.pigs.filter((pig) => pig.across)).map((pig) =>
    ground(pig, scene, path, box),
  );
  for (const offer of offers) {
    const there = landing(offer, offer.move);
    if (there === null) continue;
    places.push(spot({ at: there.space + scene.gone, across: there.across }, scene, path, box));
  }
  return around(places.length > 0 ? places : [path.spaces[scene.gone + 1] as Place], MARGIN);
}
const MARGIN: Rect = { left: STEP, right: STEP, top: STEP, bottom: STEP };

/** The part of the ground that is seen, rounded so that it seldom changes. */
export function viewOf(camera: Camera, room: Size): Rect {
  const grid = 400;
  return {
    left: Math.floor(-camera.x / camera.scale / grid) * grid - 100,
    top: Math.floor(-camera.y / camera.scale / grid) * grid - 100,
    right: Math.ceil((room.width - camera.x) / camera.scale / grid) * grid + 100,
    bottom: Math.ceil((room.height - camera.y) / camera.scale / grid) * grid + 240,
  };
}

/** Ground on which nothing may grow: the pen and every place of the finish. */
export function keepFree(path: Path, box: Box): Rect[] {
  const pen = penOf(path, box.pigs.length);
  const finishes = Array.from({ length: box.extensions }, (_, taken) =>
    finishPlace(path, box.plates.length, taken),
  );
  return [
    { ...pen, top: pen.top - 20, bottom: pen.bottom + 30 },
    ...finishes.map((place) => around([place], { left: 100, right: 100, top: 120, bottom: 40 })),
  ];
}
