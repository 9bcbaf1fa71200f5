import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(?:js|css|html|svg)$/;

/** Lays a `.br` and a `.gz` copy beside every text file of the build; the server sends them. */
export function pack(): Plugin {
  return {
    name: 'pack',
    apply: 'build',
    writeBundle({ dir }, bundle) {
      for (const name of Object.keys(bundle).filter((name) => TEXT.test(name))) {
        const path = join(dir ?? '.', name);
        const body = readFileSync(path);
        writeFileSync(`${path}.br`, brotliCompressSync(body));
        writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}
