/** Editions of one's own: what this device keeps of the files that somebody dropped at the chairs. */

import type { EditionCard } from '../types/wire';

const KEY = 'hamlet.editions';
const KEPT = 6;

const keyOf = (game: string): string => `${KEY}.${game}`;

/** The editions kept for a game, the newest first. */
export function keptEditions(game: string): EditionCard[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(kept) ? (kept as EditionCard[]) : [];
  } catch {
    return [];
  }
}

/** Keep an edition; one from a file of the same name makes room for it. Returns what is kept now. */
export function keepEdition(game: string, card: EditionCard): EditionCard[] {
  const others = keptEditions(game).filter(({ name }) => name !== card.name);
  return store(game, [card, ...others].slice(0, KEPT));
}

export function forgetEdition(game: string, file: string): EditionCard[] {
  return store(
    game,
    keptEditions(game).filter(({ name }) => name !== file),
  );
}

/** All that can be laid: the server's own files, and ours beside them. */
export function offered(served: EditionCard[], own: EditionCard[]): EditionCard[] {
  return [...served, ...own.filter(({ name }) => !served.some((other) => other.name === name))];
}

function store(game: string, cards: EditionCard[]): EditionCard[] {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(cards));
  } catch {
    // A browser that keeps nothing still plays, until the page is closed.
  }
  return cards;
}
