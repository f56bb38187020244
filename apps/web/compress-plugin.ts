import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { filesBelow } from './files-below.ts';

/** Below this a packet is a packet. */
const SMALLEST = 512;

/**
 * Puts a `.br` and a `.gz` beside every file of the build that is worth it: made once, served often. For what is looked at once
 * (`vite build --mode uncompressed`) it would take longer than all else.
 */
export function compress(): Plugin {
  return {
    name: 'quartet-compress',
    apply: ({ mode }, { command }) => command === 'build' && mode !== 'uncompressed',
    // The service worker is one of the files.
    writeBundle: {
      order: 'post',
      handler: ({ dir }) => {
        for (const file of filesBelow(dir!)) addTwins(join(dir!, file));
      },
    },
  };
}

function addTwins(path: string): void {
  if (path.endsWith('.woff2')) return; // Compressed as it is.
  const bytes = readFileSync(path);
  if (bytes.length < SMALLEST) return;
  writeFileSync(`${path}.br`, brotliCompressSync(bytes));
  writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}
