/** Recorded play for the tests; `fixtures.py` writes it. */

import { readFileSync } from 'node:fs';
import type { Step } from '../../wire';
import type { Position, Setting } from '../board';

export interface Played {
  moves: string[];
  before: Position;
  step: Step;
}

export interface Recorded {
  setting: Setting;
  start: Position;
  steps: Played[];
}

export function recorded(): Recorded[] {
  const matches: Recorded[] = [];
  for (const line of readFileSync(new URL('./fixtures.jsonl', import.meta.url), 'utf8').trim().split('\n')) {
    const data = JSON.parse(line) as Record<string, unknown>;
    const match = matches.at(-1);
    if ('players' in data) {
      matches.push({ setting: settingOf(data), start: data['position'] as Position, steps: [] });
    } else if (match) {
      const before = match.steps.at(-1)?.step.position ?? match.start;
      match.steps.push({ moves: data['moves'] as string[], before, step: data['step'] as Step });
    }
  }
  return matches;
}

function settingOf(data: Record<string, unknown>): Setting {
  const players = data['players'] as number;
  return {
    game: 'woofy',
    players,
    options: data['options'] as Setting['options'],
    edition: data['edition'] as Setting['edition'],
    seats: Array.from({ length: players }, (_, seat) => ({
      seat,
      name: `Seat ${seat}`,
      character: 'scarf',
      colour: 'var(--pink)',
      bot: '',
      mine: true,
    })),
  };
}
