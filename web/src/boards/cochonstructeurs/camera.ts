/** What part of the valley is seen. */

import type { Box } from '../../types/board';
import { SPACE, type Point, type Valley } from './geometry';

/** The middle of what is seen, in the valley, and how many pixels a unit has. */
export interface Camera extends Point {
  zoom: number;
}

/** A space is to be so large, in pixels. */
export const THUMB = 50;
const NEAR = THUMB / SPACE;
/** Where a mouse points, spaces may be so much smaller that everything is seen at once. */
const WHOLE = 40 / SPACE;

/** What is pointed at stays so far from the edges, in pixels. */
const ROOM = 84;

/** The zoom at which the whole valley is seen. */
export function farthest(land: Valley, view: Box): number {
  return Math.min(view.width / land.width, view.height / land.height);
}

/** Spaces are as large as a thumb, unless the whole valley fits anyway. */
export function nearest(land: Valley, view: Box): number {
  const far = farthest(land, view);
  return far >= WHOLE ? far : NEAR;
}

/** All these points are seen, near if they can be. */
export function fit(points: readonly Point[], land: Valley, view: Box): Camera {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const wide = Math.max(...xs) - Math.min(...xs);
  const high = Math.max(...ys) - Math.min(...ys);
  const room = Math.min(
    (view.width - ROOM) / Math.max(wide, 1),
    (view.height - ROOM * 1.3) / Math.max(high, 1),
  );
  const zoom = Math.min(nearest(land, view), Math.max(farthest(land, view), room));
  const middle = (Math.max(...ys) + Math.min(...ys)) / 2;
  return keep({ x: (Math.max(...xs) + Math.min(...xs)) / 2, y: middle - 18 / zoom, zoom }, land, view);
}

/** Never further out than the valley, never closer than twice a thumb, never beyond the edge. */
export function keep({ x, y, zoom }: Camera, land: Valley, view: Box): Camera {
  const closer = Math.min(Math.max(zoom, farthest(land, view)), nearest(land, view) * 2);
  return {
    zoom: closer,
    x: within(x, view.width / closer, land.width),
    y: within(y, view.height / closer, land.height),
  };
}

/** The window stays inside; where it is larger than the land, the land lies in its middle. */
function within(middle: number, seen: number, all: number): number {
  if (seen >= all) return all / 2;
  return Math.min(Math.max(middle, seen / 2), all - seen / 2);
}
