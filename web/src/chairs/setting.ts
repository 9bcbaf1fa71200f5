/** Chairs before there is a table: who is to sit where, and the wish that is sent for it. */

import type { Language } from '../types/language';
import type { OptionValue } from '../types/game';
import { CHARACTERS, type Character } from '../types/characters';
import { characterWord } from '../words/sections';
import { LEVELS, type EditionCard, type GameCard, type NewChair, type NewTable } from '../types/wire';

/** Bots from the weakest to the strongest. */
export type Level = (typeof LEVELS)[number];
export type Who = 'here' | 'elsewhere' | Level;

export interface Seat {
  who: Who;
  character: Character;
  /** What somebody typed; empty for the pig's own name. */
  name: string;
}

export interface Plan {
  seats: Seat[];
  options: Record<string, OptionValue>;
  dice: 'fair' | 'own';
  listed: boolean;
  /** Whether those who have no chair may watch. */
  spectators: boolean;
  /** Seconds for a move, after which a robot makes it; 0 for as long as one likes. */
  clock: number;
  /** The file of an edition that is not the usual one, or nothing. */
  edition: string;
}

/** What somebody typed, or else what the pig is called. */
export function nameOf(seat: Seat, language: Language): string {
  return seat.name.trim() || characterWord(seat.character, language);
}

export function isLevel(who: Who): who is Level {
  return (LEVELS as readonly string[]).includes(who);
}

const AS_USUAL = { dice: 'fair', listed: false, spectators: true, clock: 0, edition: '' } as const;

/** One person here and friendly robots: ready to play as it is, with the wanted number of chairs or as few
 *  as there can be. */
export function usualPlan(card: GameCard, wanted = 0): Plan {
  const players = card.players.includes(wanted) ? wanted : Math.min(...card.players);
  return seated({ seats: [], options: {}, ...AS_USUAL }, players);
}

/** The same plan with so many chairs; new ones are robots with a pig that nobody has. */
export function seated(plan: Plan, players: number): Plan {
  const seats = plan.seats.slice(0, players);
  while (seats.length < players) {
    const character = CHARACTERS.find((one) => !seats.some((seat) => seat.character === one)) as Character;
    seats.push({ who: seats.length === 0 ? 'here' : 'curly', character, name: '' });
  }
  return { ...plan, seats };
}

/** Somebody chooses a pig; whoever had it takes theirs. */
export function dressed(plan: Plan, at: number, character: Character): Plan {
  const before = plan.seats[at]?.character as Character;
  const seats = plan.seats.map((seat, n) => {
    if (n === at) return { ...seat, character };
    return seat.character === character ? { ...seat, character: before } : seat;
  });
  return { ...plan, seats };
}

/** Somebody must be at the table who is not a robot. */
export function playable(plan: Plan): boolean {
  return plan.seats.some((seat) => seat.who === 'here' || seat.who === 'elsewhere');
}

/** The wish for this table, with the options that exist for so many players, and another edition than the
 *  usual one if there is one. */
export function wishOf(card: GameCard, plan: Plan, language: Language, edition?: EditionCard): NewTable {
  const players = plan.seats.length;
  const known = card.options[String(players)] ?? [];
  const options: Record<string, OptionValue> = {};
  for (const { name, values } of known) {
    const value = plan.options[name];
    if (value !== undefined && values.includes(value)) options[name] = value;
  }
  return {
    game: card.game,
    players,
    options,
    chairs: plan.seats.map((seat) => chairOf(seat, language)),
    dice: plan.dice,
    listed: plan.listed,
    spectators: plan.spectators,
    clock: plan.clock,
    ...(edition ? { edition: { ...edition.contents } } : {}),
  };
}

function chairOf(seat: Seat, language: Language): NewChair {
  const chair = { name: nameOf(seat, language), character: seat.character, language };
  if (seat.who === 'here' || seat.who === 'elsewhere') return { ...chair, kind: seat.who };
  return { ...chair, kind: 'bot', bot: seat.who };
}

const KEY = 'hamlet.chairs';

/** How the chairs stood last time at this game, if that still makes sense. */
export function lastPlan(card: GameCard, wanted = 0): Plan {
  try {
    const kept = JSON.parse(localStorage.getItem(`${KEY}.${card.game}`) ?? 'null') as Plan | null;
    return kept && sensible(card, kept) ? { ...AS_USUAL, ...kept } : usualPlan(card, wanted);
  } catch {
    return usualPlan(card, wanted);
  }
}

export function keepPlan(game: string, plan: Plan): void {
  try {
    localStorage.setItem(`${KEY}.${game}`, JSON.stringify(plan));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

function sensible(card: GameCard, plan: Plan): boolean {
  const dressedUp = new Set(plan.seats.map((seat) => seat.character));
  return (
    card.players.includes(plan.seats.length) &&
    dressedUp.size === plan.seats.length &&
    playable(plan) &&
    plan.seats.every(
      (seat) => seat.who === 'here' || seat.who === 'elsewhere' || card.bots.includes(seat.who),
    )
  );
}
