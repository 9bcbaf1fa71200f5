import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** Alphabets that neither French nor English is written in. */
const FOREIGN = /-(?:cyrillic|cyrillic-ext|vietnamese)-/;
const WORKER = 'worker.js';

/** Tells the service worker which files there are: everything that was built, and all of `public`. */
export function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    // After the page is built, and before copies of it are compressed.
    enforce: 'post',
    generateBundle(_, bundle) {
      const chunk = bundle[WORKER];
      if (chunk?.type !== 'chunk') throw new Error(`${WORKER} was not built`);
      const index = bundle['index.html'];
      if (index?.type !== 'asset') throw new Error('index.html was not built');
      const built = Object.keys(bundle).filter((name) => name !== WORKER && !FOREIGN.test(name));
      const lying = readdirSync('public');
      const every = [...built, ...lying].map((name) => `/${name}`).sort();
      const words = every.filter((name) => name.startsWith('/assets/words-'));
      const files = every.filter((name) => !words.includes(name));
      const marks = createHash('sha256').update(every.join('\n')).update(index.source);
      for (const name of lying) marks.update(readFileSync(`public/${name}`));
      const known = { FILES: files, WORDS: words, BUILD: marks.digest('hex').slice(0, 12) };
      const lines = Object.entries(known).map(
        ([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`,
      );
      chunk.code = lines.join('') + chunk.code;
    },
  };
}
