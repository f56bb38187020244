import { findGame } from '@quartet/catalog';
import type { Language } from '@quartet/core';
import { LONG, longUnless } from '@quartet/testkit/long';
import type { Browser, Cookie, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORDS } from '../src/app/words/index.ts';
import { SEAL_WORDS } from '../src/online/seal-words.ts';
import { ONLINE_WORDS } from '../src/online/words.ts';
import { violationsBesideColours, violationsFor, violationsInThemes } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { Friend } from './friend.ts';
import { layoutFaults } from './layout-faults.ts';
import { OnlineServer } from './online-server.ts';
import { fullest, playedMatch } from './positions.ts';
import { ask, preparedTables, waitingTable } from './prepared-tables.ts';
import { startSite } from './site.ts';
import { demandsAt, LEAST } from './table-demands.ts';
import { DESKTOP, GAMES, type GameId, PHONE, SIZES } from './visitor.ts';
import { shown } from './worker-feed.ts';

const CHROMIUM = findChromium();
/** Milliseconds for a server and a browser to start, and tables to be played at, on a busy machine. */
const HOOKS = 120_000;
const SHEET = 'dialog[open]';
const NOTE = '.online-table-note';
/** What a server adds is the same around every game's table, and is looked at here. */
const CHOSEN = 'linko';
const OTHERS = GAMES.filter((game) => game !== CHOSEN);

describe.skipIf(CHROMIUM === null)('every screen of the server', () => {
  let browser: Browser;
  let server: OnlineServer;
  /** Who knows Ada by them sits at her tables. */
  let cookies: Cookie[];
  let waiting: string;
  let over: string;
  const tables = {} as Record<GameId, string>;
  let others: Promise<void> | null = null;

  beforeAll(async () => {
    server = new OnlineServer((await startSite()).folder);
    await server.start();
    browser = await launch(CHROMIUM!);
    const ada = await Friend.come(browser, { name: 'Ada', url: server.url, device: 'phone' });
    await ada.open('');
    await ask(ada.page, 'POST', 'me', { name: 'Ada', emblem: 'moon' });
    waiting = await waitingTable(ada.page);
    await prepare(ada.page, [CHOSEN]);
    cookies = await ada.page.context().cookies();
    await ada.leave();
  }, HOOKS);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  /** Tables with the most seats, when there is most to see; and the chosen one also at its end. */
  async function prepare(page: Page, games: readonly GameId[]): Promise<void> {
    const matches = await Promise.all(
      games.map((game) => playedMatch(game, { seats: findGame(game)!.seats.max, seed: 'online' })),
    );
    const running = matches.map((played) => ({ played, ply: fullest(played.positions).ply }));
    const ended = matches
      .filter(({ saved }) => saved.game === CHOSEN)
      .map((played) => ({ played, ply: played.saved.moves.length }));
    const made = await preparedTables(page, server, [...running, ...ended]);
    for (const [at, game] of games.entries()) tables[game] = made[at]!;
    if (ended.length > 0) over = made.at(-1)!;
  }

  async function prepareOthers(): Promise<void> {
    const ada = await come('en', true);
    await prepare(ada.page, OTHERS);
    await ada.leave();
  }

  /** Ada at another device of hers, or somebody without a name. */
  async function come(language: Language, isAda: boolean): Promise<Friend> {
    const wish = { url: server.url, device: 'phone', settings: { language } } as const;
    const friend = await Friend.come(browser, { ...wish, name: isAda ? 'Ada' : 'Emil' });
    if (isAda) await friend.page.context().addCookies(cookies);
    await friend.open('');
    return friend;
  }

  test('a link, one tap on a phone, and somebody new sits at the table', async () => {
    const friend = await Friend.come(browser, { name: 'Ben', url: server.url, device: 'phone' });
    const { page } = friend;
    const started = performance.now();
    await friend.open(`online/${waiting}`);
    await page.locator('.online-sit-down').tap();
    await page.getByRole('button', { name: ONLINE_WORDS.en.stand }).waitFor();
    console.info(`from the link to the seat: ${Math.round(performance.now() - started)} ms`);
    const { info } = await ask<{ info: { players: { person?: { name: string } }[] } }>(
      page,
      'GET',
      `tables/${waiting}`,
    );
    expect(info.players.map(({ person }) => person?.name)).toEqual(['Ada', 'Ben', undefined]);
    expect(await violationsInThemes(page)).toEqual([]);
    await friend.leave();
  });

  describe.each([
    ['de', 'player'],
    ['de', 'onlooker'],
    ['en', 'player'],
    ['en', 'onlooker'],
  ] as const)('in %s, as a %s', (language, who) => {
    const words = ONLINE_WORDS[language];
    const violationsIn = violationsFor(language);
    const plays = who === 'player';
    // German words are longer.
    const isShort = longUnless(language === 'de' && plays);
    let friend: Friend;
    beforeAll(async () => {
      friend = await come(language, plays);
    }, HOOKS);
    afterAll(() => friend?.leave());

    const lookAtTables = (games: readonly GameId[]): void => {
      test.each(games)('%s: in sight, apart, accessible', async (game) => {
        const { page } = friend;
        const found: string[] = [];
        await go(page, `online/${tables[game]}`, plays ? '.table-pill.table-mine' : '.table-pill');
        // English words are shorter.
        const sizes = language === 'de' || game === CHOSEN ? SIZES : [PHONE];
        for (const size of sizes) {
          await page.setViewportSize(size);
          await shown(page);
          const faults = await layoutFaults(page, demandsAt(size));
          // What is read aloud is the same on both, and each game's own words and colours are looked at in accessibility.test.ts:
          // in German one game is asked, and only who plays it in English on a wide screen, too.
          const isWide = size === DESKTOP && language === 'en' && plays;
          const isChecked = game === CHOSEN ? size === PHONE || isWide : size === PHONE && language === 'en';
          const judge = plays && size === PHONE && game === CHOSEN ? violationsIn : violationsBesideColours;
          const violations = isChecked ? await judge(page) : [];
          found.push(...[...faults, ...violations].map((one) => `${size.width}: ${one}`));
        }
        await page.setViewportSize(PHONE);
        expect(found).toEqual([]);
      });

      // In German the note is longer.
      const paused = games.filter((game) => plays && (language === 'de' || game === CHOSEN));
      test.each(paused)(
        '%s, paused: the note lies over nothing, and the table fits beside it',
        async (game) => {
          const { page } = friend;
          const act = (type: string): Promise<unknown> =>
            ask(page, 'POST', `tables/${tables[game]}/acts`, { id: crypto.randomUUID(), act: { type } });
          await go(page, `online/${tables[game]}`, '.table-pill.table-mine');
          await act('pause');
          await page.locator(NOTE).waitFor();
          const found: string[] = [];
          for (const size of SIZES) {
            await page.setViewportSize(size);
            await shown(page);
            // While it is there, the smallest phone has no room for more than WCAG asks for.
            const demands = size.height < 640 ? { ...demandsAt(size), small: [LEAST] } : demandsAt(size);
            const faults = [...(await layoutFaults(page, demands)), ...(await partsUnder(page, NOTE))];
            found.push(...faults.map((one) => `${size.width}: ${one}`));
          }
          await page.setViewportSize(PHONE);
          found.push(...(await violationsIn(page, NOTE)));
          await act('resume');
          expect(found).toEqual([]);
        },
      );
    };
    describe('a table', isShort, () => lookAtTables([CHOSEN]));
    describe('tables of other games', LONG, () => {
      beforeAll(() => {
        others ??= prepareOthers();
        return others;
      }, HOOKS);
      lookAtTables(OTHERS);
    });

    test('lobby, account, new table and waiting room: nothing to object to', isShort, async () => {
      const { page } = friend;
      const found: string[] = [];
      const look = async (place: string, judge = violationsIn): Promise<void> => {
        for (const size of [PHONE, DESKTOP]) {
          await page.setViewportSize(size);
          await shown(page);
          const demands = { fits: false, small: [], overlapping: [], shortened: [] };
          found.push(
            ...(await layoutFaults(page, demands)).map((fault) => `${place}, ${size.width}: ${fault}`),
          );
        }
        await page.setViewportSize(PHONE);
        found.push(...(await judge(page)).map((violation) => `${place}: ${violation}`));
      };
      // What an onlooker meets in the same colours is not judged by them again.
      const same = plays ? violationsIn : violationsBesideColours;
      await go(page, 'online', 'main h1');
      await page.locator('.online-table-line').first().waitFor();
      await look('lobby', same);
      await go(page, 'online/me', 'main.online-account');
      await look('account');
      await go(page, 'online/new/linko', SHEET);
      await page.locator(`${SHEET} summary`).click();
      await look('new table', same);
      await page.keyboard.press('Escape');
      await go(page, `online/${waiting}`, '.online-seats');
      await look('waiting room');
      await go(page, 'online/unknown-table', '[role="alert"]');
      await look('unknown table', same);
      expect(found).toEqual([]);
      expect(friend.complaints).toEqual([]);
    });

    // All else is there for players alone.
    if (!plays) return;

    test('home: every door is read in one line and touches no other, on any phone', isShort, async () => {
      const { page } = friend;
      await go(page, '', 'nav a[href="#/online"]');
      const found: string[] = [];
      for (const width of [390, 360, 320]) {
        await page.setViewportSize({ width, height: 664 });
        await shown(page);
        const broken = await page.locator('nav a').evaluateAll((doors) =>
          doors
            .filter((door) => {
              const name = [...door.childNodes].findLast((one) => one.textContent!.trim() !== '')!;
              const range = document.createRange();
              range.selectNodeContents(name);
              const [line, ...more] = range.getClientRects();
              const { left, right } = door.getBoundingClientRect();
              return more.length > 0 || line!.left < left + 2 || line!.right > right - 2;
            })
            .map((door) => door.textContent),
        );
        found.push(...broken.map((door) => `${width}: ${door}`));
      }
      await page.setViewportSize(PHONE);
      expect(found).toEqual([]);
    });

    test('menu, log with chat, end of a game and a lost server: nothing to object to', isShort, async () => {
      const { page } = friend;
      const found: string[] = [];
      const look = async (place: string, part?: string): Promise<void> => {
        const violations = await violationsIn(page, part);
        found.push(...violations.map((violation) => `${place}: ${violation}`));
      };
      await go(page, `online/${tables[CHOSEN]}`, '.table-pill.table-mine');
      await page.getByRole('button', { name: WORDS[language].menu, exact: true }).click();
      await page.locator(`${SHEET} .online-menu-host summary`).click();
      await look('menu', SHEET);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: WORDS[language].log, exact: true }).click();
      await page.locator(SHEET).getByLabel(words.say).fill(words.presets[0]!);
      await page.keyboard.press('Enter');
      await page.locator(`${SHEET} .online-talk li`).last().waitFor();
      await look('log with chat', SHEET);
      await page.keyboard.press('Escape');
      await go(page, `online/${over}`, SHEET);
      await page.getByRole('button', { name: words.check }).click();
      await page.locator('.online-deal-check').filter({ hasText: SEAL_WORDS[language].differs }).waitFor();
      await look('end', SHEET);
      await go(page, 'online', '.online-table-line');
      await friend.setOffline(true);
      await go(page, 'online', '[role="alert"]');
      await look('unreachable');
      await friend.setOffline(false);
      expect(found).toEqual([]);
      expect(friend.complaints).toEqual([]);
    });
  });
});

/** What of the table is where this is. */
function partsUnder(page: Page, note: string): Promise<string[]> {
  return page.evaluate((name) => {
    const over = document.querySelector(name)!.getBoundingClientRect();
    const parts = [...document.querySelectorAll('.table-pill, .table-screen-top button, .table-screen-body')];
    return parts.flatMap((part) => {
      const { left, right, top, bottom } = part.getBoundingClientRect();
      const isUnder = left < over.right && over.left < right && top < over.bottom && over.top < bottom;
      return isUnder ? [`${part.className} is under the note`] : [];
    });
  }, note);
}

/** To another screen of the same page. */
async function go(page: Page, route: string, sign: string): Promise<void> {
  await page.evaluate((hash) => {
    location.hash = hash;
  }, '#/settings');
  await page.locator('.settings-help, main h1').first().waitFor();
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#/${route}`);
  await page.locator(sign).first().waitFor();
  await shown(page);
}
