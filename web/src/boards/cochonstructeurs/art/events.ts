/** The cards of Cochonstructeurs, as the edition names them. */

export const EVENTS = [
  'wolf-comes',
  'full-of-energy',
  'lucky-day',
  'time-flies',
  'no-hurry',
  'bold-wolves',
  'forgotten-bag',
  'holed-bag',
] as const;
export const MAJORS = [
  'nightfall',
  'wolf-call',
  'earthquake',
  'goblins',
  'bad-luck',
  'winter-time',
  'hunger',
  'sabotage',
] as const;
export type EventName = (typeof EVENTS)[number] | (typeof MAJORS)[number];
