import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--disable-quic',
];

/** Where Chromium is; Debian's package is installed if we may. Null if there is none to be had. */
export function findChromium(): string | null {
  const named = process.env.QUARTET_CHROMIUM;
  if (named) return named;
  const found = PLACES.find((place) => existsSync(place));
  if (found) return found;
  if (process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
    return PLACES.find((place) => existsSync(place)) ?? null;
  }
  console.warn(
    'No Chromium found: install it (apt-get install chromium) or set QUARTET_CHROMIUM to its path.',
  );
  return null;
}

export function launch(executablePath: string): Promise<Browser> {
  return chromium.launch({ executablePath, args: QUIET });
}
