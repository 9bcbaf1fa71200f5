/** Recorded play for the tests of the boards; `fixtures/record.py` writes it. */

import { readFileSync } from 'node:fs';
import { CHARACTERS, type Character } from '../types/characters';
import type { GameId } from '../types/wire';
import type { GameEnding, GameOffer, GameStep, Setting, Shown } from '../types/board';

export interface Moment<Game extends GameId> extends Shown<Game> {
  /** What could be chosen here. */
  offers: Array<GameOffer<Game>>;
}

export interface Played<Game extends GameId> {
  before: Moment<Game>;
  step: GameStep<Game>;
  after: Moment<Game>;
}

export interface Recorded<Game extends GameId> {
  setting: Setting<Game>;
  start: Moment<Game>;
  steps: Array<Played<Game>>;
  result: GameEnding<Game> | null;
}

type Line<Game extends GameId> = Setting<Game> & {
  start: Moment<Game>;
  steps: Array<GameStep<Game> & Moment<Game>>;
  result: GameEnding<Game> | null;
};

export function recorded<Game extends GameId>(game: Game): Array<Recorded<Game>> {
  const file = new URL(`../../fixtures/recorded/${game}.jsonl`, import.meta.url);
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const match = JSON.parse(line) as Line<Game>;
      let before = match.start;
      const steps = match.steps.map(({ offers, ...step }): Played<Game> => {
        const { position, facts } = step;
        const played = { before, step, after: { position, facts, offers } };
        before = played.after;
        return played;
      });
      return {
        setting: { ...match, seats: seats(match.players) },
        start: match.start,
        steps,
        result: match.result,
      };
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
