/** Everything that is drawn of The Three Little Pigs at one moment. */

import type { WolfMood } from '../../kit/characters';
import type { Setting, Shown } from './game';
import { fromTheGround, nameOf, readTile, type Material, type Tile } from './tile';

export type Face = 'door' | 'window' | 'roof' | 'wolf';
export const FACES: readonly Face[] = ['door', 'window', 'roof', 'wolf'];
export type DieKind = 'white' | 'black';

/** A die keeps its place on the table; in the hand it shows no face. */
export interface Die {
  kind: DieKind;
  face: Face | null;
}

export interface Stack {
  /** Flowerpots on the visible tile; null while it is being turned up, or when none is left. */
  top: number | null;
  /** Flowerpots on the tiles below, in no order. */
  below: number[];
}

/** A tile of a house; `flying` while the wind carries it off, `dropping` while it is put down. */
export interface Piece extends Tile {
  key: string;
  state: 'still' | 'dropping' | 'flying';
}

export interface House {
  tiles: Piece[];
  complete: boolean;
}

export interface WolfLook {
  mood: WolfMood;
  /** The house he looks at or blows on, counted from 0. */
  at: { seat: number; house: number } | null;
}

export interface SpinnerLook {
  spinning: boolean;
  material: Material | null;
  /** Which of the sectors with that material the arrow stops at. */
  sector: number;
}

export interface Scene {
  turn: number;
  seat: number;
  phase: Shown['position']['phase'];
  /** Rolls made in this turn. */
  rolls: number;
  dice: Die[];
  /** Stacks bought from in this turn. */
  bought: string[];
  stacks: Record<string, Stack>;
  streets: House[][];
  /** For every house the one by which moves name it and its twins. */
  namedBy: number[][];
  /** By face, the dice that have paid for a tile in this turn. */
  spent: Record<string, number>;
  /** By face, the dice that can still pay. */
  purse: Record<string, number>;
  /** What every seat would have if it ended now. */
  points: number[];
  emptyStacks: number;
  wolf: WolfLook | null;
  spinner: SpinnerLook | null;
  /** Who holds a card for the first house of a material; empty without the awards. */
  awards: Record<string, number | null>;
}

/** How many dice of each kind there are. */
export function diceInBox(setting: Setting): Record<DieKind, number> {
  const { white, black } = setting.edition.dice;
  return { white: white.count, black: black.count };
}

/** The price and the points of a material's tiles. */
export function headsOf(setting: Setting, material: Material): number {
  return setting.edition.heads[material];
}

/** The sectors of the spinner, in order. */
export function sectorsOf(setting: Setting): Material[] {
  return setting.edition.spinner;
}

export function scene({ position: at, facts }: Shown, setting: Setting, before?: Scene): Scene {
  const blowing = at.phase === 'blowing' || at.phase === 'spinning';
  return {
    turn: at.turn,
    seat: at.seat,
    phase: at.phase,
    rolls: at.rolls,
    dice: settle(at.dice, diceInBox(setting), before?.dice),
    bought: at.bought,
    stacks: at.stacks,
    streets: at.houses.map((street, seat) =>
      street.map((names, index) => ({
        tiles: pieces(asBuilt(names, before?.streets[seat]?.[index])),
        complete: facts.complete[seat]?.[index] ?? false,
      })),
    ),
    namedBy: facts.named_by,
    spent: facts.spent,
    purse: facts.purse,
    points: facts.points,
    emptyStacks: facts.empty_stacks,
    wolf: blowing ? { mood: at.target ? 'blowing' : 'licking', at: aim(at.target) } : null,
    spinner: at.phase === 'spinning' ? { spinning: false, material: null, sector: 0 } : null,
    awards: at.awards,
  };
}

/** `"2:1"` is the first house of seat 2. */
export function aim(target: string | null): WolfLook['at'] {
  if (!target) return null;
  const [seat, number] = target.split(':').map(Number);
  return { seat: seat ?? 0, house: (number ?? 1) - 1 };
}

/** Tiles by their names, as they are drawn. */
export function pieces(names: string[]): Piece[] {
  const seen = new Map<string, number>();
  return names.map((name): Piece => {
    const copy = seen.get(name) ?? 0;
    seen.set(name, copy + 1);
    return { ...readTile(name), key: `${name}#${copy}`, state: 'still' };
  });
}

/** The order of windows means nothing to the rules, but to those who have watched them being built. */
function asBuilt(names: string[], before: House | undefined): string[] {
  const left = [...names];
  const old = (before?.tiles ?? []).map(nameOf).filter((name) => {
    const found = left.indexOf(name);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
  return fromTheGround([...old, ...left]);
}

/** Dice with these faces, each left where it lay if its face is still among them. */
function settle(
  written: Record<string, Record<string, number>>,
  inBox: Record<DieKind, number>,
  before: Die[] | undefined,
): Die[] {
  const dice: Die[] = (['white', 'black'] as const).flatMap((kind) => {
    const left = { ...written[kind] };
    const old = before?.filter((die) => die.kind === kind);
    const row: Die[] = Array.from({ length: inBox[kind] }, (_, place) => {
      const face = old?.[place]?.face ?? null;
      if (face === null || !left[face]) return { kind, face: null };
      left[face] -= 1;
      return { kind, face };
    });
    for (const face of FACES) {
      for (let count = left[face] ?? 0; count > 0; count--) {
        const free = row.find((die) => die.face === null);
        if (free) free.face = face;
      }
    }
    return row;
  });
  return dice;
}
