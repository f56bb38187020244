import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { keptBuild } from './kept-build.ts';

const CONFIG = fileURLToPath(new URL('server.vite.config.ts', import.meta.url));

/** To see whether it is there takes a look at all sources: one for all servers of this process. */
let main: Promise<string> | null = null;

/**
 * `quartet` as it is now, in few files, for whoever starts many servers: most of the time until one listens goes into finding
 * and reading more than a thousand of them. Its threads run from the sources.
 */
export function builtServer(): Promise<string> {
  main ??= build();
  return main;
}

async function build(): Promise<string> {
  const folder = await keptBuild({
    kind: 'servers',
    sources: [
      'apps/{cli,server}/{package.json,src/**}',
      '{games,packages}/*/{package.json,src/**}',
      'apps/web/test/server.vite.config.ts',
      '{package-lock.json,tsconfig*.json}',
    ],
    flags: ['--config', CONFIG],
  });
  return join(folder, 'main.js');
}
