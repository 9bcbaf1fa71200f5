/** The page's types of everything that crosses the wire, from the server's own description of it.
 *  `make wire` runs it; what it writes is never edited. */

import { readFileSync } from 'node:fs';
import { compile } from 'json-schema-to-typescript';

const wire = JSON.parse(readFileSync(0, 'utf8'));
const games = Object.keys(wire.games);

/** A member of the interface that lists an event's shapes, as the union of them all. */
const events = (name) => `${name}[keyof ${name}]`;

const listed = (names) => names.map((name) => `'${name}'`).join(' | ');

const game = (id) => {
  const { box, position, facts, event, edition, options, sheet = 'never' } = wire.games[id];
  return `  ${id}: { box: ${box}; position: ${position}; facts: ${facts}; event: ${events(event)}; edition: ${edition}; options: ${options}; sheet: ${sheet} };`;
};

/** A pair of numbers is one, whatever the generator of types makes of a list with fixed places. */
const pairs = (node) => {
  if (Array.isArray(node)) return node.map(pairs);
  if (node === null || typeof node !== 'object') return node;
  if (node.prefixItems) return { tsType: `[${node.prefixItems.map(() => 'number').join(', ')}]` };
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, pairs(value)]));
};

const root = {
  $defs: pairs(wire.defs),
  title: 'Wire',
  type: 'object',
  additionalProperties: false,
  properties: {
    ...Object.fromEntries(Object.keys(wire.defs).map((name) => [name, { $ref: `#/$defs/${name}` }])),
    Ask: { title: 'Ask', ...wire.ask },
    Answer: { title: 'Answer', ...wire.answer },
  },
};

const types = await compile(root, 'Wire', {
  bannerComment: '// Generated from src/hamlet/server/protocol by `make wire`. Never edit.',
  style: { singleQuote: true, printWidth: 110 },
  ignoreMinAndMaxItems: true,
});

const shapes = `
/** What every game on our shelf shapes in its own way. */
export interface Games {
${games.map(game).join('\n')}
}
export type GameId = keyof Games;
export type Position = Games[GameId]['position'];
export type Box = Games[GameId]['box'];
export type Facts = Games[GameId]['facts'];
export type GameEvent = Games[GameId]['event'];
export type SheetRow = Games[GameId]['sheet'];
export type Edition = Games[GameId]['edition'];
export type Options = Games[GameId]['options'];
export type RuleId = ${listed(wire.rules)};
export type BotName = ${listed(wire.bots)};
`;

const constants = Object.entries(wire.constants)
  .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)} as const;`)
  .join('\n');

/** The list of everything is only there to have everything written. */
const listless = types.replace(/export interface Wire \{[^}]*\}\n/, '');

process.stdout.write(`${listless}${shapes}\n${constants}\n`);
