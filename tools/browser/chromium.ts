import { existsSync } from 'node:fs';

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

/** Null if there is none. */
export function findChromium(): string | null {
  const named = process.env.QUARTET_CHROMIUM;
  return (named ? [named] : PLACES).find((place) => existsSync(place)) ?? null;
}

export function chromiumPath(): string {
  const found = findChromium();
  if (found) return found;
  const places = process.env.QUARTET_CHROMIUM ?? PLACES.join(', ');
  console.error(`No Chromium at ${places}: install it, or set QUARTET_CHROMIUM to its path.`);
  process.exit(1);
}
