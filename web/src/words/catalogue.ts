/** Catalogues: the sentences of a language, fetched file by file when they are first needed. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { facts, REFERENCE, type Language } from '../types/language';

/** A file of a language's folder, without `page/`: `village`, `bots`, `games/<game>`. */
export type FileName = string;

const OURS = import.meta.glob<string>(
  [
    '../../../src/hamlet/languages/*/page/*.ftl',
    '../../../src/hamlet/languages/*/games/*.ftl',
    '../../../src/hamlet/languages/*/{bots,characters}.ftl',
  ],
  { import: 'default' },
);
/** A game that is not ours brings its words along. */
const BROUGHT = import.meta.glob<string>('../../../src/hamlet/games/*/words/*.ftl', { import: 'default' });

/** How each file is fetched, by language and name. */
const FILES = new Map<string, () => Promise<string>>();
for (const [path, load] of Object.entries(BROUGHT)) {
  const [game, , file] = path.split('/').slice(-3) as [string, string, string];
  FILES.set(`${file.replace('.ftl', '')}/games/${game}`, load);
}
for (const [path, load] of Object.entries(OURS)) {
  const [, inside] = path.split('/languages/') as [string, string];
  FILES.set(inside.replace('/page/', '/').replace('.ftl', ''), load);
}

const bundles = new Map<string, FluentBundle>();
/** Every file that was ever asked for. */
const wanted = new Set<FileName>();

/** Fetches what is needed to say the sentences of some files in a language. */
export async function learn(language: Language, ...names: FileName[]): Promise<void> {
  for (const name of names) wanted.add(name);
  await Promise.all(names.map((name) => learned(language, name)));
}

/** Fetches everything that was needed so far in another language. */
export function learnAll(language: Language): Promise<void> {
  return learn(language, ...wanted);
}

async function learned(language: Language, name: FileName): Promise<void> {
  const key = `${language}/${name}`;
  if (bundles.has(key)) return;
  const load = FILES.get(key) ?? FILES.get(`${REFERENCE}/${name}`);
  if (load) bundles.set(key, bundled(language, await load()));
}

function bundled(language: Language, text: string): FluentBundle {
  const { locale, elision = {}, vowel = '$^' } = facts(language);
  const begins = new RegExp(`^(?:${vowel})`, 'iu');
  const functions = Object.fromEntries(
    Object.entries(elision).map(([name, [plain, short]]) => [
      name,
      ([word]: unknown[]): string => (begins.test(String(word)) ? short : plain) + String(word),
    ]),
  );
  const bundle = new FluentBundle(locale, { functions, useIsolating: false });
  bundle.addResource(new FluentResource(text));
  return bundle;
}

/** A sentence with its blanks filled in, if it is there and was fetched. */
export function said(
  language: Language,
  name: FileName,
  key: string,
  values: Record<string, string | number>,
): string | undefined {
  const bundle = bundles.get(`${language}/${name}`);
  const pattern = bundle?.getMessage(key)?.value;
  return bundle && pattern ? bundle.formatPattern(pattern, values) : undefined;
}
