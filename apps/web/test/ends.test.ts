import { Match, type Shapes } from '@quartet/core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedMatch } from '../src/engine/model.ts';
import { axeViolations, violationsBesideColours } from './axe.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { tapping } from './fingers.ts';
import { type Demands, layoutFaults } from './layout-faults.ts';
import { lookAt } from './looks.ts';
import { type PlayedMatch, playedMatch, stoppedAt } from './positions.ts';
import { type Site, startSite } from './site.ts';
import { latestMatch, storeMatches } from './stored-matches.ts';
import { DESKTOP, GAMES, type GameId, PHONE, type Visitor, visit } from './visitor.ts';
import { wayOf } from './ways/index.ts';
import { matchOf, takeTurn, toldResult } from './whole-game.ts';
import { shown } from './worker-feed.ts';

const CHROMIUM = findChromium();
const DEMANDS: Demands = { fits: true, small: [], overlapping: [], shortened: [] };
const NEXT = 'dialog [data-next-round]';

/** Matches for three, each played once for all tests. */
const matches = new Map<GameId, Promise<PlayedMatch>>();
function played(game: GameId): Promise<PlayedMatch> {
  const found = matches.get(game) ?? playedMatch(game, { seats: 3 });
  matches.set(game, found);
  return found;
}

describe.skipIf(CHROMIUM === null)('ends', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  describe.each(['en', 'de'] as const)('in %s', (language) => {
    let visitor: Visitor;
    beforeAll(async () => {
      visitor = await visit(browser, site, { settings: { language }, keepsWorker: true });
    });
    afterAll(async () => {
      expect(visitor.complaints).toEqual([]);
      await visitor.context.close();
    });

    const isEnglish = language === 'en';
    eachOf(GAMES, ...(isEnglish ? (['linko'] as const) : []))(
      `%s ends with who won and all that counted${isEnglish ? ', and Enter plays again' : ''}`,
      async (game) => {
        const { page } = visitor;
        const { saved } = await played(game);
        await open(page, saved);
        expect(await toldResult(page, saved)).toEqual(saved.result);
        const verdict = await page.locator('dialog h2').textContent();
        const isWon = saved.result!.winners.includes(0);
        expect(/^(You|Du)\b/.test(verdict!)).toBe(isWon);
        expect(await page.locator('.ends-confetti').count()).toBe(isWon ? 1 : 0);
        // Minus signs, no hyphens, before points.
        expect(await page.locator('dialog').textContent()).not.toMatch(/(^|\s)-\d/);
        for (const size of [DESKTOP, PHONE]) {
          await page.setViewportSize(size);
          await shown(page);
          expect(await layoutFaults(page, DEMANDS)).toEqual([]);
          expect(await violations(page, 'dialog')).toEqual([]);
        }
        if (isEnglish) await expectAgain(page, saved);
      },
    );
    /** Colours are the same in every language. */
    const violations = isEnglish ? axeViolations : violationsBesideColours;
  });

  eachOf(['en', 'de'] as const, 'de')(
    'on a phone what is also there takes two rows, and every total is whole (%s)',
    async (language) => {
      const { page, context } = await visit(browser, site, { settings: { language } });
      const { saved } = await playedMatch('keltis', { seats: 4 });
      await open(page, saved);
      for (const size of [PHONE, { width: 360, height: 560 }]) {
        for (const text of ['normal', 'largest'] as const) {
          await lookAt(page, { size, font: null, text });
          const seen = await page.evaluate(() => {
            const boxes = (selector: string): DOMRect[] =>
              [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
            const [room] = boxes('.ends-evidence');
            const isIn = ({ top, bottom, left, right }: DOMRect): boolean =>
              top >= room!.top && bottom <= room!.bottom && left >= room!.left && right <= room!.right;
            return {
              rows: new Set(boxes('.ends-quiet > *').map(({ top }) => top)).size,
              whole: boxes('.ends-tally').filter(isIn).length,
            };
          });
          expect(seen.rows).toBeLessThanOrEqual(2);
          expect(seen.whole).toBe(4);
          expect(await layoutFaults(page, DEMANDS)).toEqual([]);
        }
      }
      await context.close();
    },
  );

  test('more points than ever before are told, from the matches kept here', async () => {
    const { page, context } = await visit(browser, site);
    const { saved } = await played('linko');
    const { winners, scores } = saved.result!;
    const worse = { winners, scores: scores.map((score) => score - 3) };
    await storeMatches(page, [{ ...saved, id: 'before', result: worse }]);
    await open(page, saved);
    await page.getByText(/New personal best/).waitFor();
    await context.close();
  });

  test('a round ends: the table stands still until somebody goes on, and can be looked at', async () => {
    const { page, context, complaints } = await visit(browser, site, { hasTouch: true });
    const whole = await playedMatch('combos', { seats: 3, seed: 'f' });
    const ply = ownRoundEnd(whole);
    const saved = { ...stoppedAt(whole, { ply }), updated: Date.now() };
    await storeMatches(page, [saved]);
    await page.goto(`${site.url}/#/table/${saved.id}`);
    await page.locator('.table-pill.table-mine').waitFor();
    const match = matchOf(saved);
    const move = match.game.parse(whole.saved.moves[ply]!) as Shapes['Move'];
    await takeTurn(tapping(page), wayOf('combos'), match, () => move);
    await page.locator(NEXT).waitFor();
    const [moves, table] = [(await latestMatch(page)).moves.length, page.locator('.table-screen-body')];
    const still = await table.textContent();
    expect(await page.locator('dialog h2').textContent()).toBe('Round 1 is over');
    for (const size of [PHONE, DESKTOP]) {
      await page.setViewportSize(size);
      await shown(page);
      expect(await layoutFaults(page, DEMANDS)).toEqual([]);
      expect(await axeViolations(page, 'dialog')).toEqual([]);
    }
    await page.setViewportSize(PHONE);
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await page.getByRole('button', { name: 'Back to the result' }).click();
    expect(await table.textContent()).toBe(still);
    expect((await latestMatch(page)).moves.length).toBe(moves);
    await page.locator(NEXT).click();
    await page.locator('.table-pill.table-mine').waitFor();
    expect(await page.locator('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

async function open(page: Page, saved: SavedMatch): Promise<void> {
  await storeMatches(page, [{ ...saved, updated: Date.now() }]);
  await page.evaluate((id) => {
    location.hash = `#/table/${id}`;
  }, saved.id);
  await page.waitForFunction(
    (id) => latestState?.id === id && document.querySelector('dialog [data-total]'),
    saved.id,
  );
  await shown(page);
}

/** Enter plays with the same people once more, and the focus is at the new table, which has its name. */
async function expectAgain(page: Page, saved: SavedMatch): Promise<void> {
  await page.locator('dialog .primary:focus').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('dialog').waitFor({ state: 'detached' });
  // On the heading, so that it is read out, or already where something is asked for.
  await page.waitForFunction(() => document.querySelector('main.table-screen :focus') !== null);
  expect((await latestMatch(page)).players).toEqual(saved.players);
  const title = (await page.locator('main h1').textContent())!;
  expect(await page.title()).toContain(title.slice(0, 5));
}

/** A decision of the first seat that ends a round of a match that goes on. */
function ownRoundEnd({ game, saved, actors }: PlayedMatch): number {
  const { seats, first, options, seed } = saved;
  const match = Match.start(game, { seats, first, options }, seed);
  return saved.moves.findIndex((text, ply) => {
    const told = match.play(match.actor, text);
    return told.ok && actors[ply] === 0 && told.events.some(({ type }) => type === 'dealt');
  });
}
