import type { Move as CombosMove } from '@quartet/combos';
import type { Move as KeltisMove } from '@quartet/keltis';
import type { Move as LinkoMove } from '@quartet/linko';
import type { Move as LinxMove } from '@quartet/linx';
import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  dragAndDrop,
  dragTo,
  legalMove,
  matchNow,
  sitDown,
  spotOn,
  status,
  untilMyTurn,
} from './at-table.ts';
import { findChromium, launch } from './chromium.ts';
import { startSite } from './site.ts';
import { DESKTOP, PHONE, type Visitor, visit } from './visitor.ts';
import { shown } from './worker-feed.ts';

const CHROMIUM = findChromium();
/** Where nothing can be dropped. */
const OUTSIDE = { x: 720, y: 12 };

describe.skipIf(CHROMIUM === null)('dragging, beside tapping', () => {
  let browser: Browser;
  /** Somebody with the usual settings, who sits down at one table after the other. */
  let guest: Visitor;
  beforeAll(async () => {
    browser = await launch(CHROMIUM!);
    guest = await visit(browser, await startSite(), { viewport: DESKTOP });
  });
  afterAll(async () => {
    expect(guest.complaints).toEqual([]);
    await browser?.close();
  });

  test('Keltis: a card dragged onto its row is laid there, the pile’s card dragged to the hand is drawn', async () => {
    const { page } = guest;
    await sitDown(page, 'keltis');
    const { card } = legalMove<KeltisMove & { card: string }>(
      await matchNow(page),
      (move) => move.type === 'row' && !('onto' in move),
    );
    const thing = `[data-spot="hand ${card}"]`;
    await dragTo(page, thing, OUTSIDE);
    expect(await page.locator(`[data-can][data-drop="row ${card[0]}"]`).count()).toBe(1);
    await page.mouse.up();
    await expectUntouched(page);
    await dragTo(page, thing, OUTSIDE);
    await page.keyboard.press('Escape');
    await page.mouse.up();
    await expectUntouched(page);
    await dragAndDrop(page, thing, `[data-drop="row ${card[0]}"]`);
    expect(await page.locator('.keltis-token.keltis-staged').count()).toBe(1);
    await dragAndDrop(page, '[data-drag="pile"]', '[data-drop="hand"]');
    await untilMyTurn(page, 1);
    expect((await matchNow(page)).record().moves.slice(0, 2)).toEqual([
      expect.stringContaining(card),
      expect.stringContaining('draw'),
    ]);
  });

  test('Keltis: a card dropped where it does not go snaps back, and a sentence says why', async () => {
    const { page } = guest;
    await sitDown(page, 'keltis');
    const wrong = await page.evaluate(() => {
      const card = document.querySelector('.keltis-card [data-card]')!.getAttribute('data-card')!;
      return { card, row: ['r', 'y', 'g', 'b', 'p'].find((row) => row !== card[0])! };
    });
    await dragAndDrop(page, `[data-spot="hand ${wrong.card}"]`, `[data-drop="row ${wrong.row}"]`);
    expect(await status(page)).toContain('only');
    await expectUntouched(page);
  });

  test('Linko!: a number dragged onto one’s own stack is played', LONG, async () => {
    const { page } = guest;
    await sitDown(page, 'linko');
    const { cards } = legalMove<LinkoMove & { cards: readonly string[] }>(
      await matchNow(page),
      (move) => move.type === 'play' && move.cards.length > 1 && !move.cards.includes('X'),
    );
    const thing = `[data-drag="number ${cards[0]}"]`;
    await dragTo(page, thing, OUTSIDE);
    await page.mouse.up();
    await expectUntouched(page);
    await dragAndDrop(page, thing, '[data-drop="stack"]');
    await page.waitForFunction(() => latestState!.ply > 0);
    const [played] = (await matchNow(page)).record().moves;
    expect(played).toContain(`${cards[0]} ${cards[0]}`);
  });

  test(
    'LINX: the stock dragged to the hand draws, a card dragged to the discards is thrown away',
    LONG,
    async () => {
      const { page } = guest;
      await sitDown(page, 'linx');
      await dragAndDrop(page, '[data-drag="pile stock"]', '[data-drop="hand"]');
      await page.waitForFunction(() => latestState!.ply === 1 && latestState!.view.phase === 'act');
      await shown(page);
      const { card } = legalMove<LinxMove & { card: string }>(
        await matchNow(page),
        ({ type }) => type === 'discard',
      );
      const thing = `.linx-hand-card[data-spot="hand ${card}"] >> nth=0`;
      await dragTo(page, thing, OUTSIDE);
      await page.mouse.up();
      expect(await page.locator('.linx-link').count()).toBe(0);
      await dragAndDrop(page, thing, '[data-drop="tray"]');
      expect(await page.locator('button.linx-link').count()).toBe(1);
      await dragAndDrop(page, '[data-drag="link 0"]', '[data-drop="hand"]');
      expect(await page.locator('button.linx-link').count()).toBe(0);
      await dragAndDrop(page, thing, '[data-drop="discards"]');
      await untilMyTurn(page, 1);
      expect((await matchNow(page)).record().moves[1]).toBe(`discard ${card}`);
    },
  );

  test(
    'Combos: sliding over the hand chooses neighbours, and dragging them to the turn plays them',
    LONG,
    async () => {
      const { page } = guest;
      await sitDown(page, 'combos');
      const { from, to } = legalMove<CombosMove & { from: number; to: number }>(
        await matchNow(page),
        (move) => move.type === 'play' && move.to === move.from + 1 && move.as.length === 0,
      );
      const cell = (position: number): string => `[data-drag="card ${position}"]`;
      const start = await spotOn(page.locator(cell(from)));
      const end = await spotOn(page.locator(cell(to)));
      const slide = async (): Promise<void> => {
        await page.mouse.move(start.x, start.y);
        await page.mouse.down();
        await page.mouse.move(end.x, end.y, { steps: 5 });
        await shown(page);
      };
      await slide();
      expect(await page.locator('.combos-cell[aria-pressed="true"]').count()).toBe(2);
      await page.mouse.move(OUTSIDE.x, OUTSIDE.y, { steps: 5 });
      await page.mouse.up();
      await expectUntouched(page);
      await slide();
      const trick = (await page.locator('[data-drop="trick"]').boundingBox())!;
      await page.mouse.move(trick.x + 60, trick.y + 60, { steps: 5 });
      expect(await page.locator('[data-carried]').count()).toBe(2);
      await page.mouse.up();
      await page.waitForFunction(() => latestState!.ply > 0);
      expect((await matchNow(page)).record().moves[0]).toContain(`${from}`);
      expect(await page.locator('.reports').textContent()).toContain('You play');
    },
  );

  test('a finger drags a card on a phone, and the page does not scroll', async () => {
    const wish = { viewport: PHONE, hasTouch: true };
    const { page, context, complaints } = await visit(browser, await startSite(), wish);
    await sitDown(page, 'keltis');
    const { card } = legalMove<KeltisMove & { card: string }>(
      await matchNow(page),
      (move) => move.type === 'row' && !('onto' in move),
    );
    const from = await spotOn(page.locator(`[data-spot="hand ${card}"]`));
    const to = await spotOn(page.locator(`[data-drop="row ${card[0]}"]`));
    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0): Promise<unknown> =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    await touch('touchStart', from.x, from.y);
    for (let i = 1; i <= 8; i++)
      await touch('touchMove', from.x + ((to.x - from.x) * i) / 8, from.y + ((to.y - from.y) * i) / 8);
    await touch('touchEnd');
    await shown(page);
    expect(await page.locator('.keltis-token.keltis-staged').count()).toBe(1);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  async function expectUntouched(page: Page): Promise<void> {
    await shown(page);
    expect((await matchNow(page)).ply).toBe(0);
    expect(
      await page
        .locator('[aria-pressed="true"], .combos-staged, .keltis-staged, [data-carried], [data-can]')
        .count(),
    ).toBe(0);
  }
});
