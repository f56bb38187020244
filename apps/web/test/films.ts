// Film strips of the documentation: `npm run films [-- --game linko] [--into folder] [--phone]`. A big moment of each game,
// frame by frame, as its replay shows it; the same matches every time.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { chromiumOrExit, launch } from './chromium.ts';
import { beginOf, endFilm, FILM_SCENES, type FilmScene, keepStill, showAt } from './film-scenes.ts';
import { playedMatch } from './positions.ts';
import { serveBuild } from './serve-build.ts';
import { storeMatches } from './stored-matches.ts';
import { PHONE } from './visitor.ts';

const PICTURES = fileURLToPath(new URL('../../../docs/pictures', import.meta.url));
const DESK = { width: 1100, height: 800 };
/** Milliseconds between two frames at least, and how many frames there are at most. */
const APART = 120;
const MOST = 10;
/** How wide a frame is in the strip, and how many stand side by side. */
const STRIP = { desktop: { width: 320, columns: 4 }, phone: { width: 180, columns: 8 } };

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    into: { type: 'string', default: PICTURES },
    phone: { type: 'boolean', default: false },
  },
});
const chromium = chromiumOrExit();
const { url, stop } = await serveBuild();
const browser = await launch(chromium);
try {
  for (const [name, scene] of Object.entries(FILM_SCENES)) {
    if (scene.game === (values.game ?? scene.game)) await film(browser, name, scene);
  }
} finally {
  await browser.close();
  stop();
}

async function film(from: Browser, title: string, scene: FilmScene): Promise<void> {
  const { game } = scene;
  const played = await playedMatch(game, scene);
  const context = await from.newContext({ viewport: values.phone ? PHONE : DESK, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(keepStill);
  await page.addInitScript(() =>
    localStorage.setItem('quartet-settings', '{"speed":"normal","language":"en","name":"Mia","tips":false}'),
  );
  await page.goto(url);
  await page.locator('.kit-fan').first().waitFor();
  await storeMatches(page, [played.saved]);
  await page.goto(`${url}#/replay/${played.saved.id}/${beginOf(played, scene)}`);
  await page.locator(`.${game}-table`).first().waitFor();
  await page.waitForTimeout(800);
  const frames: Buffer[] = [];
  for (let ply = 0; ply < scene.plies; ply++) {
    await page.evaluate(endFilm);
    await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(500);
    frames.push(...(await shots(page, MOST / scene.plies)));
  }
  await context.close();
  await keep(from, title, frames);
}

async function shots(page: Page, most: number): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  const length = await page.evaluate(showAt, 0);
  const apart = Math.max(APART, length / most);
  for (let time = 0; time < length; time += apart) {
    await page.evaluate(showAt, time);
    frames.push(await page.screenshot());
  }
  await page.evaluate(endFilm);
  await page.waitForTimeout(100);
  return [...frames, await page.screenshot()];
}

/** All frames in one picture. */
async function keep(from: Browser, title: string, frames: readonly Buffer[]): Promise<void> {
  const { width, columns } = STRIP[values.phone ? 'phone' : 'desktop'];
  const page = await from.newPage({ viewport: { width: columns * (width + 6), height: 100 } });
  const images = frames.map(
    (frame) => `<img width="${width}" src="data:image/png;base64,${frame.toString('base64')}">`,
  );
  await page.setContent(
    `<style>body{margin:0;display:flex;flex-wrap:wrap;background:#0c1a20}img{margin:3px}</style>${images.join('')}`,
  );
  const name = `film-${title}${values.phone ? '-phone' : ''}`;
  await page.screenshot({ path: join(values.into, `${name}.png`), fullPage: true });
  await page.close();
  console.log(`${name}: ${frames.length} frames`);
}
