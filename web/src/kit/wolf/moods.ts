/** How the wolf's moods show: in his head, his arms and the way he stands. */

import type { WolfMood } from '../characters';

export interface Bearing {
  /** Degrees by which the nose is lifted, and the ears pricked. */
  nose: number;
  ears: number;
  /** Degrees by which he leans forwards, and his legs swing. */
  lean: number;
  nearLeg: number;
  farLeg: number;
  /** Arms as lines from the shoulder; a paw is at the end of each. */
  nearArm: string;
  nearPaw: [number, number, number];
  farArm: string;
  farPaw: [number, number, number];
}

export const BEARINGS: Record<WolfMood, Bearing> = {
  prowling: {
    nose: -4,
    ears: 4,
    lean: 7,
    nearLeg: 16,
    farLeg: -24,
    nearArm: 'M-8 -75 C-2 -66 12 -62 25 -69',
    nearPaw: [29, -66, 62],
    farArm: 'M10 -76 C20 -70 34 -70 43 -80',
    farPaw: [47, -78, 58],
  },
  sniffing: {
    nose: 20,
    ears: 8,
    lean: -4,
    nearLeg: 3,
    farLeg: -6,
    nearArm: 'M-10 -75 C-24 -68 -28 -57 -17 -48',
    nearPaw: [-15, -47, 60],
    farArm: 'M12 -76 C22 -66 30 -62 36 -60',
    farPaw: [39, -58, 20],
  },
  blowing: {
    nose: 2,
    ears: -14,
    lean: -8,
    nearLeg: 8,
    farLeg: -8,
    nearArm: 'M-10 -75 C-26 -70 -32 -58 -19 -49',
    nearPaw: [-16, -48, 50],
    farArm: 'M13 -74 C28 -70 32 -58 22 -50',
    farPaw: [20, -49, 120],
  },
  licking: {
    nose: 4,
    ears: 10,
    lean: 0,
    nearLeg: 3,
    farLeg: -6,
    nearArm: 'M-9 -74 C-18 -62 -10 -53 4 -55',
    nearPaw: [8, -56, 0],
    farArm: 'M12 -74 C24 -60 40 -56 52 -63',
    farPaw: [54, -66, -40],
  },
  sulking: {
    nose: -13,
    ears: -34,
    lean: 3,
    nearLeg: 2,
    farLeg: -4,
    nearArm: 'M-10 -74 C-22 -62 -8 -55 12 -60',
    nearPaw: [16, -62, -14],
    farArm: 'M13 -74 C24 -64 16 -58 -4 -64',
    farPaw: [-6, -66, 200],
  },
};
