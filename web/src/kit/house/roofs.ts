/** Roofs as paths, 124 wide round the middle, 80 high, their eaves on (0, 0). */

import { between, r, random } from '../seed';
import { frayed } from './walls';

/** Half the width of a roof at a height. */
function half(y: number): number {
  return 60 * (1 + y / 80);
}

/** Layers of thatch, the lowest first, each with a frayed edge. */
export const THATCH: Array<{ d: string; strands: string; lights: string }> = [
  { low: 0, wide: 62, top: -40, narrow: 40 },
  { low: -23, wide: 49, top: -60, narrow: 27 },
  { low: -46, wide: 34, top: -79, narrow: 8 },
].map(({ low, wide, top, narrow }, layer) => {
  const next = random(41 + layer);
  const d = `M${-wide} ${low}C${-wide + 4} ${low - 14} ${-narrow - 8} ${top + 12} ${-narrow} ${top}C${-narrow / 2} ${top - 3} ${narrow / 2} ${top - 3} ${narrow} ${top}C${narrow + 8} ${top + 12} ${wide - 4} ${low - 14} ${wide} ${low}${frayed(next, wide, -wide, low, 7)}Z`;
  const strand = (k: number): string => {
    const foot = low + between(next, -3, 3);
    return `M${r(k * wide * 0.96)} ${r(foot)}C${r(k * wide * 0.9)} ${r(foot - 8)} ${r(k * wide * 0.8)} ${r(foot - 13)} ${r(k * wide * 0.76)} ${r(foot - between(next, 18, 26) + layer * 3)}`;
  };
  const at = Array.from(
    { length: 17 - layer * 4 },
    (_, i) => (1 - layer * 0.08) * (-0.94 + (1.88 * i) / (16 - layer * 4)),
  );
  return {
    d,
    strands: at
      .filter((_, i) => i % 3 !== 1)
      .map(strand)
      .join(''),
    lights: at
      .filter((k, i) => i % 3 === 1 && k < 0.5)
      .map(strand)
      .join(''),
  };
});

/** Rows of shingles or tiles from the eaves up. `round` ones are scallops. */
export function shingles(
  rows: number,
  wide: number,
  round: boolean,
  seed: number,
): Array<{ d: string; tone: number }> {
  const next = random(seed);
  const tall = 74 / rows;
  const pieces: Array<{ d: string; tone: number }> = [];
  for (let row = 0; row < rows; row++) {
    const y = -row * tall;
    const edge = half(y) - 2;
    const upper = half(y - tall) - 2;
    const count = Math.max(1, Math.round((edge * 2) / wide));
    const shift = row % 2 ? 0.5 : 0;
    const cuts = [
      -1,
      ...Array.from({ length: count }, (_, i) => -1 + (2 * (i + shift)) / count).filter(
        (k) => k > -0.95 && k < 0.95,
      ),
      1,
    ];
    for (let i = 0; i + 1 < cuts.length; i++) {
      const a = (cuts[i] as number) * edge;
      const b = (cuts[i + 1] as number) * edge;
      const clamp = (x: number): number => Math.max(-upper, Math.min(upper, x));
      const sag = between(next, -1, 1.4);
      const low = round
        ? `C${r(b)} ${r(y + 5.4)} ${r(a)} ${r(y + 5.4 + sag)} ${r(a)} ${r(y)}`
        : `L${r(b - 0.6)} ${r(y + 2.4 + sag)}C${r((a + b) / 2)} ${r(y + 3 + sag)} ${r((a + b) / 2)} ${r(y + 2 - sag)} ${r(a + 0.6)} ${r(y + 2.4 - sag)}L${r(a)} ${r(y)}`;
      pieces.push({
        d: `M${r(clamp(a))} ${r(y - tall - 2)}L${r(clamp(b))} ${r(y - tall - 2)}L${r(b)} ${r(y)}${low}Z`,
        tone: Math.floor(next() * 4),
      });
    }
  }
  return pieces;
}
