import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { install, mayInstall } from './debian-packages.ts';

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

/** Installs Debian's package where we may. Whether it worked, `findChromium` tells. */
export function installChromium(): void {
  if (process.env.QUARTET_CHROMIUM || !mayInstall()) return;
  console.warn('Quartet: installing Chromium for the browser tests (apt-get install chromium) …');
  install('chromium');
}

export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
}
