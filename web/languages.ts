/** Makes modules of what lies in `src/hamlet/languages`: the facts of a language, and the page's sentences. */

import { existsSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

/** In this language there is every sentence; what another one lacks is said in it. */
const REFERENCE = 'en';
/** What only the server says: the page is sent the sentence itself. */
const SERVERS = /^(?:title|rule|option|event|reason|move|aim)(?:-|$)/;
/** `…/hamlet/languages/fr/page/table.ftl`, or `…/words/fr.ftl` of a game that brings its own. */
const OURS = /(?<=\/hamlet\/languages\/)[\w-]+(?=\/.*\.ftl$)/;
const BROUGHT = /(?<=\/words\/)[\w-]+(?=\.ftl$)/;

const plain = (path: string): string => path.replaceAll('\\', '/');

/** Whose catalogue a file is, if it is one. */
export function languageOf(path: string): string {
  return (OURS.exec(plain(path)) ?? BROUGHT.exec(plain(path)))?.[0] ?? '';
}

/** The same catalogue in the reference language. */
function reference(path: string): string {
  const own = plain(path).replace(OURS.test(plain(path)) ? OURS : BROUGHT, REFERENCE);
  return existsSync(own) ? readFileSync(own, 'utf8') : '';
}

/** The messages of a catalogue by their keys; comments are left behind. */
export function messages(text: string): Map<string, string> {
  const found = text.matchAll(/^(-?[a-zA-Z][\w-]*) =.*(?:\n(?:[ \t].*|)(?=\n|$))*/gm);
  return new Map([...found].map(([whole, key]) => [key as string, whole.trimEnd()]));
}

/** What the page says of a catalogue, in the reference language where the catalogue is silent. */
export function catalogue(path: string): string {
  const said = new Map([...messages(reference(path)), ...messages(readFileSync(path, 'utf8'))]);
  const isPage = plain(path).includes('/page/');
  const kept = [...said].filter(([key]) => isPage || !SERVERS.test(key));
  return kept.map(([, text]) => text).join('\n');
}

export function languages(): Plugin {
  return {
    name: 'languages',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] as string;
      const isFacts = path.endsWith('language.toml');
      if (!isFacts && !path.endsWith('.ftl')) return null;
      this.addWatchFile(path);
      const made = isFacts ? parse(readFileSync(path, 'utf8')) : catalogue(path);
      return `export default ${JSON.stringify(made)};`;
    },
  };
}
