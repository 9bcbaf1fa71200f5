/** Recorded play for the tests of the boards; `fixtures/record.py` writes it. */

import { readFileSync } from 'node:fs';
import { CHARACTERS, type Character } from '../kit/characters';
import type { Ending, Step } from '../wire';
import type { Position, Setting } from './board';

export interface Moment {
  position: Position;
  /** What could be chosen here, or fall. */
  moves: string[];
}

export interface Played {
  before: Moment;
  step: Step;
  after: Moment;
}

export interface Recorded {
  setting: Setting;
  start: Moment;
  steps: Played[];
  result: Ending | null;
}

type Line = Setting & { start: Moment; steps: Array<Step & { moves: string[] }>; result: Ending | null };

export function recorded(game: string): Recorded[] {
  const file = new URL(`../../fixtures/recorded/${game}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const match = JSON.parse(line) as Line;
      let before = match.start;
      const steps = match.steps.map(({ moves, ...step }): Played => {
        const played = { before, step, after: { position: step.position as Position, moves } };
        before = played.after;
        return played;
      });
      return { setting: { ...match, seats: seats(match.players) }, start: match.start, steps, result: match.result };
    });
}

function seats(players: number): Setting['seats'] {
  return Array.from({ length: players }, (_, seat) => ({
    seat,
    name: `Seat ${seat}`,
    character: CHARACTERS[seat] as Character,
    colour: 'var(--red)',
    bot: '',
    mine: true,
  }));
}
