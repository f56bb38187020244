import type { Move as KeltisMove } from '@quartet/keltis';
import { LONG } from '@quartet/testkit/long';
import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SCORES } from '../src/ui/sound/scores.ts';
import { legalMove, matchNow, sitDown, status, untilMyTurn } from './at-table.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { type Site, startSite } from './site.ts';
import { countShakes, countSounds } from './sounds-and-shakes.ts';
import { DESKTOP, GAMES, type GameId, PHONE, type Visitor, visit, type Wish } from './visitor.ts';
import { shown } from './worker-feed.ts';

const CHROMIUM = findChromium();
const PRIMARY = '.kit-action-bar .button.primary';

/** In the page: presses L, taps what is shown then; all before a timer can end it. */
async function lookBack() {
  const drawn = async (): Promise<void> => {
    do await new Promise((resolve) => requestAnimationFrame(resolve));
    while (document.querySelector('[data-tapped]'));
  };
  const seen = () => ({
    reels: document.querySelectorAll('.table-reel').length,
    mine: document.querySelectorAll('.table-pill.table-mine').length,
  });
  dispatchEvent(new KeyboardEvent('keydown', { key: 'l', cancelable: true }));
  await drawn();
  const during = seen();
  const told = document.querySelector('.status')!.textContent;
  document.querySelector<HTMLElement>('.table-reel')?.click();
  await drawn();
  return { during, told, after: seen() };
}

/** Changes settings on their page, by name. */
async function change(
  page: Page,
  set: (setting: (name: string) => Locator) => Promise<unknown>,
): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await set((name) => page.getByLabel(name, { exact: true }));
}

/** A whole turn of Keltis. */
async function discardAndDraw(page: Page): Promise<void> {
  await page.locator('.keltis-card').first().click();
  await page.keyboard.press('d');
  await page.keyboard.press('Enter');
}

describe.skipIf(CHROMIUM === null)('comfort at the table', () => {
  let site: Site;
  let browser: Browser;
  /** Somebody with the usual settings, who sits down at one table after the other. */
  let guest: Visitor;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
    guest = await visit(browser, site, { viewport: DESKTOP });
  });
  afterAll(async () => {
    expect(guest.complaints).toEqual([]);
    await browser?.close();
  });

  /** A visitor who leaves when the test is over, and finds nothing to complain of. */
  async function visiting(wish: Wish, act: (page: Page) => Promise<void>): Promise<void> {
    const { page, context, complaints } = await visit(browser, site, { viewport: DESKTOP, ...wish });
    await act(page);
    expect(complaints).toEqual([]);
    await context.close();
  }

  const HAND: Readonly<Record<GameId, string>> = {
    linko: '.linko-hand-pile',
    linx: '.linx-hand-card',
    combos: '.combos-cell',
    keltis: '.keltis-card',
  };
  const PILE: Readonly<Record<GameId, (view: never) => number>> = {
    linko: (view: { pile: { count: number } }) => view.pile.count,
    linx: (view: { stock: { count: number } }) => view.stock.count,
    combos: (view: { pile: { count: number } }) => view.pile.count,
    keltis: (view: { pile: { count: number } }) => view.pile.count,
  };

  async function expectAnswers(page: Page, game: GameId, nothing: RegExp): Promise<void> {
    await sitDown(page, game);
    const ask = async (key: string): Promise<string> => {
      await page.keyboard.press(key);
      await shown(page);
      const answer = await status(page);
      expect(await page.locator('.table-said').textContent()).toBe(answer);
      return answer;
    };
    const mine = await ask('s');
    const label = await page
      .locator(HAND[game])
      .first()
      .evaluate((card) => card.ariaLabel ?? card.querySelector('.visually-hidden')!.textContent!);
    // A pile of equal numbers is told in words: "three 7s".
    expect(mine).toContain(
      game === 'linko' ? label.split(',')[0]!.replace('joker', '') : label.split(',')[0],
    );
    const others = await ask('o');
    expect(others).toContain('Otto');
    expect(others).not.toContain('You');
    expect(others).not.toBe(mine);
    const { view } = await page.evaluate(() => latestState!);
    expect(await ask('t')).toContain(`${PILE[game](view as never)}`);
    expect(await ask('l')).toMatch(nothing);
  }

  eachOf(GAMES, 'combos')('keys answer in %s, shown and spoken', (game) =>
    expectAnswers(guest.page, game, /nothing/i),
  );

  test('keys answer in German, in every game', LONG, () =>
    visiting({ settings: { language: 'de' } }, async (page) => {
      for (const game of GAMES) await expectAnswers(page, game, /nichts/);
    }),
  );

  test('the key list opens with ?, F6 walks through the parts of the table, and letters can be turned off', () =>
    visiting({}, async (page) => {
      await sitDown(page, 'keltis');
      await page.keyboard.press('?');
      await page.locator('dialog .table-key-list dt', { hasText: 'F6, Shift + F6' }).waitFor();
      await page.keyboard.press('Escape');
      const visited = new Set<string>();
      for (let i = 0; i < 6; i++) {
        await page.keyboard.press('F6');
        const where = await page.evaluate(
          () => document.activeElement!.closest('header, section, aside')!.ariaLabel ?? 'header',
        );
        visited.add(where);
      }
      expect([...visited]).toEqual(
        expect.arrayContaining(['header', 'Opponents', 'Table', 'Your table', 'Your hand']),
      );
      await change(page, (setting) => setting('Single-letter keys').click());
      await sitDown(page, 'keltis');
      const before = await status(page);
      await page.keyboard.press('s');
      await page.keyboard.press('1');
      await shown(page);
      expect(await status(page)).toBe(before);
      expect(await page.locator('.keltis-card[aria-pressed="true"]').count()).toBe(0);
      await page.keyboard.press('F6');
      expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    }));

  test('a hint goes three steps: what kind of move, which cards, and plays it', async () => {
    const { page } = guest;
    await sitDown(page, 'keltis');
    await page.keyboard.press('h');
    await page.locator('.table-hint-bar .button.primary').waitFor();
    const kind = await page.locator('.table-hint-bar p').textContent();
    expect(await page.locator('[class*="-hinted"]').count()).toBe(0);
    await page.keyboard.press('h');
    await page.locator('[class*="-hinted"]').first().waitFor();
    expect(await page.locator('.table-hint-bar p').textContent()).not.toBe(kind);
    // Only the button that says so plays it.
    await page.keyboard.press('h');
    expect((await matchNow(page)).ply).toBe(0);
    await page.locator('.table-hint-bar .button.primary').click();
    await page.waitForFunction(() => latestState!.ply > 0);
    const hinted = await page.evaluate(
      () =>
        exchanges.flatMap((one) => ('told' in one && one.told.type === 'hints' ? one.told.hints : []))[0]!
          .text,
    );
    expect((await matchNow(page)).record().moves[0]).toBe(hinted);
  });

  test('what the others do is reported, then whose turn it is; the key L tells and shows it again', () =>
    visiting({ settings: { speed: 'fast' } }, async (page) => {
      await sitDown(page, 'keltis');
      const spoken = (): Promise<string[]> => page.locator('.reports p').allTextContents();
      await expect.poll(async () => (await spoken()).at(-1)).toMatch(/^Your turn: /);
      await discardAndDraw(page);
      await page.locator('.table-pill:not(.table-mine)').waitFor();
      await untilMyTurn(page, 1);
      const reports = await spoken();
      expect(reports.at(-1)).toMatch(/^Your turn: /);
      for (const name of ['You', 'Otto'])
        expect(reports.some((report) => report.startsWith(`${name} `))).toBe(true);
      expect(await page.locator('.reports').getAttribute('aria-relevant')).toBe('additions');
      expect(await page.locator('[role="log"]').count()).toBe(1);
      expect(await page.locator('.table-screen [aria-live="polite"]:not(.reports)').count()).toBe(0);
      const { told, ...shownAgain } = await page.evaluate(lookBack);
      expect(shownAgain).toEqual({ during: { reels: 1, mine: 0 }, after: { reels: 0, mine: 1 } });
      expect(told.trim()).toMatch(/^Otto /);
    }));

  test('the title of a tab nobody looks at says that it is my turn', async () => {
    const { page } = guest;
    await sitDown(page, 'keltis');
    const turn = async (isHidden: boolean): Promise<string> => {
      await page.evaluate((hidden) => {
        Object.defineProperty(document, 'hidden', { value: hidden, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, isHidden);
      return page.title();
    };
    const usual = await page.title();
    expect(await turn(true)).toBe('● Your turn – Keltis');
    expect(await turn(false)).toBe(usual);
  });

  test('cards are heard, effects and the turn each by its own volume, and nothing when muted', () =>
    visiting({ settings: { muted: false } }, async (page) => {
      await page.evaluate(countSounds);
      /** How much is heard of a turn, once all that is waited for was. */
      const heard = async (least: number, ...set: Parameters<typeof change>[1][]): Promise<number> => {
        for (const one of set) await change(page, one);
        await sitDown(page, 'keltis');
        const before = await page.evaluate(() => starts);
        await discardAndDraw(page);
        await untilMyTurn(page, 1);
        const since = (): Promise<number> => page.evaluate((count) => starts - count, before);
        await expect.poll(since).toBeGreaterThanOrEqual(least);
        await page.waitForTimeout(100);
        return since();
      };
      const volume = (name: string, value: string) => (setting: (name: string) => Locator) =>
        setting(name).fill(value);
      const turn = SCORES.turn.length;
      expect(await heard(turn, volume('Cards', '0'))).toBe(turn);
      expect(await heard(turn + 1, volume('Cards', '0.5'), volume('Your turn', '0'))).toBeGreaterThan(turn);
      const muted = await heard(0, volume('Your turn', '1'), (one) => one('Mute all sounds').click());
      expect(muted).toBe(0);
    }));

  test('where nothing was heard for a while, the device keeps nothing ready for it', LONG, () =>
    visiting({ settings: { muted: false } }, async (page) => {
      await page.evaluate(countSounds);
      await page.clock.install();
      await sitDown(page, 'keltis');
      await discardAndDraw(page);
      await expect.poll(() => page.evaluate(() => starts)).toBeGreaterThan(0);
      expect(await page.evaluate(() => rests)).toBe(0);
      await page.clock.fastForward(30_000);
      await expect.poll(() => page.evaluate(() => rests)).toBe(1);
    }),
  );

  test('a device shakes for choosing, playing, a wrong tap and my turn; unless it is told not to', LONG, () =>
    visiting({ viewport: PHONE, hasTouch: true }, async (page) => {
      await page.evaluate(countShakes);
      const felt = async (): Promise<unknown[]> => page.evaluate(() => shakes.splice(0));
      await sitDown(page, 'keltis');
      await page.locator('.keltis-lane').first().tap({ force: true });
      expect(await felt()).toEqual([[12, 40, 12]]);
      await page
        .locator('.keltis-card')
        .first()
        .tap({ position: { x: 8, y: 20 } });
      await expect.poll(felt).toEqual([8]);
      await page.keyboard.press('d');
      await page.keyboard.press('Enter');
      await untilMyTurn(page, 1);
      expect(await felt()).toEqual(expect.arrayContaining([15, [25, 60, 25]]));
      await change(page, (setting) => setting('Vibration').click());
      await sitDown(page, 'keltis');
      await page.locator('.keltis-lane').first().tap({ force: true });
      expect(await felt()).toEqual([]);
    }),
  );

  test('settings take effect: text size, left hand, letters, aids', () =>
    visiting({}, async (page) => {
      const look = async () => {
        await sitDown(page, 'keltis');
        await page.locator('.keltis-card').first().click();
        await shown(page);
        return page.evaluate((primary) => {
          const left = (selector: string): number =>
            document.querySelector(selector)!.getBoundingClientRect().left;
          return {
            text: Number.parseFloat(
              getComputedStyle(document.querySelector('.kit-action-preview')!).fontSize,
            ),
            isPrimaryFirst: left(primary) < left('.keltis-undo'),
            letters: document.querySelectorAll('.keltis-card .card-letter').length,
            playable: document.querySelectorAll('.keltis-card.keltis-playable, .keltis-card.keltis-low')
              .length,
          };
        }, PRIMARY);
      };
      const usual = await look();
      expect(usual).toMatchObject({ isPrimaryFirst: false, letters: 0 });
      expect(usual.playable).toBeGreaterThan(0);
      await page.goto(`${site.url}/#/settings`);
      await page.getByLabel('Text size').selectOption('largest');
      for (const name of ['Letters on cards', 'Left-handed', 'Show what may be played'])
        await page.getByLabel(name).click();
      const other = await look();
      expect(other.text).toBeGreaterThan(usual.text * 1.2);
      expect(other).toMatchObject({ isPrimaryFirst: true, letters: 8, playable: 0 });
      await page.reload();
      expect(await page.evaluate(() => document.documentElement.dataset.text)).toBe('largest');
    }));

  test('who wants to confirm every move is asked once for a turn, and keeps what was laid out when saying no', () =>
    visiting({ settings: { confirm: true } }, async (page) => {
      await sitDown(page, 'keltis');
      await discardAndDraw(page);
      await page.locator('dialog .button', { hasText: 'Not yet' }).click();
      expect((await matchNow(page)).ply).toBe(0);
      await page.keyboard.press('Enter');
      await page.locator('dialog .button.primary').click();
      await untilMyTurn(page, 1);
      expect((await matchNow(page)).ply).toBeGreaterThan(2);
    }));

  test('motion scales with the speed, any touch finishes it, and less motion is a short fade', () =>
    visiting({ settings: { speed: 'relaxed' } }, async (page) => {
      const flights = async (): Promise<{ longest: number; moves: boolean; count: number }> => {
        await sitDown(page, 'keltis');
        await page.keyboard.press('Shift');
        const { card } = legalMove<KeltisMove & { card: string }>(
          await matchNow(page),
          (move) => move.type === 'row' && !('onto' in move),
        );
        await page.locator(`[data-spot="hand ${card}"]`).click();
        await page.keyboard.press('Shift');
        return page.evaluate(async (row) => {
          const button = document.querySelector<HTMLElement>(`[data-drop="row ${row}"]`)!;
          button.click();
          // Drawn, but before the next frame: what has begun cannot be over.
          const letGo = { attributeFilter: ['data-tapped'] };
          await new Promise((resolve) => new MutationObserver(resolve).observe(button, letGo));
          const running = document.getAnimations().filter(({ playState }) => playState === 'running');
          const frames = running.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes());
          return {
            count: running.length,
            moves: frames.some(({ transform }) => transform !== undefined),
            longest: Math.max(0, ...running.map(({ effect }) => Number(effect!.getTiming().duration))),
          };
        }, card[0]!);
      };
      const relaxed = await flights();
      await page.keyboard.press('Shift');
      expect(
        await page.evaluate(
          () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
        ),
      ).toBe(0);
      await change(page, (setting) => setting('Speed').selectOption('fast'));
      const fast = await flights();
      expect(relaxed.moves && fast.moves).toBe(true);
      expect(relaxed.longest / fast.longest).toBeCloseTo(3, 1);
      await change(page, (setting) => setting('Speed').selectOption('instant'));
      expect((await flights()).count).toBe(0);
      await change(page, (setting) => setting('Less motion').click());
      expect(await flights()).toMatchObject({ moves: false, longest: 120 });
    }));

  test('the home page loads neither sounds nor dragging', () =>
    visiting({}, async (page) => {
      await page.locator('.kit-fan').first().waitFor();
      const texts = await page.evaluate(() =>
        Promise.all(
          performance
            .getEntriesByType('resource')
            .filter(({ name }) => name.endsWith('.js'))
            .map(({ name }) => fetch(name).then((file) => file.text())),
        ),
      );
      expect(texts.length).toBeGreaterThan(0);
      for (const code of ['createOscillator', 'data-carried', 'vibrate'])
        expect(texts.some((text) => text.includes(code))).toBe(false);
    }));
});
