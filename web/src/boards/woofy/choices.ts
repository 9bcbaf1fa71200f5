/** The one control of every move: where it lies and how big it is. */

import type { Point } from './oval';
import { placePoint, footing, isInside, THUMB, type Layout } from './geometry';
import type { House, Offer, Ring } from './ring';
import { pigAt, type Scene } from './scene';

export type Choosable = 'die' | 'space' | 'house' | 'bricks' | 'stay';

export interface Control extends Point {
  move: string;
  offer: Offer;
  kind: Choosable;
  /** Half the width and half the height of what can be touched. */
  across: number;
  down: number;
}

type Spot = Omit<Control, 'offer'>;

export function controls(offers: Offer[], scene: Scene, ring: Ring, at: Layout): Control[] {
  const spots = offers.filter(({ move }) => move !== 'stay').map(({ move }) => control(move, ring, at));
  if (offers.some(({ move }) => move === 'stay')) spots.push(stay(spots, scene, ring, at));
  return spots.flatMap((spot) => {
    const offer = offers.find(({ move }) => move === spot.move);
    return offer ? [{ ...spot, offer }] : [];
  });
}

function control(move: string, ring: Ring, at: Layout): Spot {
  const thumb = Math.max(THUMB / 2, at.rx);
  if (ring.pigs.includes(move))
    return on('die', move, at.dice[ring.pigs.indexOf(move)] as Point, at.die / 2, at.die / 2);
  if (move === 'bricks') return on('bricks', move, stone(at, ring.doors.brick), thumb, thumb);
  if (move.startsWith('to ')) return on('space', move, stone(at, Number(move.slice(3))), thumb, thumb);
  const house = at.houses[move as House];
  const middle = { x: house.x + house.width / 2, y: house.y + house.height / 2 };
  return on('house', move, middle, Math.max(THUMB, house.width) / 2, Math.max(THUMB, house.height) / 2);
}

function on(kind: Choosable, move: string, { x, y }: Point, across: number, down: number): Spot {
  return { move, kind, x, y, across, down };
}

function stone(at: Layout, space: number): Point {
  return at.spaces[space] as Point;
}

/** A bubble by the pig that may stay: over its head, or where nothing else is to be touched. */
function stay(others: Spot[], scene: Scene, ring: Ring, at: Layout): Spot {
  const pig = scene.die ?? ring.pigs[0] ?? '';
  const { place } = pigAt(scene, pig);
  const feet = isInside(place) ? placePoint(at, place) : footing(at, scene, pig);
  const half = Math.max(THUMB / 2, at.rx * 0.6);
  const body = on('stay', 'stay', { x: feet.x, y: feet.y - at.rx * 0.8 }, at.rx * 0.6, at.rx * 0.8);
  const free = (spot: Spot): boolean =>
    within(at, spot) && [...others, ...(isInside(place) ? [] : [body])].every((other) => apart(spot, other));
  const spots = [1, 1.3, 1.7, 2.2].flatMap((far) =>
    TURNS.map((turn) => {
      const angle = (turn * Math.PI) / 180;
      const [x, y] = [Math.sin(angle) * (at.rx * 0.6 + half), -Math.cos(angle) * (at.rx * 0.8 + half)];
      return on('stay', 'stay', { x: body.x + x * far * 1.02, y: body.y + y * far * 1.02 }, half, half);
    }),
  );
  return spots.find(free) ?? (spots[0] as Spot);
}

/** Where a bubble is looked for, in degrees from straight up. */
const TURNS = [0, 35, -35, 65, -65, 90, -90, 130, -130, 180];

function within(at: Layout, { x, y, across, down }: Spot): boolean {
  return x >= across && y >= down && x <= at.width - across && y <= at.height - down;
}

function apart(one: Spot, other: Spot): boolean {
  return (
    Math.abs(one.x - other.x) >= one.across + other.across ||
    Math.abs(one.y - other.y) >= one.down + other.down
  );
}
