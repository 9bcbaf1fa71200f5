/** Variation that is always the same for the same seed, so that a tree stays the tree it was. */
export function random(seed: number): () => number {
  let state = (seed * 2654435761 + 40503) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number between two others. */
export function between(next: () => number, from: number, to: number): number {
  return from + next() * (to - from);
}

/** One of a list by chance. */
export function oneOf<T>(next: () => number, list: readonly T[]): T {
  return list[Math.floor(next() * list.length)] as T;
}

/** One of a list in turn, so that neighbours differ. */
export function inTurn<T>(seed: number, list: readonly T[]): T {
  return list[Math.abs(Math.trunc(seed)) % list.length] as T;
}

/** Rounded for a path: hundredths nobody sees would only make the page heavier. */
export function r(value: number): string {
  return String(Math.round(value * 10) / 10);
}
