/** Where a pig's parts are in each pose. Legs hang from hips; angles in degrees, forwards negative. */

import type { PigPose } from '../characters';

export interface Leg {
  /** Hip and length; the trotter is at the end. */
  x: number;
  y: number;
  length: number;
  angle: number;
}

export interface Pose {
  body: string;
  head: string;
  /** Far legs are behind the body; arms are drawn within it and turn with it. */
  farHind: Leg | null;
  farFront: Leg | null;
  nearHind: Leg;
  nearFront: Leg;
  shadow: boolean;
}

function leg(x: number, angle: number, y = -17, length = 17): Leg {
  return { x, y, length, angle };
}

export const POSES: Record<PigPose, Pose> = {
  stand: {
    body: '',
    head: 'translate(20 -44)',
    farHind: leg(-15, 0),
    farFront: leg(19, 0),
    nearHind: leg(-26, 0),
    nearFront: leg(9, 0),
    shadow: true,
  },
  walk: {
    body: 'rotate(-2) translate(0 -1)',
    head: 'translate(21 -46) rotate(-3)',
    farHind: leg(-15, -20),
    farFront: leg(19, 18),
    nearHind: leg(-26, 20),
    nearFront: leg(9, -24),
    shadow: true,
  },
  ride: {
    body: 'translate(-7 8)',
    head: 'translate(12 -39) rotate(-4)',
    farHind: null,
    farFront: null,
    nearHind: leg(-29, -28, -8, 15),
    nearFront: leg(3, -26, -9, 15),
    shadow: false,
  },
  sit: {
    body: 'translate(0 5) rotate(-25 -24 -10)',
    head: 'translate(7 -57)',
    farHind: leg(-6, -66, -7, 15),
    farFront: leg(15, 2, -22, 22),
    nearHind: leg(-16, -68, -6, 16),
    nearFront: leg(5, 0, -24, 24),
    shadow: true,
  },
  sleep: {
    body: 'translate(-2 7.5)',
    head: 'translate(22 -22.5) rotate(7)',
    farHind: null,
    farFront: leg(24, -76, -4.5, 16),
    nearHind: leg(-24, -72, -5.5, 15),
    nearFront: leg(4, -74, -5.5, 16),
    shadow: true,
  },
  cheer: {
    body: 'rotate(-38 -16 -12)',
    head: 'translate(-3 -63) rotate(-5)',
    farHind: leg(-6, 0, -16, 16),
    farFront: leg(17, -100, -42, 19),
    nearHind: leg(-19, 2, -16, 16),
    nearFront: leg(5, -128, -40, 20),
    shadow: true,
  },
};
