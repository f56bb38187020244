// From a tap to the next frame, on a phone four times slower than this machine: `npm run inp [-- --moves 30] [--game linx]
// [--seed S] [--slower 4] [--trace folder]`. Plays each game by tapping about; fails if the targets below are missed.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { list } from '@quartet/catalog/list';
import { FastRng } from '@quartet/core';
import { CHROMIUM_FLAGS, chromiumOrExit } from '@quartet/web/chromium';
import { fixLuck } from '@quartet/web/luck';
import { serveBuild } from '@quartet/web/serve-build';
import { type Browser, chromium } from 'playwright-core';
import { TAP, type Tap, watchTaps } from './browser/event-timing.ts';
import { tapAlong } from './browser/tapper.ts';
import { busyUntilFrame, startTrace, type TraceEvent } from './browser/trace.ts';

const PHONE = { viewport: { width: 390, height: 664 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
/** Milliseconds: three of four taps, and every tap. */
const TARGETS = { p75: 50, max: 100 };

interface Measured extends Tap {
  /** Processor time of the page until that frame: with nobody else on the machine, what the clock shows but for the wait. */
  readonly busy: number;
}

const { values } = parseArgs({
  options: {
    moves: { type: 'string', default: '30' },
    game: { type: 'string' },
    seed: { type: 'string', default: 'taps' },
    slower: { type: 'string', default: '4' },
    trace: { type: 'string' },
  },
});
const moves = Number(values.moves);
const slower = Number(values.slower);
const games = list.map(({ id }) => id).filter((id) => id === (values.game ?? id));
if (!Number.isInteger(moves) || moves < 1)
  complain(`--moves ${values.moves}: a whole number from 1 on is needed.`);
if (!(slower >= 1)) complain(`--slower ${values.slower}: a number from 1 on is needed.`);
if (games.length === 0) complain(`--game ${values.game}: there are ${list.map(({ id }) => id).join(', ')}.`);

const app = await serveBuild();
const browser = await chromium.launch({ executablePath: chromiumOrExit(), args: CHROMIUM_FLAGS });
try {
  console.log('| game | tap | taps | p75 ms | max ms | busy p75 ms | busy max ms | all drawn p75 ms |');
  console.log('|---|---|---|---|---|---|---|---|');
  for (const game of games) {
    const taps = await playGame(browser, game);
    for (const kind of ['select', 'play'] as const) report(game, kind, taps);
  }
} finally {
  await browser.close();
  app.stop();
}

async function playGame(from: Browser, game: string): Promise<Measured[]> {
  const context = await from.newContext({ ...PHONE, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(() => localStorage.setItem('quartet-settings', '{"speed":"instant"}'));
  await watchTaps(page);
  const rng = new FastRng(`${values.seed} ${game}`);
  await page.addInitScript(fixLuck, rng.below(1 << 30));
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  const stopTrace = await startTrace(from, values.trace !== undefined);
  const taps: Tap[] = [];
  const played = (): number => taps.filter(({ kind }) => kind === 'play').length;
  // A match may be over before enough was tapped; then comes another.
  while (played() < moves) {
    await page.goto(app.url);
    const tile = list.findIndex(({ id }) => id === game);
    await page.locator('.home-play').nth(tile).tap();
    taps.push(...(await tapAlong(page, devtools, moves - played(), () => rng.below(1 << 20) / (1 << 20))));
  }
  const events = await stopTrace();
  await context.close();
  if (values.trace !== undefined) keep(values.trace, game, events);
  const busy = busyUntilFrame(events, TAP);
  return taps.map((tap, i) => ({ ...tap, busy: busy[i]! }));
}

/** For the performance panel of a browser. */
function keep(folder: string, game: string, traceEvents: readonly TraceEvent[]): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${game}.json`), JSON.stringify({ traceEvents }));
}

function report(game: string, kind: Tap['kind'], taps: readonly Measured[]): void {
  const own = taps.filter((tap) => tap.kind === kind);
  const [p75, max] = spread(own.map(({ milliseconds }) => milliseconds));
  const [busy75, busyMax] = spread(own.map(({ busy }) => busy));
  const [drawn75] = spread(own.map(({ drawn }) => drawn));
  console.log(`| ${[game, kind, own.length, p75, max, busy75, busyMax, drawn75].join(' | ')} |`);
  if (p75 > TARGETS.p75 || max > TARGETS.max) {
    console.error(`${game}, ${kind}: at most ${TARGETS.p75} (p75) and ${TARGETS.max} (max) are wanted`);
    process.exitCode = 1;
  }
}

/** The value that three of four do not exceed, and the largest. */
function spread(numbers: readonly number[]): [p75: number, max: number] {
  const sorted = numbers.map(Math.round).sort((a, b) => a - b);
  return [sorted[Math.ceil(sorted.length * 0.75) - 1] ?? 0, sorted.at(-1) ?? 0];
}

function complain(sentence: string): never {
  console.error(sentence);
  process.exit(2);
}
