// The pictures of the documentation, of the app as it is: `npm run pictures [-- --game linx] [--into folder]`. Matches between
// bots are stopped in the middle, and something is laid out for the first seat; the same positions every time.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { chromiumOrExit, launch } from './chromium.ts';
import { playedMatch, type Seating, stoppedAt } from './positions.ts';
import { serveBuild } from './serve-build.ts';
import { stage } from './staging.ts';
import { storeMatches } from './stored-matches.ts';
import { DESKTOP, GAMES, type GameId, PHONE, type Size } from './visitor.ts';

const PICTURES = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const SCREENS: Readonly<Record<string, Size & { readonly dots: number }>> = {
  phone: { ...PHONE, dots: 2 },
  desktop: { ...DESKTOP, dots: 1 },
};
/** Which match, how far into it, and a key for what is laid out where the usual is not telling. */
const SCENES: Readonly<Record<GameId, Seating & { readonly far: number; readonly key?: string }>> = {
  linko: { seats: 4, seed: 'orchard', far: 0.5 },
  linx: { seats: 4, seed: 'evening', far: 0.5 },
  combos: { seats: 4, seed: 'evening', far: 0.4, key: '3' },
  keltis: { seats: 3, seed: 'evening', far: 0.6 },
};
const STAGED = ['play', 'act'];

const { values } = parseArgs({
  options: { game: { type: 'string' }, into: { type: 'string', default: PICTURES } },
});
const games = GAMES.filter((id) => id === (values.game ?? id));
if (games.length === 0) {
  console.error(`--game ${values.game}: there are ${GAMES.join(', ')}.`);
  process.exit(2);
}

const chromium = chromiumOrExit();
const { url, stop } = await serveBuild();
const browser = await launch(chromium);
try {
  for (const screen of Object.keys(SCREENS)) await takePictures(browser, screen);
} finally {
  await browser.close();
  stop();
}

async function takePictures(from: Browser, screen: string): Promise<void> {
  const { dots, ...viewport } = SCREENS[screen]!;
  const context = await from.newContext({ viewport, deviceScaleFactor: dots, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => {
    localStorage.setItem('quartet-settings', '{"speed":"instant","language":"en","name":"Mia","tips":false}');
  });
  await page.goto(url);
  await page.locator('.kit-fan').first().waitFor();
  for (const game of games) {
    await openTable(page, game);
    await keep(page, `${game}-${screen}`);
  }
  if (games.length === GAMES.length) {
    await page.goto(url);
    await page.locator('.kit-fan').first().waitFor();
    await keep(page, `home-${screen}`);
  }
  await context.close();
}

async function openTable(page: Page, game: GameId): Promise<void> {
  const { far, key, ...seating } = SCENES[game];
  const played = await playedMatch(game, seating);
  const mine = played.positions.filter(({ phase }) => STAGED.includes(phase));
  const position = mine[Math.floor(mine.length * far)]!;
  const saved = { ...stoppedAt(played, position), updated: Date.now() };
  await storeMatches(page, [saved]);
  await page.goto(`${url}#/table/${saved.id}`);
  await page.locator('.table-pill.table-mine').waitFor();
  if (key) await page.keyboard.press(key);
  else await stage(page, game, position);
  await page.locator('.table-said').waitFor({ state: 'hidden' });
}

async function keep(page: Page, name: string): Promise<void> {
  // As after a touch: no ring of the keyboard.
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(values.into, `${name}.png`) });
  console.log(name);
}
