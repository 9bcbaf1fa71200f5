/**
 * What the people at a table look like. A chair's `character` on the wire is the one that
 * somebody chose (`straw-hat`, `glasses`, …); the colour itself belongs to the seat.
 */

import type { BoardModule, SeatLook, Setting } from '../types/board';
import { CHARACTERS, type Character } from '../types/characters';
import type { ChairView } from '../types/wire';

const COLOURS = ['red', 'blue', 'green', 'yellow', 'pink', 'white', 'black'] as const;

/** The colour of a seat as a CSS variable of the palette. */
export function seatColour(seat: number): string {
  return `var(--${COLOURS[seat % COLOURS.length]})`;
}

function isCharacter(text: string): text is Character {
  return (CHARACTERS as readonly string[]).includes(text);
}

/** A character for every chair: the chosen one, else the next that nobody has. */
export function characters(chosen: string[]): Character[] {
  const free = CHARACTERS.filter((character) => !chosen.includes(character));
  return chosen.map((wish, seat) =>
    isCharacter(wish) && chosen.indexOf(wish) === seat
      ? wish
      : (free.shift() ?? (CHARACTERS[seat % CHARACTERS.length] as Character)),
  );
}

/** Everybody at the table; `mine` are the seats that are played from this device. */
export function looks(chairs: ChairView[], mine: number[]): SeatLook[] {
  const dressed = characters(chairs.map((chair) => chair.character));
  return chairs.map((chair, seat) => ({
    seat,
    name: chair.name,
    character: dressed[seat] as Character,
    colour: seatColour(seat),
    bot: chair.bot,
    mine: mine.includes(seat),
  }));
}

/** The same table in the colours of a game's own pieces. */
export function painted(setting: Setting, { colourOf }: Pick<BoardModule, 'colourOf'>): Setting {
  if (!colourOf) return setting;
  return {
    ...setting,
    seats: setting.seats.map((look) => ({ ...look, colour: colourOf(look.seat, setting) })),
  };
}
