// A new game to begin from: `npm run new-game NAME` writes games/NAME, its line in the catalog and its entry in the lock file.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogWith, faultOfName, lockWith, renamed } from './new-game/writing.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MODEL = join(ROOT, 'tools/new-game/stairs');
const CATALOG = join(ROOT, 'games/catalog/src/games.ts');
const LOCK = join(ROOT, 'package-lock.json');
const MODULES = join(ROOT, 'node_modules');

const name = process.argv[2] ?? '';
const fault = faultOfName(name, (folder) => existsSync(join(ROOT, folder)));
if (fault) {
  console.error(fault);
  process.exit(1);
}

for (const file of globSync('**/*.*', { cwd: MODEL })) {
  const to = join(ROOT, 'games', name, file);
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, renamed(readFileSync(join(MODEL, file), 'utf8'), name));
}
rewrite(CATALOG, (text) => catalogWith(text, name));
const lock = readFileSync(LOCK, 'utf8');
rewrite(LOCK, (text) => lockWith(text, name));
link();
// A longer or shorter name breaks lines elsewhere.
const biome = join(MODULES, '@biomejs/biome/bin/biome');
spawnSync(process.execPath, [biome, 'check', '--write', `games/${name}`, CATALOG], { cwd: ROOT });

console.log(`games/${name} is there, and in the catalog. It plays:

  npx vitest run games/${name}        its laws and its golden match
  npx quartet play ${name}            in the terminal
  npm start                           in the browser

Now make it yours: docs/adding-a-game.md says in which order.`);

function rewrite(file: string, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

/** What `npm install` would do, without asking the network for anything. */
function link(): void {
  if (!existsSync(join(MODULES, '@quartet'))) return;
  symlinkSync(join('../../games', name), join(MODULES, '@quartet', name), 'junction');
  const stamp = join(MODULES, '.quartet-lock');
  const isCurrent = existsSync(stamp) && readFileSync(stamp, 'utf8') === lock;
  if (isCurrent) rewrite(stamp, () => readFileSync(LOCK, 'utf8'));
}
