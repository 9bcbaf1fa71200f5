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
  /** The near front leg is an arm before the body, with a line all round. */
  arms: boolean;
  farHind: Leg | null;
  farFront: Leg | null;
  nearHind: Leg;
  nearFront: Leg;
  /** Where the contact shadow lies, if it stands on the ground. */
  shadow: string | null;
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
    arms: false,
    shadow: '',
  },
  walk: {
    body: 'rotate(-2) translate(0 -1)',
    head: 'translate(21 -46) rotate(-3)',
    farHind: leg(-15, -20),
    farFront: leg(19, 18),
    nearHind: leg(-26, 20),
    nearFront: leg(9, -24),
    arms: false,
    shadow: '',
  },
  ride: {
    body: 'translate(-9 7) rotate(-13 -24 -10)',
    head: 'translate(6 -49) rotate(-3)',
    farHind: null,
    farFront: leg(13, -40, -14, 15),
    nearHind: leg(-25, -34, -8, 15),
    nearFront: leg(0, -30, -13, 17),
    arms: false,
    shadow: null,
  },
  sit: {
    body: 'translate(-1 4) rotate(-27 -24 -10)',
    head: 'translate(4 -59)',
    farHind: null,
    farFront: leg(16, -6, -27, 27),
    nearHind: leg(-31, -68, -13, 22),
    nearFront: leg(5, 2, -31, 31),
    arms: false,
    shadow: 'translate(-8 0) scale(0.86 1)',
  },
  sleep: {
    body: 'translate(-2 7.5)',
    head: 'translate(22 -22.5) rotate(7)',
    farHind: null,
    farFront: leg(24, -78, -7.5, 16),
    nearHind: leg(-24, -76, -8.5, 15),
    nearFront: leg(4, -78, -8.5, 16),
    arms: false,
    shadow: '',
  },
  cheer: {
    body: 'rotate(-40 -16 -12)',
    head: 'translate(-3 -64) rotate(-5)',
    farHind: leg(-5, -4, -16, 16),
    farFront: leg(8, -128, -42, 27),
    nearHind: leg(-19, 2, -16, 16),
    nearFront: leg(-19, 128, -37, 25),
    arms: true,
    shadow: 'translate(-13 0) scale(0.62 1)',
  },
};
