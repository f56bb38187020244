import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** What to do where there is none. */
export function howToGetChromium(): string {
  const named = process.env.QUARTET_CHROMIUM;
  if (named) return `The browser tests cannot run: QUARTET_CHROMIUM is ${named}, but there is no such file.`;
  return (
    'The browser tests cannot run: no Chromium found. Install it (on Debian as root: apt-get install ' +
    'chromium), or set QUARTET_CHROMIUM to the path of a Chromium or Chrome.'
  );
}

/** Where Chromium is; null if there is none. */
export function findChromium(): string | null {
  const named = process.env.QUARTET_CHROMIUM;
  if (named) return existsSync(named) ? named : null;
  return PLACES.find((place) => existsSync(place)) ?? null;
}

/** For a command that is nothing without it. */
export function chromiumOrExit(): string {
  const found = findChromium();
  if (found) return found;
  console.error(howToGetChromium());
  process.exit(1);
}

/** Installs Debian's package where we may: as root, with apt-get. Whether it worked, `findChromium` tells. */
export function installChromium(): void {
  const isOurChoice = !process.env.QUARTET_CHROMIUM;
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  if (!isOurChoice || !mayInstall) return;
  console.warn('Quartet: installing Chromium for the browser tests (apt-get install chromium) …');
  // The lists of packages may be missing, as in a fresh container.
  if (!aptGet('install')) aptGet('update') && aptGet('install');
}

function aptGet(command: 'install' | 'update'): boolean {
  const args = command === 'update' ? ['update'] : ['install', '-y', '--no-install-recommends', 'chromium'];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync('apt-get', args, { env, stdio: 'ignore' }).status === 0;
}

export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}
