/** Walls as paths, 112 wide round the middle, from (0, 0) up; drawn once for each height. */

import { between, oneOf, r, random } from '../seed';

/** A shape and the tone of its material it is painted in. */
export interface Piece {
  d: string;
  tone: '-light' | '' | '-shade';
}

const HALF = 55;

/** A frayed edge from x to x, drawn to the right: tips of straw. */
export function frayed(next: () => number, from: number, to: number, y: number, deep: number): string {
  let d = '';
  const step = from < to ? 1 : -1;
  for (let x = from; (to - x) * step > 5;) {
    const end = x + step * between(next, 4, 7.5);
    d += `L${r(x + (end - x) * 0.55)} ${r(y + between(next, deep * 0.4, deep))}L${r(end)} ${r(y + between(next, -1, 1))}`;
    x = end;
  }
  return d + `L${r(to)} ${r(y)}`;
}

/** Five bundles, pinched where they are tied. */
export function strawBundles(
  height: number,
): Array<{ d: string; strands: string; lights: string; x: number }> {
  const next = random(3 + height);
  return [-44, -22, 0, 22, 44].map((x) => {
    const a = x - 11.4 + between(next, -0.7, 0.7);
    const b = x + 11.4 + between(next, -0.7, 0.7);
    const low = -height * 0.24;
    const high = -height * 0.76;
    const side = (edge: number, pinch: number, up: boolean): string => {
      const points = [0, low, high, -height - 1];
      if (!up) points.reverse();
      const [, p1, p2, p3] = points as [number, number, number, number];
      const mid = (p1 + p2) / 2;
      const sign = up ? -1 : 1;
      return `C${r(edge)} ${r(p1 - sign * 8)} ${r(edge + pinch)} ${r(p1 - sign * 3)} ${r(edge + pinch)} ${r(p1)}C${r(edge + pinch)} ${r(p1 + sign * 6)} ${r(edge)} ${r(mid)} ${r(edge)} ${r(mid)}C${r(edge)} ${r(mid)} ${r(edge + pinch)} ${r(p2 - sign * 6)} ${r(edge + pinch)} ${r(p2)}C${r(edge + pinch)} ${r(p2 + sign * 4)} ${r(edge - pinch * 0.3)} ${r(p3 - sign * 3)} ${r(edge - pinch * 0.4)} ${r(p3)}`;
    };
    const d = `M${r(a)} 1${side(a, 2.6, true)}${frayed(next, a, b, -height - 1, -4.5)}${side(b, -2.6, false)}${frayed(next, b, a, 1, 4.5)}Z`;
    const strand = (at: number): string =>
      `M${r(x + at * 1.15)} ${r(between(next, -3, 2))}C${r(x + at)} ${r(low)} ${r(x + at * 0.8)} ${r(low)} ${r(x + at * between(next, 0.9, 1.2))} ${r(-height * 0.5)}S${r(x + at * 0.8)} ${r(high)} ${r(x + at * 1.2)} ${r(-height + between(next, -2, 4))}`;
    return {
      x,
      d,
      strands: [-3.4, 1.2, 4.6, 7.6].map(strand).join(''),
      lights: [-7.4, -5.2].map(strand).join(''),
    };
  });
}

/** Planks laid on each other, none quite straight. */
export function planks(height: number): Array<Piece & { grain: string; nails: string; y: number }> {
  const next = random(11 + height);
  const rows = Math.round(height / 18);
  const tall = height / rows;
  return Array.from({ length: rows }, (_, i) => {
    const y = -i * tall;
    const a = -HALF + between(next, -2, 1.4);
    const b = HALF + between(next, -1.4, 2);
    const sag = between(next, -1, 1);
    const d = `M${r(a)} ${r(y)}C${r(a / 2)} ${r(y + sag)} ${r(b / 2)} ${r(y - sag)} ${r(b)} ${r(y + 0.3)}C${r(b + 1)} ${r(y - tall * 0.35)} ${r(b - 0.8)} ${r(y - tall * 0.7)} ${r(b + 0.3)} ${r(y - tall + 0.6)}C${r(b / 2)} ${r(y - tall + 0.4 - sag)} ${r(a / 2)} ${r(y - tall + sag)} ${r(a + 0.6)} ${r(y - tall)}C${r(a - 0.8)} ${r(y - tall * 0.6)} ${r(a + 0.8)} ${r(y - tall * 0.3)} ${r(a)} ${r(y)}Z`;
    const knot = between(next, -34, 34);
    const line = (k: number): string =>
      `M${r(a + between(next, 3, 16))} ${r(y - tall * k)}C${r(-20)} ${r(y - tall * k + between(next, -2.4, 2.4))} 14 ${r(y - tall * k + between(next, -2.4, 2.4))} ${r(b - between(next, 3, 20))} ${r(y - tall * k)}`;
    const ring = `M${r(knot - 4.4)} ${r(y - tall * 0.5)}C${r(knot - 2)} ${r(y - tall * 0.5 - 3)} ${r(knot + 3)} ${r(y - tall * 0.5 - 2.8)} ${r(knot + 4.6)} ${r(y - tall * 0.5)}C${r(knot + 2)} ${r(y - tall * 0.5 + 2.8)} ${r(knot - 2.6)} ${r(y - tall * 0.5 + 3)} ${r(knot - 4.4)} ${r(y - tall * 0.5)}Z`;
    const nail = (x: number): string =>
      `M${r(x)} ${r(y - tall * 0.36)}v.2M${r(x + 0.6)} ${r(y - tall * 0.7)}v.2`;
    return {
      d,
      tone: (['', '-light', '', '-light', ''] as const)[i % 5] ?? '',
      y,
      grain: line(0.25) + line(0.75) + ring,
      nails: nail(a + 5) + nail(b - 5),
    };
  });
}

/** Bricks in courses, each course shifted by half a brick. */
export function bricks(height: number, half = HALF): Piece[] {
  const next = random(23 + height);
  const courses = Math.round(height / 15.5);
  const tall = height / courses;
  const pieces: Piece[] = [];
  for (let course = 0; course < courses; course++) {
    const top = -height + course * tall + 1.1;
    const low = top + tall - 2.4;
    const edges =
      course % 2 ? [-half, -half + 18, -half + 55, -half + 92, half] : [-half, -half + 37, -half + 74, half];
    for (let i = 0; i + 1 < edges.length; i++) {
      const a = (edges[i] as number) + 1.4 + between(next, -0.3, 0.5);
      const b = (edges[i + 1] as number) - 1.4 + between(next, -0.5, 0.3);
      const j = (): number => between(next, -0.7, 0.7);
      const d = `M${r(a + 2)} ${r(top + j() / 2)}C${r(a + 10)} ${r(top + j())} ${r(b - 8)} ${r(top + j())} ${r(b - 2)} ${r(top)}C${r(b + 0.4)} ${r(top)} ${r(b + 0.2)} ${r(low)} ${r(b - 1.6)} ${r(low)}C${r(b - 8)} ${r(low + j())} ${r(a + 9)} ${r(low + j())} ${r(a + 1.6)} ${r(low)}C${r(a - 0.5)} ${r(low)} ${r(a - 0.3)} ${r(top + 0.4)} ${r(a + 2)} ${r(top)}Z`;
      pieces.push({ d, tone: oneOf(next, ['', '', '-light', '-light', '-shade'] as const) });
    }
  }
  return pieces;
}
