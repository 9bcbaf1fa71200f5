/** Where the valley, the tray, the wheel, the gauge, the plan and the overview lie in the window. */

import type { Box } from '../../types/board';

export interface Area extends Box {
  x: number;
  y: number;
}

export interface Layout {
  upright: boolean;
  /** Where the valley is seen free of anything else. */
  view: Area;
  tray: Area;
  /** Not on a phone held upright: the line above the board has them. */
  gauge: Area | null;
  wheel: Area | null;
  /** The house in all its parts; not where there is no room: the line above the board has it. */
  plan: Area | null;
  /** The small overview, where the valley is larger than its view. */
  map: Area;
}

const GAP = 8;

export function layout(box: Box): Layout {
  return box.width >= box.height * 1.15 ? sideways(box) : upright(box);
}

function sideways({ width, height }: Box): Layout {
  const side = Math.round(Math.min(Math.max(width * 0.21, 190), 400));
  const x = width - side + GAP;
  const inner = side - 2 * GAP;
  const low = height < 420;
  const wheel = Math.min(inner * 0.42, height * 0.2, 150);
  const tray = low ? height - wheel - 3 * GAP : Math.round(Math.min(Math.max(height * 0.36, 210), 340));
  const top = GAP + wheel + GAP;
  const rest = height - tray - top - 2 * GAP;
  return {
    upright: false,
    view: { x: 0, y: 0, width: width - side, height },
    wheel: { x, y: GAP, width: wheel, height: wheel },
    gauge: { x: x + wheel + GAP, y: GAP, width: inner - wheel - GAP, height: wheel },
    plan: rest >= 150 ? { x, y: top, width: inner, height: rest } : null,
    tray: { x, y: height - tray - GAP, width: inner, height: tray },
    map: { x: GAP, y: height - 96 - GAP, width: 124, height: 96 },
  };
}

function upright({ width, height }: Box): Layout {
  const roomy = height >= 700;
  const bar = roomy ? 84 : 0;
  const tray = Math.round(Math.min(Math.max(height * 0.3, 146), 250));
  const plan = roomy ? Math.round(Math.min(width * 0.36, 300)) : 0;
  const low = height - tray - GAP;
  return {
    upright: true,
    wheel: roomy ? { x: GAP, y: GAP, width: bar, height: bar } : null,
    gauge: roomy
      ? { x: GAP + bar + GAP, y: GAP, width: Math.min(width - bar - 3 * GAP, 440), height: bar * 0.7 }
      : null,
    view: { x: 0, y: 0, width, height: low - GAP },
    tray: {
      x: plan ? plan + 2 * GAP : GAP,
      y: low,
      width: width - (plan ? plan + 3 * GAP : 2 * GAP),
      height: tray,
    },
    plan: plan ? { x: GAP, y: low, width: plan, height: tray } : null,
    map: roomy
      ? { x: width - 148, y: low - GAP - 106, width: 140, height: 98 }
      : { x: GAP, y: GAP, width: 78, height: 62 },
  };
}
