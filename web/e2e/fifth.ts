/** A copy of the whole project with a fifth game in it, made as `docs/new-game.md` says: one folder and one
 *  line for the rules, one folder for the page. */

import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './server';

const run = promisify(execFile);
const PYTHON = join(ROOT, '.venv/bin/python');
const LEFT_OUT = ['__pycache__', 'node_modules', 'test-results', 'playwright-report'];
/** What a command may say, in bytes. */
const LONGEST = 64 * 1024 * 1024;
const PAGE = 'src/hamlet/server/page';

const kept = (path: string): boolean => !LEFT_OUT.includes(basename(path)) && !path.endsWith(PAGE);

/** Changes a file; what is to be replaced must be there. */
async function edit(file: string, ...changes: Array<[from: string, to: string]>): Promise<void> {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new Error(`${file} does not say ${from}`);
    text = text.replaceAll(from, to);
  }
  await writeFile(file, text);
}

/** Copies Piggyback's folder, and calls it and everything that bears its name by another one. */
async function copyGame(games: string): Promise<string> {
  const folder = join(games, 'ducklings');
  await cp(join(games, 'piggyback'), folder, { recursive: true, filter: kept });
  for (const name of await readdir(folder, { recursive: true })) {
    if (!/\.(?:py|ts|svelte)$/.test(name)) continue;
    const file = join(folder, name);
    const text = await readFile(file, 'utf8');
    await writeFile(file, text.replace(/\bpiggyback\b/g, 'ducklings').replace(/Piggyback/g, 'Ducklings'));
  }
  return folder;
}

const TITLES: Record<string, [from: string, to: string]> = {
  en: ['title = Piggyback', 'title = Ducklings'],
  fr: ['title = La course folle des petits cochons', 'title = Les canetons'],
};

/** What the game says, in every language: brought along in its own folder. */
async function bringWords(folder: string, languages: string): Promise<void> {
  await mkdir(join(folder, 'words'), { recursive: true });
  for (const [language, title] of Object.entries(TITLES)) {
    const words = join(folder, 'words', `${language}.ftl`);
    await cp(join(languages, language, 'games/piggyback.ftl'), words);
    await edit(words, title);
  }
}

/** The rules: a copied folder with a shorter path, and a line on the shelf. */
async function addRules(games: string): Promise<void> {
  const folder = await copyGame(games);
  await bringWords(folder, join(games, '../languages'));
  await edit(
    join(folder, 'printed/default.toml'),
    ['"piggyback"', '"ducklings"'],
    ['plates = [3, 2, 3, 2, 3, 2, 3, 2]', 'plates = [2, 2, 2, 2, 2, 2, 2, 2]'],
  );
  await edit(join(games, '__init__.py'), [
    'SHELF = {\n',
    'SHELF = {\n    "ducklings": "hamlet.games.ducklings",\n',
  ]);
}

/** The page: a copied folder that sets out three chairs and has no land of its own. */
async function addPage(boards: string): Promise<void> {
  const folder = await copyGame(boards);
  await edit(join(folder, 'index.ts'), ["  land: 'hill',\n", ''], ['chairs: 4', 'chairs: 3']);
}

/** `make wire` in the copied project: the types of the new game's position, events and edition. */
async function writeTypes(project: string): Promise<void> {
  const python = existsSync(PYTHON) ? PYTHON : 'python3';
  const { stdout } = await run(python, ['-m', 'hamlet.server.protocol.schema'], {
    env: { ...process.env, PYTHONPATH: join(project, 'src') },
    maxBuffer: LONGEST,
  });
  const writing = run(process.execPath, [join(project, 'web/scripts/wire.js')], { maxBuffer: LONGEST });
  writing.child.stdin?.end(stdout);
  await writeFile(join(project, 'web/src/types/wire.ts'), (await writing).stdout);
}

/** A copied project with the game `ducklings`, its page built. */
export async function projectWithFifthGame(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'hamlet-fifth-'));
  await cp(join(ROOT, 'src'), join(project, 'src'), { recursive: true, filter: kept });
  await cp(join(ROOT, 'web'), join(project, 'web'), { recursive: true, filter: kept });
  await symlink(join(ROOT, 'web/node_modules'), join(project, 'web/node_modules'));
  await addRules(join(project, 'src/hamlet/games'));
  await addPage(join(project, 'web/src/boards'));
  await writeTypes(project);
  const vite = join(project, 'web/node_modules/vite/bin/vite.js');
  await run(process.execPath, [vite, 'build'], { cwd: join(project, 'web') });
  return project;
}

export async function forget(project: string): Promise<void> {
  await rm(project, { recursive: true, force: true });
}
