/** How the village fits into a window: which of its two compositions, and through which view box. */

import { meadowHeight, type Composition } from './spots';

/** What must always be seen of a composition, in units of the drawing; around it there is only land. */
const PAINTED: Record<Composition, { width: number; height: number }> = {
  upright: { width: 720, height: 1070 },
  sideways: { width: 1600, height: 760 },
};

/** The same with places for so many games more. */
export function stageOf(composition: Composition, more: number): { width: number; height: number } {
  const { width, height } = PAINTED[composition];
  return { width, height: height + meadowHeight(composition, more) };
}

export interface Window {
  width: number;
  height: number;
  /** Pixels at the upper and lower edge that belong to the controls. */
  top: number;
  bottom: number;
}

/** The part of the drawing that is seen, in its units. */
export interface Sight {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Framed extends Sight {
  composition: Composition;
  /** Pixels a unit. */
  scale: number;
}

function scaleOf(composition: Composition, window: Window, more: number): number {
  const stage = stageOf(composition, more);
  const height = Math.max(1, window.height - window.top - window.bottom);
  return Math.min(window.width / stage.width, height / stage.height);
}

/** The composition that can be shown larger, with its stage in the middle between the controls. */
export function framed(window: Window, more = 0): Framed {
  const upright = scaleOf('upright', window, more);
  const sideways = scaleOf('sideways', window, more);
  // A unit of the sideways scene shows the places half as large again.
  const composition = upright >= sideways * 1.4 ? 'upright' : 'sideways';
  const scale = composition === 'upright' ? upright : sideways;
  const stage = stageOf(composition, more);
  const width = window.width / scale;
  const height = window.height / scale;
  const left = (stage.width - width) / 2;
  const free = (window.height - window.top - window.bottom) / scale;
  const top = (stage.height - free) / 2 - window.top / scale;
  return { composition, scale, left, top, width, height };
}

/** Whether something about 160 high and as wide, with its foot at (x, y), can be seen. */
export function inSight({ left, top, width, height }: Sight, x: number, y: number): boolean {
  return x > left - 80 && x < left + width + 80 && y > top && y < top + height + 160;
}
