/** What part of the meadow is seen: all of the path if its spaces stay large enough for a thumb. */

import { SMALLEST, type Rect } from './geometry';

/** From the units of the picture to pixels: `x * scale + x0`. */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

/** Room that is kept free of the path at the edges, in pixels. */
export interface Inset {
  top: number;
  bottom: number;
}

const LARGEST = 1.7;

/** Show `all`; where that would be too small, follow `focus` without leaving `all`. */
export function look(all: Rect, focus: Rect, box: { width: number; height: number }, inset: Inset): Camera {
  const high = box.height - inset.top - inset.bottom;
  const scale = Math.max(SMALLEST, Math.min(LARGEST, box.width / wide(all), high / tall(all)));
  return {
    scale,
    x: along(all.left, all.right, focus.left, focus.right, box.width, 0, scale),
    y: along(all.top, all.bottom, focus.top, focus.bottom, high, inset.top, scale),
  };
}

/** The shift along one axis: in the middle if everything fits, else round the focus. */
function along(
  from: number,
  to: number,
  focusFrom: number,
  focusTo: number,
  room: number,
  offset: number,
  scale: number,
): number {
  const middle = offset + room / 2;
  if ((to - from) * scale <= room + 1) return middle - ((from + to) / 2) * scale;
  const wish = middle - ((focusFrom + focusTo) / 2) * scale;
  return Math.max(offset + room - to * scale, Math.min(offset - from * scale, wish));
}

export function wide(rect: Rect): number {
  return rect.right - rect.left;
}
export function tall(rect: Rect): number {
  return rect.bottom - rect.top;
}

/** Whether a point can be seen, a little inside the edges. */
export function inView(
  camera: Camera,
  box: { width: number; height: number },
  x: number,
  y: number,
): boolean {
  const px = x * camera.scale + camera.x;
  const py = y * camera.scale + camera.y;
  return px > 20 && px < box.width - 20 && py > 20 && py < box.height - 20;
}
