import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { LONG } from '@quartet/testkit/long';
import { findChromium, launch } from '@quartet/web/chromium';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogWith, faultOfName, lockWith, renamed } from '../new-game/writing.ts';
import { HouseCopy } from './house-copy.ts';

const NAME = 'hopscotch';
const MAIN = 'apps/cli/src/main.ts';
const CHROMIUM = findChromium();

/** More answers than the game asks for. */
const ALWAYS_FIRST = '1\n'.repeat(500);

test.each(['', 'A', 'my game', 'core', 'linko', 'class', '../x'])('no game can be called "%s"', (name) => {
  const there = ['packages/core', 'games/linko'];
  expect(faultOfName(name, (folder) => there.includes(folder))).not.toBeNull();
});

test('a name is written wherever the model has its own', () => {
  expect(faultOfName(NAME, () => false)).toBeNull();
  expect(renamed('export const stairs: Game<StairsShapes>', NAME)).toBe(
    'export const hopscotch: Game<HopscotchShapes>',
  );
});

test('the catalog and the lock file stay in order', () => {
  const line = (name: string): string => `export { entry as ${name} } from '@quartet/${name}/entry';`;
  expect(catalogWith(`// Games.\n${line('combos')}\n${line('linko')}\n`, 'keltis')).toBe(
    `// Games.\n${line('combos')}\n${line('keltis')}\n${line('linko')}\n`,
  );
  const lock = { packages: { 'games/linko': { version: '1' }, 'node_modules/@quartet/linko': {} } };
  expect(Object.keys(JSON.parse(lockWith(JSON.stringify(lock), 'aha')).packages)).toEqual([
    'games/aha',
    'games/linko',
    'node_modules/@quartet/aha',
    'node_modules/@quartet/linko',
  ]);
});

// Each step is a program or more, and may find the machine busy.
describe('a new game', { timeout: 300_000 }, () => {
  let house: HouseCopy;
  let server: ChildProcess | undefined;
  let serving: Promise<string> | null = null;
  beforeAll(async () => {
    house = new HouseCopy();
    await house.run(['tools/new-game.ts', NAME]);
  }, 300_000);
  afterAll(() => {
    server?.kill('SIGKILL');
    house?.[Symbol.dispose]();
  });

  /** The address of the server, which has the app, once somebody needs it. */
  function served(): Promise<string> {
    serving ??= buildAndServe();
    // Whoever waits for it says what went wrong.
    serving.catch(() => {});
    return serving;
  }

  async function buildAndServe(): Promise<string> {
    const vite = join('node_modules', 'vite', 'bin', 'vite.js');
    const quickly = ['--mode', 'uncompressed', '--minify', 'false'];
    await house.run([vite, 'build', 'apps/web', '--logLevel', 'error', ...quickly]);
    const [child, url] = await serve(house);
    server = child;
    return url;
  }

  test('is its folder, a line of the catalog and an entry of the lock file', () => {
    expect(house.changes()).toEqual([
      'M games/catalog/src/games.ts',
      'M package-lock.json',
      `? games/${NAME}/`,
    ]);
    expect(house.diff('games/catalog/src/games.ts')).toEqual([
      `+export { entry as ${NAME} } from '@quartet/${NAME}/entry';`,
    ]);
    expect(house.diff('package-lock.json').filter((line) => line.startsWith('-'))).toEqual([]);
  });

  test('is simulated, and its records verify', async () => {
    const records = join(house.root, 'records.jsonl');
    await house.run([MAIN, 'simulate', '--game', NAME, '--games', '5', '--seed', '7', '--records', records]);
    expect((await house.run([MAIN, 'verify', records])).match(/^ok/gm)).toHaveLength(5);
  });

  test('is played in the terminal, in both languages', async () => {
    const play = [MAIN, 'play', NAME, '--seats', '2', '--option', 'rounds=1'];
    expect(await house.run(play, ALWAYS_FIRST)).toContain('The game is over.');
    expect(await house.run([...play, '--lang', 'de'], '?\nquit\n')).toContain('Dein Zug');
  });

  test('is written as the house writes, and imports what games may', LONG, async () => {
    // Built meanwhile.
    void served();
    await house.run([join('node_modules', '@biomejs', 'biome', 'bin', 'biome'), 'check', `games/${NAME}`]);
    await house.run(['tools/check-imports.ts']);
  });

  // That it has types is seen in new-language.test.ts, where all is looked through anyway.

  test('keeps the laws and plays its golden match', LONG, async () => {
    const vitest = join('node_modules', 'vitest', 'vitest.mjs');
    // Each worker would load all of it for itself.
    const alone = ['run', '--maxWorkers=1', '--project', 'pure'];
    const said = await house.run([vitest, ...alone, `games/${NAME}`, 'games/catalog']);
    expect(said).toContain('laws.test.ts');
    expect(said).toContain('golden.test.ts');
  });

  test('is played at a table of the server', LONG, async () => {
    const url = await served();
    const who = { name: 'Dot', emblem: 'kite', program: true };
    const { token } = await ask<{ token: string }>(url, '/api/me', who);
    const to = <T>(path: string, body?: object): Promise<T> => ask<T>(url, path, body, token);
    const bots = [null, { level: 'easy', temper: 'balanced' }];
    const { table } = await to<{ table: string }>('/api/tables', { game: NAME, seats: 2, bots });
    await to(`/api/tables/${table}/acts`, { id: 'beginning', act: { type: 'start' } });
    let look: Look = { seq: 0, ply: 0 };
    for (let mine = 0; mine < 3; ) {
      look = await to<Look>(`/api/tables/${table}?since=${look.seq}&wait=25`);
      if (!look.legal) continue;
      await to(`/api/tables/${table}/moves`, { id: `decision-${look.ply}`, text: look.legal[0]! });
      mine++;
    }
    // Before my third decision, not only my other two were made.
    expect(look.ply).toBeGreaterThan(2);
  });

  test.skipIf(CHROMIUM === null)('is played in the browser, and goes on after a reload', LONG, async () => {
    const url = await served();
    const browser = await launch(CHROMIUM!);
    try {
      await playInBrowser(browser, url);
    } finally {
      await browser.close();
    }
  });
});

interface Look {
  readonly seq: number;
  readonly ply: number;
  readonly legal?: readonly string[];
}

async function serve(house: HouseCopy): Promise<[ChildProcess, string]> {
  const flags = ['--port', '0', '--data', join(house.root, 'data'), '--bot-floor', '0', '--no-limits'];
  const child = spawn(process.execPath, [MAIN, 'serve', ...flags], { cwd: house.root });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      const found = /Quartet is at (\S+)/.exec(said);
      if (found) resolve(found[1]!);
    });
    child.once('exit', (status) => reject(new Error(`the server ended with ${status}`)));
  });
  return [child, url];
}

async function ask<T>(url: string, path: string, body?: object, token?: string): Promise<T> {
  const response = await fetch(url + path, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
  return (await response.json()) as T;
}

async function playInBrowser(browser: Browser, url: string): Promise<void> {
  // Nothing is kept for offline play and no sound made ready, which would be more work than the game.
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, serviceWorkers: 'block' });
  page.setDefaultTimeout(90_000);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.addInitScript(() => {
    const settings = { speed: 'instant', language: 'en', name: 'Mia', muted: true };
    localStorage.setItem('quartet-settings', JSON.stringify(settings));
  });
  await page.goto(url);
  await page.locator('article, li', { hasText: 'Hopscotch' }).getByRole('button', { name: 'Play' }).click();
  try {
    for (let decision = 0; decision < 10; decision++) await decide(page);
    const before = await pastOf(page);
    await page.reload();
    expect(await pastOf(page)).toBe(before);
    await decide(page);
  } catch (error) {
    const seen = await page.locator('body').innerText();
    throw new Error(`The page complains of ${complaints.join('; ') || 'nothing'} and shows:\n${seen}`, {
      cause: error,
    });
  }
  expect(complaints).toEqual([]);
}

/** Takes the first move offered, and waits to be asked again. */
async function decide(page: Page): Promise<void> {
  const before = await pastOf(page);
  await page.locator('[data-move]').first().click();
  await expect.poll(() => pastOf(page)).not.toBe(before);
}

/** What the log says when a move is asked for. */
async function pastOf(page: Page): Promise<string | null> {
  const next = page.locator('dialog [data-next-round]');
  await page.locator('[data-move]').or(next).first().waitFor();
  // The end of a round waits for somebody to go on.
  if (await next.isVisible()) await next.click();
  await page.locator('[data-move]').first().waitFor();
  return page.getByRole('list', { name: 'Game log' }).textContent();
}
