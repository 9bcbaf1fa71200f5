/** Where everything of the clearing lies in the room there is: pixels for places. */

import type { Box } from '../../types/board';
import { Oval, overlap, type Point, type Rect, type Step } from './oval';
import { isHouse, type House, type Place, type Ring } from './ring';
import type { Scene } from './scene';

export interface Layout extends Box {
  oval: Oval;
  /** Half the width and half the height of a stone. */
  rx: number;
  ry: number;
  spaces: Step[];
  houses: Record<House, Rect>;
  pot: Rect;
  /** The middles of the three dice, and how wide one is. */
  dice: Point[];
  die: number;
  /** Where the feet of a pig that has not left stand. */
  dots: Point[];
  /** The middle of the clearing. */
  middle: Point;
}

/** A finger needs this much. */
export const THUMB = 48;

/** Sizes as multiples of half a stone's width. */
const SIZES = {
  straw: { width: 2.7, height: 2.8 },
  wood: { width: 3.4, height: 3 },
  brick: { width: 3.3, height: 4.1 },
  pot: { width: 4.4, height: 4.3 },
  dots: { width: 5.2, height: 2.3 },
} as const;
const ABOVE = 2.7;
const BELOW = 1.02;
const FLAT = 0.8;
const DIE = 2.05;

let known: { key: string; at: Layout } | null = null;

/** The same layout for the same room, however often it is asked for. */
export function layout(ring: Ring, box: Box): Layout {
  const key = JSON.stringify([ring, box]);
  if (known?.key !== key) known = { key, at: arranged(ring, box) };
  return known.at;
}

/** In a very small room everything is arranged in a larger one, and drawn smaller. */
function arranged(ring: Ring, box: Box): Layout {
  for (let larger = 1; larger < 40; larger *= 1.2) {
    const at = arrange(ring, { width: box.width * larger, height: box.height * larger });
    if (at) return at;
  }
  throw new Error(`a clearing of ${box.width} by ${box.height} holds nothing`);
}

function arrange(ring: Ring, box: Box): Layout | null {
  const { oval, half } = ROUNDS.map((round) => fit(ring, box, round)).reduce((rounder, other) =>
    rounder.oval.length / ring.length > THUMB + 2 ? rounder : other,
  );
  const spaces = Array.from({ length: ring.length }, (_, space) => oval.at(space / ring.length));
  const middle = { x: oval.area.x + oval.area.width / 2, y: oval.area.y + oval.area.height / 2 };
  const frame = { ...box, oval, rx: half, ry: half * FLAT, spaces, middle };
  for (const reach of [NEAR, Infinity]) {
    for (let scale = 1.75; scale > (reach === NEAR ? 0.9 : 0.3); scale -= 0.08) {
      const placed = ORDERS.map((order) => furnish(ring, frame, scale, order, reach)).filter(
        (plan) => plan !== null,
      );
      const [best] = placed.sort((one, other) => one.far - other.far);
      if (best) return { ...frame, ...best.furniture };
    }
  }
  return null;
}

/** A house stands at most so far from its stone, if it can, in multiples of half a stone. */
const NEAR = 2.4;
const ORDERS: House[][] = [
  ['brick', 'wood', 'straw'],
  ['wood', 'brick', 'straw'],
  ['straw', 'wood', 'brick'],
];

/** How round the ring is, the nicest first: a squarer one is longer where there is little room. */
const ROUNDS = [0.4, 0.34, 0.28, 0.22];

/** Stones as large as their lane has room for; the lane lies where stones of that size fit. */
function fit(ring: Ring, box: Box, round: number): { oval: Oval; half: number } {
  let half = Math.min(box.width, box.height) * 0.07;
  let oval = lane(box, half, round);
  for (let turn = 0; turn < 6; turn++) {
    half = Math.min((oval.length / ring.length) * 0.47, box.height * 0.082, box.width * 0.075);
    oval = lane(box, half, round);
  }
  return { oval, half };
}

/** The lane of stones: room above for who stands on the top ones, a little at the other sides. */
function lane(box: Box, half: number, round: number): Oval {
  const side = half * 1.08 + 3;
  const area = {
    x: side,
    y: half * ABOVE,
    width: box.width - 2 * side,
    height: box.height - half * (ABOVE + BELOW) - 4,
  };
  return new Oval(area, Math.min(area.width, area.height) * round);
}

type Frame = Omit<Layout, 'houses' | 'pot' | 'dice' | 'die' | 'dots'>;
type Furniture = Pick<Layout, 'houses' | 'pot' | 'dice' | 'die' | 'dots'>;

interface Plan {
  furniture: Furniture;
  /** How far all houses are from their stones. */
  far: number;
}

/** Houses by their spaces, the pot in the middle, the dice below it; nothing on anything else. */
function furnish(ring: Ring, frame: Frame, scale: number, order: House[], reach: number): Plan | null {
  const unit = frame.rx * scale;
  const taken: Rect[] = [];
  const put = (width: number, height: number, wish: Point, foot: number): Rect | null => {
    const spot = nearest(frame, { width, height }, wish, foot, taken);
    if (spot) taken.push(spot);
    return spot;
  };
  const size = (name: keyof typeof SIZES) => [SIZES[name].width * unit, SIZES[name].height * unit] as const;
  const dots = put(SIZES.dots.width * frame.rx, SIZES.dots.height * frame.rx, spaceOf(frame, ring.start), 1);
  if (!dots) return null;
  const die = Math.max(THUMB, DIE * frame.rx * Math.min(scale, 1.25));
  const upright = frame.height > frame.width;
  const down = dots.y > frame.middle.y ? 1 : -1;
  const layDice = (wish: Point): Rect | null =>
    put(die * 3.15, die, wish, 0.5) ?? put(die, die * 3.15, wish, 0.5);
  /** Upright, the dice lie before the pigs; sideways there is room beside the pot. */
  const before = upright ? layDice({ x: dots.x + dots.width / 2, y: dots.y + dots.height / 2 - down }) : null;
  if (upright && !before) return null;
  const houses: Partial<Record<House, Rect>> = {};
  let far = 0;
  for (const house of order) {
    const stone = spaceOf(frame, ring.doors[house]);
    const spot = put(...size(house), stone, 0.9);
    const away = spot ? distance(stone, spot) : Infinity;
    if (!spot || away > reach * frame.rx) return null;
    houses[house] = spot;
    far += away;
  }
  const pot = put(...size('pot'), frame.middle, 0.5);
  const dice = before ?? layDice({ x: frame.middle.x, y: frame.middle.y + down * unit * 2.6 });
  if (!pot || !dice) return null;
  const furniture = {
    houses: houses as Record<House, Rect>,
    pot,
    die,
    dice: three(dice, 0.5),
    dots: three(dots, 0.93),
  };
  return { furniture, far };
}

/** From a point to the nearest point of a rectangle. */
function distance({ x, y }: Point, rect: Rect): number {
  const across = Math.max(rect.x - x, 0, x - rect.x - rect.width);
  const down = Math.max(rect.y - y, 0, y - rect.y - rect.height);
  return Math.hypot(across, down);
}

function spaceOf(frame: Frame, space: number): Step {
  return frame.spaces[space] as Step;
}

/** The free rectangle whose point (the middle, `foot` of the way down) is nearest to a wish. */
function nearest(frame: Frame, size: Box, wish: Point, foot: number, taken: Rect[]): Rect | null {
  const margin = frame.rx * 1.06;
  const { area } = frame.oval;
  const gap = frame.rx * 0.12;
  const grain = Math.max(3, Math.min(area.width, area.height) / 54);
  let best: Rect | null = null;
  let least = Infinity;
  for (let x = area.x; x + size.width <= area.x + area.width; x += grain) {
    for (let y = area.y; y + size.height <= area.y + area.height; y += grain) {
      const far = Math.hypot(x + size.width / 2 - wish.x, y + size.height * foot - wish.y);
      if (far >= least) continue;
      const rect = { x, y, ...size };
      if (taken.some((other) => overlap(rect, other, gap)) || !frame.oval.holds(rect, margin)) continue;
      best = rect;
      least = far;
    }
  }
  return best;
}

/** Three points side by side, or one below the other in a high rectangle. */
function three(rect: Rect, down: number): Point[] {
  return [1, 3, 5].map((part) =>
    rect.width >= rect.height
      ? { x: rect.x + (rect.width * part) / 6, y: rect.y + rect.height * down }
      : { x: rect.x + rect.width / 2, y: rect.y + (rect.height * part) / 6 },
  );
}

/** Where pigs that share a space stand, as multiples of half a stone. */
const SHARED: Point[][] = [
  [{ x: 0, y: 0.2 }],
  [
    { x: -0.42, y: 0.1 },
    { x: 0.42, y: 0.3 },
  ],
  [
    { x: -0.6, y: 0.2 },
    { x: 0, y: -0.1 },
    { x: 0.6, y: 0.35 },
  ],
];

/** Where the feet of a pig stand: on its stone beside its friends, on its dot, at a door, at the pot's rim. */
export function footing(at: Layout, scene: Scene, pig: string): Point {
  const index = scene.pigs.findIndex((piece) => piece.pig === pig);
  const piece = scene.pigs[index] as Scene['pigs'][number];
  if (typeof piece.place !== 'number') return placePoint(at, piece.place, index);
  const here = scene.pigs.filter(({ place }) => place === piece.place);
  const spread = SHARED[here.length - 1]?.[here.indexOf(piece)] ?? { x: 0, y: 0 };
  const stone = at.spaces[piece.place] as Step;
  const wolf = scene.wolf.space === piece.place ? 0.3 : 0;
  const x = Math.min(at.width - at.rx, Math.max(at.rx, stone.x + spread.x * at.rx));
  return { x, y: stone.y + (spread.y + wolf) * at.rx };
}

/** Where a place is, for whatever comes to it alone. */
export function placePoint(at: Layout, place: Place, index = 1): Point {
  if (typeof place === 'number') {
    const stone = at.spaces[place] as Step;
    return { x: stone.x, y: stone.y + at.rx * 0.2 };
  }
  if (place === 'dot') return at.dots[index] as Point;
  if (place === 'pot') return { x: at.pot.x + at.pot.width / 2, y: at.pot.y + at.pot.height * 0.42 };
  const house = at.houses[place];
  return { x: house.x + house.width / 2, y: house.y + house.height };
}

export function wolfPoint(at: Layout, space: number): Point {
  const stone = at.spaces[space] as Step;
  return { x: stone.x, y: stone.y + at.ry * 0.1 };
}

/** Which way a piece looks: along its way, or to the middle when it rests. */
export function facing(at: Layout, place: Place, heading: 1 | -1 | 0): 1 | -1 {
  const stone = typeof place === 'number' ? (at.spaces[place] as Step) : null;
  const along = stone ? stone.tangent.x * heading : 0;
  if (Math.abs(along) > 0.25) return along > 0 ? 1 : -1;
  if (!stone) return 1;
  return stone.x <= at.middle.x ? 1 : -1;
}

/** Inside, a pig is drawn by its house or the pot, not as a piece. */
export function isInside(place: Place): boolean {
  return place === 'pot' || isHouse(place);
}
