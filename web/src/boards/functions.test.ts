/** The page knows no rule: every function of a board declares what it is for, and nothing smells of a rule. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parse } from 'smol-toml';
import { expect, it } from 'vitest';

const boards = fileURLToPath(new URL('.', import.meta.url));
const games = readdirSync(boards, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** What a game's folder says of its functions. */
const declared = (game: string): Record<string, string> =>
  parse(readFileSync(join(boards, game, 'functions.toml'), 'utf8')) as Record<string, string>;

const OFFERED =
  /^export (?:async )?(?:function|class) (\w+)|^export const (\w+)[^=]*= (?:async )?(?:\([^)]*\)|\w+)(?:: [^=]+)? =>/gm;

/** "file.ts name" of everything that the modules of a game's folder offer. */
function offered(game: string): string[] {
  const files = readdirSync(join(boards, game)).filter((name) => /(?<!\.test)\.ts$/.test(name));
  return files.flatMap((file) => {
    const text = readFileSync(join(boards, game, file), 'utf8');
    return [...text.matchAll(OFFERED)].map(([, one, other]) => `${file} ${one ?? other}`);
  });
}

it.each(games)('%s: every function is declared in functions.toml, and no other one', (game) => {
  expect(Object.keys(declared(game)).sort()).toEqual(offered(game).sort());
});

it.each(games)('%s: every function draws, places, puts in words or reads', (game) => {
  const strange = Object.entries(declared(game)).filter(
    ([, what]) => !/^(?:draws|places|words|reads): .{5}/.test(what),
  );
  expect(strange).toEqual([]);
});

/** What a rule looks like in TypeScript, and a line of that kind. */
const SMELLS: Array<{ smell: RegExp; like: string }> = [
  // Two pigs each, by the number of players.
  { smell: /\bplayers\s*(?:[=!]==|[<>]=?)\s*\w/, like: 'const pigs = setting.players <= 3 ? 2 : 1;' },
  // Where a hop or a walk ends, by what the die shows.
  {
    smell: /\bat\s*\+\s*[\w.]*steps\b|\bsteps\s*\+\s*[\w.]*at\b/i,
    like: 'const target = pig.at + face.steps;',
  },
  // How far it is round a ring or a wheel.
  { smell: /%\s*\(?[\w.]*\b(?:ring|periods|wheel)\b/, like: 'const next = (wolf + 3) % ring.length;' },
  // Whether a house is whole, and so who has won.
  { smell: /\b(?:built|parts)\s*(?:===|!==|>=?)\s*\w/, like: 'const won = at.built === ELEMENTS;' },
  { smell: /\bthreat\s*[<>]=?\s*\w/, like: 'if (at.threat > gauge.last) return "lost";' },
  { smell: /'over'\s*(?:\)\s*)?\?/, like: "end: at.phase === 'over' ? 'won' : null," },
  // Night, by the wheel and the winter.
  { smell: /\bwheel\s*(?:[<>]=?|===)\s*\w|\bisNight\b/, like: 'const night = isNight(at.wheel, at.winter);' },
  // Whose turn comes next.
  { smell: /\bseat\s*\+\s*1\)?\s*%/, like: 'const next = (seat + 1) % players;' },
  // What was told, taken for something else.
  { smell: /\bas unknown as\b/, like: 'const at = position as unknown as Written;' },
];

/** Lines that smell of a rule and only draw one. */
const HARMLESS = [
  'scene.threat > gauge.last * 0.75', // how hungry the wolf on the gauge looks
  '{#if built >= ', // the picture of a house of so many elements
  'land.ring.length) % land.ring.length', // which way a wolf looks; the strides come from the server
];

it.each(SMELLS)('$smell is noticed', ({ smell, like }) => {
  expect(like).toMatch(smell);
});

it.each(games)('nothing in %s smells of a rule', (game) => {
  const files = readdirSync(join(boards, game), { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((name) => /(?<!\.test)\.(?:ts|svelte)$/.test(name))
    .flatMap((name) =>
      readFileSync(join(boards, game, name), 'utf8')
        .split('\n')
        .filter((line) => SMELLS.some(({ smell }) => smell.test(line)))
        .filter((line) => !HARMLESS.some((known) => line.includes(known)))
        .map((line) => `${name}: ${line.trim()}`),
    );
  expect(found).toEqual([]);
});
