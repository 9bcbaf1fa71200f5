/**
 * Where everything lies on the ground. One unit of the ground is a hundredth of a space; the path is
 * a chain of stiff boards, each with up to three spaces, that turns where it would leave the meadow.
 * Spaces are counted from the start line along all the path there has ever been, so that no pig
 * changes its place when the first plate is laid at the far end.
 */

import { sum, type Setting } from './box';

/** From one space to the next. */
export const STEP = 100;
/** How much the ground is foreshortened: we look at it from above and from the front. */
export const SLANT = 0.84;
/** A space is never shown smaller than a thumb: so many pixels a unit make 57 × 48 pixels. */
export const SMALLEST = 0.57;
/** A board is this wide, across the path. */
export const BREADTH = 100;

export type Shape = Setting['options']['shape'];

/** A point of the picture and the direction of the path there, in degrees of the ground. */
export interface Place {
  x: number;
  y: number;
  angle: number;
}

/** A stiff piece of a plate. */
export interface Plank extends Place {
  /** Which plate, counted along all the path there has ever been. */
  plate: number;
  /** Its first space and how many it has. */
  first: number;
  spaces: number;
}

export interface Path {
  planks: Plank[];
  /** `spaces[n]` is where space n lies; 0 is just before the first one. */
  spaces: Place[];
  /** Spaces on the plates before plate n. */
  firsts: number[];
}

export interface Rect {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Room on a screen, in pixels. */
export interface Size {
  width: number;
  height: number;
}

interface Ground {
  x: number;
  y: number;
}

const MOST_ON_A_PLANK = 3;
const CLEAR = 1.4 * STEP;

interface Piece {
  plate: number;
  spaces: number;
}

/** How a path is laid: `width` from edge to edge, between the middles of spaces. */
export interface Lay {
  shape: Shape;
  width: number;
  seed: number;
  /** How many ways of laying it are kept in mind at once. */
  beam: number;
}

/** The path of these plates, and of as many again as can be laid at the far end. */
export function layPath(plates: number[], extensions: number, lay: Lay): Path {
  return pathsOf(plates, extensions, lay)[0] as Path;
}

/** Several ways of laying the same path, the flattest first. */
function pathsOf(plates: number[], extensions: number, lay: Lay): Path[] {
  const pieces = piecesOf(plates, plates.length + extensions + 1);
  let ways = [BEGINNING];
  pieces.forEach(({ spaces }, index) => {
    const next = ways.flatMap((way) => goOn(way, spaces, index, lay));
    ways = next.sort((a, b) => a.cost - b.cost).slice(0, lay.beam);
  });
  return ways.map((way) => pathOf(pieces, way));
}

function pathOf(pieces: Piece[], end: Way): Path {
  const ways: Way[] = [];
  for (let way: Way | null = end; way !== null && way.before !== null; way = way.before) ways.push(way);
  ways.reverse();
  const path: Path = { planks: [], spaces: [], firsts: [1] };
  pieces.forEach((piece, index) => {
    const { places, heading } = ways[index] as Way;
    const first = Math.max(1, path.spaces.length);
    if (first === 1) path.spaces.push(seen(ahead(places[0] as Ground, heading + 180, STEP), heading));
    for (const place of places) path.spaces.push(seen(place, heading));
    const middle = between(places[0] as Ground, places[places.length - 1] as Ground);
    path.planks.push({ ...seen(middle, heading), plate: piece.plate, first, spaces: piece.spaces });
    path.firsts[piece.plate + 1] = first + piece.spaces;
  });
  return path;
}

/** Plates as stiff pieces: a long plate is several planks. */
function piecesOf(plates: number[], count: number): Piece[] {
  const pieces: Piece[] = [];
  for (let plate = 0; plate < count; plate++) {
    const length = plates[plate % plates.length] as number;
    const parts = Math.ceil(length / MOST_ON_A_PLANK);
    for (let part = 0; part < parts; part++) {
      const from = Math.floor((length * part) / parts);
      pieces.push({ plate, spaces: Math.floor((length * (part + 1)) / parts) - from });
    }
  }
  return pieces;
}

/** A way of having laid the planks so far. */
interface Way {
  before: Way | null;
  places: Ground[];
  heading: number;
  /** Whether it runs to the right or to the left. */
  side: 1 | -1;
  top: number;
  cost: number;
}
const BEGINNING: Way = { before: null, places: [{ x: -STEP, y: 0 }], heading: 0, side: 1, top: 0, cost: 0 };
/** Planks lie in one of these headings: to the right, up, to the left, hardly ever down. */
const HEADINGS = Array.from({ length: 15 }, (_, n) => 15 - n * 15);
const SHARPEST = 105;

/** Every way of laying the next plank that stays on the meadow and clear of the path so far. */
function goOn(way: Way, spaces: number, index: number, lay: Lay): Way[] {
  const wish = wishOf(way, index, lay);
  const first = index === 0;
  const ways = [wish, ...HEADINGS]
    .filter((heading) => (first ? heading === 0 : Math.abs(heading - way.heading) <= SHARPEST))
    .map((heading) => step(way, spaces, heading, wish))
    .filter((next) => fits(next, lay.width));
  return ways.length > 0 ? ways : [step(way, spaces, -90, wish)];
}

function step(way: Way, spaces: number, heading: number, wish: number): Way {
  const places = [ahead(last(way), way.before === null ? heading : (way.heading + heading) / 2, STEP)];
  for (let n = 1; n < spaces; n++) places.push(ahead(places[n - 1] as Ground, heading, STEP));
  const top = Math.min(way.top, ...places.map((place) => place.y));
  const rightwards = Math.abs(heading + 90) < 1 ? way.side === -1 : heading > -90;
  const cost = way.cost + (way.top - top) + Math.abs(heading - wish) * FANCY;
  return { before: way, places, heading, side: rightwards ? 1 : -1, top, cost };
}
/** What a degree away from the wished shape costs, in units of height. */
const FANCY = 2.4;

/** The heading a plank would have in a meadow without edges. */
function wishOf(way: Way, index: number, { shape, seed }: Lay): number {
  const slope = slopeOf(shape, index, seed);
  return way.side === 1 ? -slope : -180 + slope;
}

/** How steeply a plank would like to rise. */
function slopeOf(shape: Shape, index: number, seed: number): number {
  if (index === 0 || shape === 'straight') return 0;
  if (shape === 'winding') return 15 * Math.sin(index * 1.9);
  if (shape === 'zigzag') return index % 2 === 1 ? 38 : -15;
  if (shape === 'stairs') return index % 2 === 1 ? 60 : 0;
  return 60 * chance(seed, index) - 15;
}

function fits({ before, places }: Way, width: number): boolean {
  if (places.some(({ x, y }) => x < -1 || x > width + 1 || y > 1)) return false;
  let back = 0;
  for (let way = before; way !== null && back < NEAR; way = way.before, back++) {
    const others = back === 0 ? way.places.slice(0, -1) : way.places;
    for (const a of places) {
      for (const b of others)
        if (Math.abs(a.x - b.x) < CLEAR && Math.hypot(a.x - b.x, a.y - b.y) < CLEAR) return false;
    }
  }
  return true;
}
/** So many planks back the path may still be in the way. */
const NEAR = 14;

function last(way: Way): Ground {
  return way.places[way.places.length - 1] as Ground;
}

/** A number in [0, 1) that is always the same for the same two. */
export function chance(seed: number, n: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(n + 0x7f4a7c15, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return ((h ^ (h >>> 15)) >>> 0) / 2 ** 32;
}

function ahead(from: Ground, angle: number, far: number): Ground {
  const turn = (angle * Math.PI) / 180;
  return { x: from.x + Math.cos(turn) * far, y: from.y + Math.sin(turn) * far };
}
function between(a: Ground, b: Ground): Ground {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
function seen(place: Ground, angle: number): Place {
  return { x: place.x, y: place.y * SLANT, angle };
}

/** Where a pig waits at the start: side by side in the pen below the first space. */
export function startPlace(path: Path, pig: number, pigs: number): Place {
  const { x, y } = path.spaces[1] as Place;
  const front = Math.ceil(pigs / 2);
  const row = pig < front ? 0 : 1;
  const column = row === 0 ? pig : pig - front + 0.5;
  return { x: x - 4 + column * stallOf(pigs), y: y + 160 - row * 38, angle: 0 };
}

/** From pig to pig in the pen: as wide as a thumb where there is room. */
function stallOf(pigs: number): number {
  return Math.min(90, 264 / Math.ceil(pigs / 2));
}

/** The ground the pen stands on. */
export function penOf(path: Path, pigs: number): Rect {
  const { x, y } = path.spaces[1] as Place;
  return { left: x - 50, top: y + 92, right: x + 4 + Math.ceil(pigs / 2) * stallOf(pigs), bottom: y + 176 };
}

/** The middle of the finish, when so many plates have been laid at the far end. */
export function finishPlace(path: Path, plates: number, taken: number): Place {
  const next = path.planks.find((plank) => plank.plate === plates + taken) as Plank;
  const last = path.spaces[next.first - 1] as Place;
  const turn = (next.angle * Math.PI) / 180;
  return {
    x: last.x + Math.cos(turn) * STEP * 1.25,
    y: last.y + Math.sin(turn) * STEP * 1.25 * SLANT - 8,
    angle: next.angle,
  };
}

/** The planks that lie on the ground now. */
export function planksNow(path: Path, plates: number, taken: number): Plank[] {
  return path.planks.filter((plank) => plank.plate >= taken && plank.plate < taken + plates);
}

/** Everything of a path that one wants to see, in the units of the picture. */
export function extent(path: Path, plates: number, taken: number): Rect {
  const from = path.firsts[taken] as number;
  const to = path.firsts[taken + plates] as number;
  const finish = around([finishPlace(path, plates, taken)], { left: 84, top: 138, right: 84, bottom: 52 });
  return union(around(path.spaces.slice(from, to), { left: 55, top: 84, right: 55, bottom: 58 }), finish);
}

export function around(places: Array<{ x: number; y: number }>, margin: Rect): Rect {
  const rect = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of places) {
    rect.left = Math.min(rect.left, x - margin.left);
    rect.right = Math.max(rect.right, x + margin.right);
    rect.top = Math.min(rect.top, y - margin.top);
    rect.bottom = Math.max(rect.bottom, y + margin.bottom);
  }
  return rect;
}

export function union(a: Rect, b: Rect): Rect {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/**
 * The path that is as large as it can be in a room. One whose spaces would be too small for a thumb
 * is laid as wide as the room, and followed upwards.
 */
export function bestPath(plates: number[], extensions: number, shape: Shape, room: Size, seed: number): Path {
  const followed = { shape, seed, width: Math.max(2 * STEP, room.width / roomy(room) - MARGINS) };
  if (sum(plates) > LONG) return layPath(plates, extensions, { ...followed, beam: 1 });
  let best: { path: Path; scale: number } | null = null;
  for (let wish = 1.9; wish >= SMALLEST; wish *= 0.92) {
    const width = room.width / wish - MARGINS;
    if (width < 2 * STEP) continue;
    for (const path of pathsOf(plates, extensions, { shape, seed, beam: 10, width })) {
      const scale = scaleFor(path, plates.length, extensions, room);
      if (best === null || scale > best.scale) best = { path, scale };
    }
    if (best !== null && best.scale >= wish * 0.97) break;
  }
  if (best !== null && best.scale >= SMALLEST * 0.9) return best.path;
  return layPath(plates, extensions, { ...followed, beam: 10 });
}
const MARGINS = 112;
/** Paths of more spaces than this are followed, not seen at once. */
const LONG = 44;

/** A comfortable size for a path that is followed, in pixels a unit. */
function roomy(room: Size): number {
  return Math.max(SMALLEST, Math.min(1.3, Math.min(room.width, room.height) / 650));
}

/** How large the path can be shown; what is seen first counts most. */
function scaleFor(path: Path, plates: number, extensions: number, room: Size): number {
  let least = Infinity;
  for (let taken = 0; taken <= Math.min(4, extensions); taken++) {
    const { left, right, top, bottom } = extent(path, plates, taken);
    const scale = Math.min(room.width / (right - left), room.height / (bottom - top));
    least = Math.min(least, taken === 0 ? scale : scale * 1.08);
  }
  return least;
}
