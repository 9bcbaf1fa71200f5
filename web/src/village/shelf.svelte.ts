/** The games as the server offers them; as they were last time until it answers. */

import { games } from '../net/api';
import { waitBefore } from '../net/backoff';
import type { Language } from '../types/language';
import type { GameCard } from '../types/wire';

const KEY = 'hamlet.games';

function lastSeen(): GameCard[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as GameCard[]) : [];
  } catch {
    return [];
  }
}

class Shelf {
  cards = $state.raw<GameCard[]>(lastSeen());
  /** The server has told what it has. */
  told = $state(false);
  /** The server does not answer just now; it is asked again and again. */
  away = $state(false);
  #asking = false;
  #language: Language = '';

  card(game: string): GameCard | undefined {
    return this.cards.find((one) => one.game === game);
  }

  /** Asks the server, once at a time, until it answers in the language that was wanted last. */
  async fill(language: Language): Promise<void> {
    this.#language = language;
    if (this.#asking) return;
    this.#asking = true;
    for (let attempt = 0; ; attempt += 1) {
      try {
        const asked = this.#language;
        this.cards = await games(asked);
        this.away = false;
        this.told = true;
        if (asked === this.#language) break;
      } catch {
        this.away = true;
        await new Promise((done) => setTimeout(done, waitBefore(attempt, Math.random())));
      }
    }
    this.#asking = false;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.cards));
    } catch {
      // Next time the signs are empty for a moment.
    }
  }
}

export const shelf = new Shelf();
