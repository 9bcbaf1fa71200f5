/** A server whose rules are broken on purpose, one for each game, while not a letter of the page changes. */

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { HamletServer, ROOT } from './server';

interface Mutation {
  file: string;
  says: string;
  instead: string;
}

const MUTATIONS: Mutation[] = [
  {
    // WO-4: a pig goes one space farther than its die shows.
    file: 'woofy/rules/reach.py',
    says: '        return steps - 1\n    return steps\n',
    instead: '        return steps - 1\n    return steps + 1\n',
  },
  {
    // PB-5: a hop is one space longer than the die shows.
    file: 'piggyback/rules/play.py',
    says: 'target = origin + box.steps[race.face]',
    instead: 'target = origin + box.steps[race.face] + 1',
  },
  {
    // CO-58: five elements are a whole house.
    file: 'cochonstructeurs/rules/valley/home.py',
    says: 'if site.built < ELEMENTS or site.phase == DONE:',
    instead: 'if site.built < ELEMENTS - 2 or site.phase == DONE:',
  },
  {
    // TP-7: a tile costs one die less than the pig heads on it.
    file: 'three_little_pigs/rules/buying.py',
    says: '< box.heads[stack_material(stack)]:',
    instead: '< box.heads[stack_material(stack)] - 1:',
  },
];

async function mutate(games: string, { file, says, instead }: Mutation): Promise<void> {
  const path = join(games, file);
  const text = await readFile(path, 'utf8');
  if (text.split(says).length !== 2) throw new Error(`${file} does not say just once: ${says}`);
  await writeFile(path, text.replace(says, instead));
}

/** Runs something beside a server of a copied project: the same page, other rules. */
export async function withMutatedServer(use: (server: HamletServer) => Promise<void>): Promise<void> {
  const project = await mkdtemp(join(tmpdir(), 'hamlet-mutated-'));
  const filter = (path: string): boolean => basename(path) !== '__pycache__';
  await cp(join(ROOT, 'src'), join(project, 'src'), { recursive: true, filter });
  for (const mutation of MUTATIONS) await mutate(join(project, 'src/hamlet/games'), mutation);
  const server = await HamletServer.start(project);
  try {
    await use(server);
  } finally {
    await server.close();
    await rm(project, { recursive: true, force: true });
  }
}
