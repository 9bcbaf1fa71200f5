/** What tells a person's colour in a black-and-white print: every colour has a weave of its own. */

export const WEAVES = [
  'plain',
  'gingham',
  'hoops',
  'dots',
  'twill',
  'hearts',
  'zigzag',
  'stripes',
  'diamonds',
  'bars',
] as const;
export type Weave = (typeof WEAVES)[number];

const OF: Record<string, Weave> = {
  'var(--red)': 'gingham',
  'var(--green)': 'hoops',
  'var(--blue)': 'dots',
  'var(--yellow)': 'twill',
  'var(--pink)': 'hearts',
  'var(--white)': 'bars',
  'var(--black)': 'zigzag',
  'var(--orange)': 'stripes',
  'var(--purple)': 'diamonds',
};

export function weaveOf(colour: string): Weave {
  return OF[colour] ?? 'plain';
}

function rows(from: number, to: number, step: number, line: (y: number) => string): string {
  let d = '';
  for (let y = from; y <= to; y += step) d += line(y);
  return d;
}

/** A square of cloth from −30 to 30, as one path of threads, and how thick they are. */
export const THREADS: Record<Weave, { d: string; width: number }> = {
  plain: { d: '', width: 0 },
  gingham: {
    d:
      rows(-27, 30, 11, (y) => `M-32 ${y} C-10 ${y + 1.5} 12 ${y - 1.5} 32 ${y + 0.5}`) +
      rows(-27, 30, 11, (x) => `M${x} -32 C${x - 1.5} -10 ${x + 1} 12 ${x} 32`),
    width: 3.4,
  },
  hoops: { d: rows(-26, 30, 11, (x) => `M${x} -32 C${x - 3} -10 ${x - 3} 12 ${x + 1} 32`), width: 5 },
  dots: {
    d: rows(-28, 30, 8, (y) =>
      rows(-28, 30, 10, (x) => `M${x + (Math.round((y + 28) / 8) % 2) * 5} ${y} h0.1`),
    ),
    width: 4.4,
  },
  twill: { d: rows(-70, 40, 9, (x) => `M${x} 32 C${x + 20} 12 ${x + 44} -10 ${x + 62} -32`), width: 3 },
  hearts: {
    d: rows(-24, 30, 13, (y) =>
      rows(
        -26,
        30,
        13,
        (x) =>
          `M${x} ${y + 3} C${x - 5} ${y - 1} ${x - 2} ${y - 4} ${x} ${y - 1.4} C${x + 2} ${y - 4} ${x + 5} ${y - 1} ${x} ${y + 3}`,
      ),
    ),
    width: 2,
  },
  zigzag: {
    d: rows(-30, 30, 11, (y) => `M-32 ${y}` + rows(-32, 30, 10, (x) => `L${x + 5} ${y + 5} L${x + 10} ${y}`)),
    width: 2.6,
  },
  stripes: { d: rows(-27, 30, 9, (y) => `M-32 ${y + 2} C-10 ${y - 1} 12 ${y + 2} 32 ${y}`), width: 3.6 },
  diamonds: {
    d: rows(-28, 30, 14, (y) =>
      rows(-28, 30, 12, (x) => `M${x} ${y - 5} L${x + 3.4} ${y} L${x} ${y + 5} L${x - 3.4} ${y} Z`),
    ),
    width: 1.6,
  },
  bars: { d: 'M-32 -6 C-10 -4 10 -7 32 -5 M-32 6 C-10 8 10 5 32 7', width: 3.6 },
};
