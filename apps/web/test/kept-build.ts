import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const LATELY = 3_600_000;

/** Something that Vite makes of our sources. */
interface Build {
  /** Where those of this kind are kept. */
  readonly kind: string;
  /** All that it can be made of. */
  readonly sources: readonly string[];
  /** What Vite is told. */
  readonly flags: readonly string[];
}

const placeOf = (kind: string): string => join(REPOSITORY, 'node_modules/.cache/quartet', kind);

/** Where it is, or will be, of the sources as they are now. */
export function keptPlace({ kind, sources }: Build): string {
  return join(placeOf(kind), hashOf(sources));
}

/** The folder of what was built of the sources as they are now. Of the very same ones it is not made again. */
export async function keptBuild(wanted: Build): Promise<string> {
  const { kind, flags } = wanted;
  const kept = placeOf(kind);
  const folder = keptPlace(wanted);
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  mkdirSync(kept, { recursive: true });
  dropOld(kept);
  const made = `${folder}.${process.pid}`;
  await build(made, flags);
  try {
    renameSync(made, folder);
  } catch (error) {
    // Another run was at the same sources, and faster.
    rmSync(made, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

/** Another run may still be at one that was asked for lately. */
function dropOld(kept: string): void {
  for (const old of readdirSync(kept).map((one) => join(kept, one))) {
    if (Date.now() - statSync(old).mtimeMs > LATELY) rmSync(old, { recursive: true, force: true });
  }
}

function hashOf(sources: readonly string[]): string {
  const hash = createHash('sha256');
  const files = globSync([...sources], { cwd: REPOSITORY, withFileTypes: true }).filter((one) =>
    one.isFile(),
  );
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** As `npm start` builds it: inside the test runner Vite would make a development build. */
async function build(folder: string, flags: readonly string[]): Promise<void> {
  const vite = createRequire(import.meta.url)
    .resolve('vite/package.json')
    .replace('package.json', 'bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const usual = ['--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, [vite, 'build', ...flags, ...usual], { env });
}
