/** Seconds for a move that a table can be set to; 0 is no clock. */
export const CLOCKS = [0, 30, 60, 300, 86_400] as const;
