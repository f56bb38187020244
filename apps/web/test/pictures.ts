// The pictures of the documentation, of the app as it is: `npm run pictures [-- --game linx] [--into folder]`. The tables
// are those of scenes.ts, which references.test.ts compares with what they looked like before.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { chromiumOrExit, launch } from './chromium.ts';
import { openScene, SCENE_SETTINGS } from './scenes.ts';
import { serveBuild } from './serve-build.ts';
import { DESKTOP, GAMES, PHONE, type Size } from './visitor.ts';

const PICTURES = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const SCREENS: Readonly<Record<string, Size & { readonly dots: number }>> = {
  phone: { ...PHONE, dots: 2 },
  desktop: { ...DESKTOP, dots: 1 },
};
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
  await page.addInitScript((settings) => {
    localStorage.setItem('quartet-settings', JSON.stringify(settings));
  }, SCENE_SETTINGS);
  await page.goto(url);
  await page.locator('.kit-fan').first().waitFor();
  for (const game of games) {
    await openScene(page, url, game);
    await page.locator('.table-said').waitFor({ state: 'hidden' });
    await keep(page, `${game}-${screen}`);
  }
  if (games.length === GAMES.length) {
    await page.goto(url);
    await page.locator('.kit-fan').first().waitFor();
    await keep(page, `home-${screen}`);
  }
  await context.close();
}

async function keep(page: Page, name: string): Promise<void> {
  await page.waitForTimeout(600);
  await page.screenshot({ path: join(values.into, `${name}.png`) });
  console.log(name);
}
