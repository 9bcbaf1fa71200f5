/** The rooms of the page, and who may ask whom. `docs/web.md` draws them. */

import { readdirSync } from 'node:fs';

/** From the ground up: a file may import from its own room and from lower floors, never from above or from
 *  beside it. */
const FLOORS = [
  ['types'],
  ['device', 'kit', 'net', 'words'],
  ['sound'],
  ['controls'],
  ['boards'],
  ['table', 'replay', 'chairs', 'village'],
  ['pages'],
];

const below = (floor) => FLOORS.slice(0, floor).flat();

/** What a room may not reach: everything in `src` but itself and the floors below it. */
const rooms = FLOORS.flatMap((names, floor) =>
  names.map((room) => ({
    target: `./src/${room}`,
    from: './src',
    except: [room, ...below(floor)].map((name) => `./${name}`),
    message: `${room} may ask only: ${below(floor).join(', ') || 'nobody'}.`,
  })),
);

const isGame = (entry) => entry.isDirectory();
const games = readdirSync(new URL('./src/boards', import.meta.url), { withFileTypes: true })
  .filter(isGame)
  .map(({ name }) => name);

/** A game's folder can be copied or thrown away: it knows no other game. */
const boards = games.map((game) => ({
  target: `./src/boards/${game}`,
  from: './src/boards',
  except: [game, 'recorded.ts'].map((name) => `./${name}`),
  message: 'A game knows no other game.',
}));

export const zones = [...rooms, ...boards];
