// Plain JavaScript, run by whatever Node the host has (20 or newer): installs what is missing, so that
// `npm start` and `npm test` work on a fresh clone. Everything after this runs on the bundled Node 26.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = `${root}node_modules`;
const stamp = `${modules}/.quartet-lock`;
const lock = readFileSync(`${root}package-lock.json`, 'utf8');
const NEEDED_MAJOR = 26;

if (!isInstalled()) install();
checkNode();

/** By us, or by hand: npm notes in node_modules when it last installed. */
function isInstalled() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return true;
  const note = `${modules}/.package-lock.json`;
  return existsSync(note) && statSync(note).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
}

function install() {
  console.error('Quartet: installing what is missing (npm ci) …');
  const windows = process.platform === 'win32';
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-fund', '--no-audit', '--loglevel=error'];
  const run = npm ? [process.execPath, [npm, ...args]] : [windows ? 'npm.cmd' : 'npm', args];
  const { status } = spawnSync(run[0], run[1], {
    cwd: root,
    stdio: ['ignore', 2, 2],
    shell: windows && !npm,
  });
  if (status !== 0) {
    console.error('Quartet: npm ci failed; its own message is above.');
    process.exit(1);
  }
  writeFileSync(stamp, lock);
}

/** `--omit=optional` leaves out the bundled Node in silence, and the sources do not run on an old one. */
function checkNode() {
  const bundled = `${modules}/.bin/node${process.platform === 'win32' ? '.cmd' : ''}`;
  const command = existsSync(bundled) ? bundled : process.execPath;
  const { stdout } = spawnSync(command, ['--version'], { encoding: 'utf8', shell: command.endsWith('.cmd') });
  const major = Number(/^v(\d+)/.exec(stdout ?? '')?.[1]);
  if (major >= NEEDED_MAJOR) return;
  console.error(
    `Quartet runs on Node ${NEEDED_MAJOR}, which npm installs with it, but found ${stdout?.trim() || 'none'}. ` +
      'Run "npm ci" without --omit=optional, or use a platform with a bundled Node (Linux, macOS, Windows on x64 or arm64).',
  );
  process.exit(1);
}
