/** A match to look at again: moments from 0 (the start) to the last step. */

import type { SeatLook, Setting, Shown } from '../types/board';
import { looks } from '../kit/looks';
import type { Replay } from '../types/wire';
import type { Roll } from './fairdice';

/** The last moment. */
export function lastMoment(replay: Replay): number {
  return replay.steps.length;
}

/** A moment that exists: a wish from a link may be anything. */
export function momentOf(wish: string | null, replay: Replay): number {
  const at = Number.parseInt(wish ?? '', 10);
  return Number.isNaN(at) ? 0 : Math.max(0, Math.min(lastMoment(replay), at));
}

export function shownAt(replay: Replay, moment: number): Shown {
  return replay.steps[moment - 1] ?? { position: replay.start, facts: replay.facts };
}

/** What happened at a moment, in sentences. */
export function toldAt(replay: Replay, moment: number): string[] {
  return (replay.steps[moment - 1]?.said ?? []).filter(Boolean);
}

/** The setting of a match that nobody plays any more: no seat is ours. */
export function settingOf(replay: Replay): Setting {
  const { game, players, options, edition, box } = replay;
  return { game, players, options, edition, box, seats: seats(replay) };
}

function seats(replay: Replay): SeatLook[] {
  const chairs = replay.seats.map(({ name, character, bot }) => ({
    kind: 'here' as const,
    name,
    character,
    bot,
    language: '',
    taken: true,
    closed: false,
    free: false,
  }));
  return looks(chairs, []);
}

/** The rolls of a match file, each with all that could have fallen, as far as the match was replayed. */
export function rollsOf(replay: Replay, written: string[] | null): Roll[] {
  const fell = replay.steps.filter((step) => step.actor === 'chance');
  return fell.map((step, index) => ({ text: written?.[index] ?? step.text, outcomes: step.outcomes }));
}
