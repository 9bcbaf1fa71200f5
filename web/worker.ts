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
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const chunk = bundle[WORKER];
        if (chunk?.type !== 'chunk') throw new Error(`${WORKER} was not built`);
        const built = Object.keys(bundle).filter((name) => name !== WORKER && !FOREIGN.test(name));
        const lying = readdirSync('public');
        const files = [...built, ...lying].map((name) => `/${name}`).sort();
        const marks = createHash('sha256').update(files.join('\n'));
        const index = bundle['index.html'];
        if (index?.type === 'asset') marks.update(index.source);
        for (const name of lying) marks.update(readFileSync(`public/${name}`));
        const known = { FILES: files, BUILD: marks.digest('hex').slice(0, 12) };
        const lines = Object.entries(known).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};\n`);
        chunk.code = lines.join('') + chunk.code;
      },
    },
  };
}
