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

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));
const KEPT = join(REPOSITORY, 'node_modules/.cache/quartet/sites');
const LATELY = 3_600_000;
/** All that a build can be made of. */
const SOURCES = [
  'apps/web/{*.html,*.json,*.ts,public/**,src/**}',
  '{games,packages}/*/{package.json,*.md,src/**,weights/**,books/**}',
  '{package-lock.json,tsconfig*.json}',
];

/** The folder of the app as it is now. A build of the very same sources is not made again. */
export async function builtSite(): Promise<string> {
  const name = hashOfSources();
  const folder = join(KEPT, name);
  if (existsSync(folder)) {
    utimesSync(folder, new Date(), new Date());
    return folder;
  }
  mkdirSync(KEPT, { recursive: true });
  dropOld();
  const made = `${folder}.${process.pid}`;
  await build(made);
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
function dropOld(): void {
  for (const old of readdirSync(KEPT).map((one) => join(KEPT, one))) {
    if (Date.now() - statSync(old).mtimeMs > LATELY) rmSync(old, { recursive: true, force: true });
  }
}

function hashOfSources(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES, { cwd: REPOSITORY, withFileTypes: true }).filter((one) => one.isFile());
  for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).toSorted()) {
    hash.update(`${file}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

/** As `npm start` builds it: inside the test runner Vite would make a development build. */
async function build(folder: string): Promise<void> {
  const vite = createRequire(import.meta.url)
    .resolve('vite/package.json')
    .replace('package.json', 'bin/vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const app = join(REPOSITORY, 'apps/web');
  await promisify(execFile)(
    process.execPath,
    [vite, 'build', app, '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'],
    { env },
  );
}
