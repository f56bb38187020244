import { FastRng } from '@quartet/core';
import { dailyDeal, dayOf, daysAfter } from '@quartet/deals';
import { afterAll, beforeAll, describe, expect, type TestOptions, test } from 'vitest';
import { THEMES } from '../../src/app/settings.ts';
import { sealChallenge } from '../../src/challenge/seal.ts';
import type { Fingers } from '../fingers.ts';
import { finishedDay } from '../finished-deal.ts';
import { OnlineServer } from '../online-server.ts';
import { firstOf, placeOf, spotsFor } from '../practice-taps.ts';
import { startSite } from '../site.ts';
import { DESKTOP, GAMES, type GameId, PHONE, PLAY } from '../visitor.ts';
import { wayOf } from '../ways/index.ts';
import { choose, matchOf, takeTurn } from '../whole-game.ts';
import { overhear } from '../worker-feed.ts';
import type { EngineWindow } from './engine-window.ts';
import type { Engine } from './engines.ts';
import { FeatureRow } from './feature-row.ts';
import { Guest } from './guest.ts';
import { MINE, playOnline } from './online-turns.ts';

const TURNS = 10;
const HOOKS = 120_000;

/** What works in every engine: few pages, each played at for a while; in each game for longer, with the options `long`. */
export function worksIn(engine: Engine, long: TestOptions): void {
  const executable = engine.find();
  describe.skipIf(executable === null)(`the app in ${engine.name}`, () => {
    /** One address for all of it: whoever comes to another one keeps the app for offline play anew. */
    let server: OnlineServer;
    let window: EngineWindow;
    let guest: Guest;
    const features = new FeatureRow();
    const tapping = (): Fingers => guest.tapping(engine.hasTouch ? 'touch' : 'mouse');
    beforeAll(async () => {
      server = new OnlineServer((await startSite()).folder);
      await server.start();
      window = await engine.start(executable!);
      guest = new Guest(window);
      await window.resize(PHONE);
      await guest.come(server.url);
      // Until the app is kept for offline play, it has much else to do than to answer taps.
      await guest.evaluate(() => navigator.serviceWorker.ready.then(() => true), null);
    }, HOOKS);
    afterAll(async () => {
      const row = window && features.row(`${engine.name} ${window.version}`);
      if (row) console.info(row);
      await window?.close();
      await server?.stop();
    });

    test('home: four games, nothing runs out of the page', async () => {
      features.tries('home');
      for (const size of [DESKTOP, PHONE]) {
        await window.resize(size);
        for (const game of GAMES) await guest.sees(PLAY[game]);
        expect(await guest.evaluate(runsOut, null)).toBe(false);
      }
      features.works('home');
    });

    test('turns by taps, and on after a reload by keyboard', async () => {
      await window.resize(PHONE);
      const meant = await playSome(guest, tapping(), 'keltis', 2);
      await window.resize(DESKTOP);
      await guest.reload();
      await takeOne(guest.typing(), meant);
      // So far with sounds, which nobody hears; to be ready for them is a fifth of what WebKit does.
      await guest.come(server.url, { muted: true });
    });

    test('back to a table that was left: it goes on', long, async () => {
      features.tries('back');
      await window.resize(PHONE);
      const meant = await playSome(guest, tapping(), 'keltis', 1);
      await guest.leaveAndComeBack();
      await takeOne(tapping(), meant);
      features.works('back');
    });

    /** A turn of Keltis at a table that was just opened, where these moves were made. */
    async function takeOne(fingers: Fingers, made: readonly string[]): Promise<void> {
      await guest.sees(MINE);
      const { moves, ...match } = await guest.latestMatch();
      expect(moves.slice(0, made.length)).toEqual(made);
      await guest.drawn();
      await takeTurn(fingers, wayOf('keltis'), matchOf({ ...match, moves }), ([move]) => move!);
      expect((await guest.untilLonger(moves.length)).moves.slice(0, moves.length)).toEqual(moves);
    }

    test.each(GAMES)(`%s: ${TURNS} turns by taps on a phone, and on after a reload`, long, async (game) => {
      features.tries('taps', 'resume');
      await window.resize(PHONE);
      const meant = await playSome(guest, tapping(), game);
      features.works('taps');
      await guest.reload();
      // Ten turns may be all of a match.
      await guest.sees(matchOf(await guest.latestMatch()).over ? '.table-pill' : MINE);
      expect((await guest.latestMatch()).moves.slice(0, meant.length)).toEqual(meant);
      expect(await guest.evaluate(runsOut, null)).toBe(false);
      features.works('resume');
    });

    test.each(GAMES)(`%s: ${TURNS} turns by keyboard on a desktop`, long, async (game) => {
      features.tries('keyboard');
      await window.resize(DESKTOP);
      await playSome(guest, guest.typing(), game);
      expect(await guest.evaluate(runsOut, null)).toBe(false);
      features.works('keyboard');
    });

    test('themes: each has a ground of its own, and lists and bars to scroll by keep to it', async () => {
      features.tries('themes');
      const grounds = new Set<string>();
      for (const theme of THEMES) {
        await guest.turnTo('settings');
        await guest.sees('select');
        await guest.evaluate(chooseInList, theme);
        await guest.until((wanted) => document.documentElement.dataset.theme === wanted, theme);
        await guest.drawn();
        const { ground, list, look, bars } = await guest.evaluate(coloursOf, null);
        grounds.add(ground);
        expect(look, `lists in ${theme}`).toBe('none');
        expect(isDark(list), `lists in ${theme}`).toBe(isDark(ground));
        expect(bars, `bars to scroll by in ${theme}`).not.toBe('auto');
      }
      expect(grounds.size).toBe(THEMES.length);
      features.works('themes');
    });

    test('one table of a server: three turns, and the server knows them', async () => {
      features.tries('online');
      await window.resize(PHONE);
      await playOnline(guest, tapping());
      features.works('online');
    });

    test('the deal of the day: begun, and kept as that of today', long, async () => {
      features.tries('daily');
      await guest.turnTo('daily');
      await guest.pressFor(tapping(), '.daily-day-game:last-child .button.primary', '.table-pill');
      expect((await guest.latestMatch()).same?.day).toBe(dayOf(Date.now()));
      features.works('daily');
    });

    test('practice: one puzzle solved, with a reason', long, async () => {
      features.tries('practice');
      const puzzle = firstOf('linko');
      await guest.turnTo('practice/linko');
      await guest.sees('.practice-ask h2');
      const fingers = tapping();
      for (const spot of spotsFor(puzzle, puzzle.best[0]!)) {
        await guest.sees(placeOf(spot));
        await guest.drawn();
        await fingers.press(placeOf(spot));
      }
      await guest.sees('.practice-verdict.practice-good');
      await guest.until(isReasoned, null);
      features.works('practice');
    });

    test('a challenge: its link is opened, and it says who challenges and no card', long, async () => {
      features.tries('challenge');
      const day = daysAfter(dayOf(Date.now()), -1);
      const { moves } = finishedDay('keltis', day);
      await guest.turnTo(
        `c/${await sealChallenge({ deal: dailyDeal('keltis', day)!, day, name: 'Ada', moves })}`,
      );
      await guest.sees('.challenge-acts .primary');
      const said = await guest.text('.challenge-part');
      expect(said).toContain('Ada challenges you');
      expect(said.replace(/^.*Ada challenges/, '')).not.toMatch(/\d/);
      features.works('challenge');
    });

    test('it starts and deals without a server', async () => {
      features.tries('offline');
      // A page that was there before its keeper is not always claimed by it in WebKit on a busy machine; the next one is.
      if (await guest.evaluate(() => navigator.serviceWorker.controller === null, null)) await guest.reload();
      await guest.until(() => navigator.serviceWorker.controller !== null, null);
      await server.crash();
      // On a busy machine whoever sees an empty page or no table comes again, with more patience each time.
      const isDealt = async (patience: number): Promise<boolean> => {
        await guest.go('about:blank');
        await guest.go(`${server.url}/`);
        if (!(await guest.comes(PLAY.linx, patience))) return false;
        await guest.bring(PLAY.linx);
        await guest.tapping('mouse').press(PLAY.linx);
        return guest.comes(MINE, patience);
      };
      for (const patience of [8_000, 20_000, 60_000]) {
        if (await isDealt(patience)) return features.works('offline');
        console.info(`nothing dealt within ${patience} ms:`, await guest.evaluate(whatIsThere, null));
      }
      throw new Error('nothing is dealt without a server');
    });
  });
}

/** In the page: what a person and its keeper would say of it. */
function whatIsThere(_: null): object {
  return {
    at: location.href,
    state: document.readyState,
    text: document.body?.innerText.slice(0, 300),
    keeper: navigator.serviceWorker?.controller?.state ?? 'none',
    files: performance.getEntriesByType('resource').map(({ name }) => name.replace(location.origin, '')),
  };
}

/** From the home page on; what was pressed must have become the moves that were meant. */
async function playSome(
  guest: Guest,
  fingers: Fingers,
  game: GameId,
  turns = TURNS,
): Promise<readonly string[]> {
  const luck = new FastRng(`engines, ${game}`);
  await guest.turnTo('');
  await guest.sees(PLAY[game]);
  // The app makes its worker when a table is opened.
  if (await guest.evaluate(forgetTable, null)) await guest.evaluate(overhear, undefined);
  await guest.pressFor(fingers, PLAY[game], 'main.table-screen');
  let meant: readonly string[] = [];
  for (let turn = 0; turn < turns; turn++) {
    await guest.until(isAsked, meant.length);
    const saved = await guest.latestMatch();
    expect(saved.game).toBe(game);
    expect(saved.moves.slice(0, meant.length)).toEqual(meant);
    const match = matchOf(saved);
    if (match.over) return meant;
    await guest.drawn();
    await takeTurn(fingers, wayOf(game), match, (moves) => choose(moves, luck));
    meant = match.record().moves;
  }
  await guest.until(isAsked, meant.length);
  return meant;
}

// From here on: what runs in the page.

/** Whether the worker of this page was never listened to. */
function forgetTable(): boolean {
  if (globalThis.exchanges === undefined) return true;
  globalThis.latestState = null;
  return false;
}

function isAsked(ply: number): boolean {
  const state = globalThis.latestState;
  if (!state || state.ply < ply) return false;
  // What ended is put away.
  if (state.ended) document.querySelector<HTMLElement>('dialog [data-next-round]')?.click();
  if (state.ended) return false;
  return state.result !== null || (state.view.actor === 0 && document.querySelector('.table-mine') !== null);
}

function isReasoned(): boolean {
  return /\w \w/.test(document.querySelector('.practice-verdict [role=status]')?.textContent ?? '');
}

function runsOut(): boolean {
  return document.scrollingElement!.scrollWidth > innerWidth;
}

function chooseInList(theme: string): void {
  const option = document.querySelector<HTMLOptionElement>(`option[value="${theme}"]`)!;
  const list = option.closest('select')!;
  list.value = theme;
  list.dispatchEvent(new Event('change', { bubbles: true }));
}

function coloursOf(): { ground: string; list: string; look: string; bars: string } {
  const { backgroundColor: list, appearance: look } = getComputedStyle(document.querySelector('select')!);
  const { backgroundColor: ground, scrollbarColor: bars } = getComputedStyle(document.body);
  return { ground, list, look, bars };
}

// In the test again.

function isDark(colour: string): boolean {
  const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return red + green + blue < 384;
}
