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

export function chromiumPath(): string {
  const found = process.env.QUARTET_CHROMIUM ?? PLACES.find((place) => existsSync(place));
  if (found && existsSync(found)) return found;
  console.error(
    `No Chromium at ${found ?? PLACES.join(', ')}: install it, or set QUARTET_CHROMIUM to its path.`,
  );
  process.exit(1);
}
