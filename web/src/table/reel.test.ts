import { beforeEach, describe, expect, it } from 'vitest';
import type { Frame, GameStep, Setting, Shown } from '../types/board';
import type { Facts, PiggybackPosition, Step } from '../types/wire';
import { Reel, SETTLE_MS, STILL_MS, TOO_MANY, type Stage, type Tempo } from './reel';

/** A board whose scene is a number: a step to 3 is shown as 1, 2, then 3 settles. */
const at = ({ position }: Shown): number => position.turn;
const standing = (turn: number): Shown => ({ position: { turn } as PiggybackPosition, facts: {} as Facts });
const board = {
  scene: at,
  frames: (before: number, step: GameStep): Array<Frame<number>> =>
    Array.from({ length: Math.max(0, at(step) - before - 1) }, (_, hop) => ({
      scene: before + hop + 1,
      ms: 100,
      sound: 'hop' as const,
      event: hop,
    })),
};
const to = (place: number, events = 0): { steps: Step[]; shown: Shown } => ({
  steps: [
    {
      actor: 0,
      text: `to ${place}`,
      events: Array.from({ length: events }, (_, number) => ({ event: 'passed', seat: number })),
      ...standing(place),
      said: Array.from({ length: events }, (_, number) => `e${number}`),
    },
  ],
  shown: standing(place),
});

let now = 0;
let due: Array<{ at: number; run: () => void }> = [];
const clock = (ms: number, run: () => void): (() => void) => {
  const entry = { at: now + ms, run };
  due.push(entry);
  return () => (due = due.filter((other) => other !== entry));
};
function wait(ms: number): void {
  const end = now + ms;
  for (let next = first(end); next; next = first(end)) {
    due = due.filter((other) => other !== next);
    now = next.at;
    next.run();
  }
  now = end;
}
const first = (end: number): (typeof due)[number] | undefined =>
  due.filter((entry) => entry.at <= end).sort((a, b) => a.at - b.at)[0];

let seen: number[] = [];
let told: string[] = [];
let heard = 0;
let busy = false;
const stage: Stage<number> = {
  show: (scene) => seen.push(scene),
  hear: () => (heard += 1),
  tell: (sentence) => told.push(sentence),
  begin: (step) => told.push(step.text),
  busy: (now) => (busy = now),
};
const reel = (tempo: Partial<Tempo> = {}): Reel<number> =>
  new Reel(
    board,
    () => ({}) as Setting,
    standing(0),
    stage,
    clock,
    () => ({ pace: 1, still: false, ...tempo }),
  );

beforeEach(() => {
  now = 0;
  due = [];
  seen = [];
  told = [];
  heard = 0;
  busy = false;
});

describe('a story', () => {
  it('goes picture by picture and ends where the step ends', () => {
    const player = reel();
    player.add(to(3, 2));
    expect(seen).toEqual([0, 1]);
    expect(busy).toBe(true);
    expect(told).toEqual(['to 3', 'e0']);
    wait(100);
    expect(seen).toEqual([0, 1, 2]);
    expect(told).toEqual(['to 3', 'e0', 'e1']);
    wait(100 + SETTLE_MS);
    expect(seen.at(-1)).toBe(3);
    expect(busy).toBe(false);
    expect(heard).toBe(2);
  });
  it('tells at once what no picture tells, and everything once', () => {
    reel().add(to(1, 2));
    expect(told).toEqual(['to 1', 'e0', 'e1']);
  });
  it('plays changes one after the other', () => {
    const player = reel();
    player.add(to(2));
    player.add(to(4));
    wait(10_000);
    expect(seen).toEqual([0, 1, 2, 3, 4]);
  });
  it('goes half as fast at twice the pace', () => {
    reel({ pace: 2 }).add(to(2));
    wait(150);
    expect(seen).toEqual([0, 1]);
    wait(50);
    expect(seen).toEqual([0, 1, 2]);
  });
  it('shows what was taken back without a story', () => {
    const player = reel();
    player.add({ steps: [], shown: standing(7) });
    expect(seen.at(-1)).toBe(7);
    wait(SETTLE_MS);
    expect(busy).toBe(false);
  });
});

describe('a tap', () => {
  it('jumps to the end of everything that waits', () => {
    const player = reel();
    player.add(to(5, 4));
    player.add(to(9, 1));
    player.skip();
    expect(seen.at(-1)).toBe(9);
    expect(busy).toBe(false);
    expect(told).toEqual(['to 5', 'e0', 'e1', 'e2', 'e3', 'to 9', 'e0']);
    wait(10_000);
    expect(seen.at(-1)).toBe(9);
  });
  it('does no harm when nothing is shown', () => {
    const player = reel();
    player.skip();
    expect(busy).toBe(false);
    expect(new Set(seen)).toEqual(new Set([0]));
  });
});

describe('tempo', () => {
  it('0 is at once', () => {
    reel({ pace: 0 }).add(to(9, 2));
    expect(seen.at(-1)).toBe(9);
    expect(due).toHaveLength(0);
    expect(busy).toBe(false);
    expect(told).toEqual(['to 9', 'e0', 'e1']);
  });
  it('still is one picture a step, with its sound', () => {
    reel({ still: true }).add(to(9, 2));
    expect(seen).toEqual([0, 9]);
    expect(heard).toBe(1);
    expect(busy).toBe(true);
    wait(STILL_MS);
    expect(busy).toBe(false);
  });
  it('quickens when much waits, and is cut short when too much does', () => {
    const player = reel();
    for (let place = 2; place <= 2 * (TOO_MANY + 4); place += 2) player.add(to(place));
    expect(Math.max(...seen)).toBeGreaterThanOrEqual(4);
    const usual = 100 + SETTLE_MS;
    wait((usual * TOO_MANY * 2) / 3);
    expect(seen.at(-1)).toBe(2 * (TOO_MANY + 4));
    expect(told).toHaveLength(TOO_MANY + 4);
  });
});

it('a jump forgets the story', () => {
  const player = reel();
  player.add(to(5));
  player.jump(standing(1));
  expect(seen.at(-1)).toBe(1);
  wait(10_000);
  expect(seen.at(-1)).toBe(1);
  expect(busy).toBe(false);
});
