import { findGame } from '@quartet/catalog';
import type { Match } from '@quartet/core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { matchNow, sitDown, untilMyTurn } from './at-table.ts';
import { findChromium, launch } from './chromium.ts';
import { playMatch, savedMatch } from './finished-match.ts';
import { playedMatch, stoppedAt } from './positions.ts';
import { startSite } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { DESKTOP, visit } from './visitor.ts';

const CHROMIUM = findChromium();

describe.skipIf(CHROMIUM === null)('keys at a table', () => {
  /** Somebody who sits down at one table after the other. */
  let page: Page;
  beforeAll(async () => {
    const browser = await launch(CHROMIUM!);
    ({ page } = await visit(browser, await startSite(), { viewport: DESKTOP, settings: { tips: false } }));
  });
  afterAll(() => page?.context().close());

  const focused = () =>
    page.evaluate(() => ({
      spot: (document.activeElement as HTMLElement).dataset.spot ?? '',
      pressed: document.activeElement?.getAttribute('aria-pressed'),
    }));
  const pressed = () => page.locator('main [aria-pressed="true"]').count();

  test.each(['linko', 'keltis', 'combos'] as const)(
    '%s: a digit chooses and has the focus there; Enter is the golden button wherever the focus is in the hand',
    async (game) => {
      await sitDown(page, game);
      const number = game === 'linko' ? (await numberHeld())! : '1';
      await page.keyboard.press(number);
      await expect.poll(() => focused()).toMatchObject({ pressed: 'true' });
      const { ply } = await matchNow(page);
      const before = await focused();
      await page.keyboard.press('ArrowRight');
      await expect.poll(() => focused()).not.toEqual(before);
      const golden = page.locator('[data-spot="primary"]');
      const label = await golden.innerText();
      await page.keyboard.press('Enter');
      if (game === 'keltis') await expect.poll(() => golden.innerText()).not.toBe(label);
      else await untilMyTurn(page, ply);
    },
  );

  test('with nothing to press in gold, Enter chooses the card, and Space puts it back', async () => {
    await sitDown(page, 'keltis');
    await page.locator('[data-spot^="hand"]').first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => pressed()).toBe(1);
    await page.keyboard.press('Space');
    await expect.poll(() => pressed()).toBe(0);
  });

  test('Linko!: Enter draws card after card, and the next turn finds whoever drew at their hand', async () => {
    const played = await playedMatch('linko', { seats: 3, seed: 'a' });
    const saved = stoppedAt(played, played.positions.find(({ phase }) => phase === 'draw')!);
    await storeMatches(page, [saved]);
    await page.evaluate((id) => {
      location.hash = `#/table/${id}`;
    }, saved.id);
    const isAt = (place: string): Promise<boolean> =>
      page.evaluate((wanted) => document.activeElement!.matches(wanted), place);
    const now = () => page.evaluate(() => ({ ply: latestState!.ply, phase: latestState!.view.phase }));
    await page.waitForFunction((id) => latestState?.id === id, saved.id);
    await page.locator('.linko-slot').first().focus();
    await page.keyboard.press('ArrowRight');
    for (let at = await now(); at.phase === 'draw'; at = await now()) {
      await expect.poll(() => isAt('.linko-target')).toBe(true);
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await now()).ply).toBeGreaterThan(at.ply);
    }
    await page.waitForFunction(() => latestState!.view.actor === 0 && latestState!.view.phase !== 'draw');
    await expect.poll(() => isAt('.linko-hand-pile')).toBe(true);
  });

  test('Keltis: D throws away the chosen card, also where nothing else can be done with it', async () => {
    await storeMatches(page, [savedMatch(withUselessCard(), 'useless')]);
    await page.evaluate(() => {
      location.hash = '#/table/useless';
    });
    await page.waitForFunction(() => latestState?.id === 'useless');
    await page.locator('.table-pill.table-mine').waitFor();
    const golden = page.locator('[data-spot="primary"]');
    for (const note of ['can be laid', 'can only be discarded']) {
      const card = page.locator('[data-spot^="hand"]', { hasText: note }).first();
      expect(await card.count(), note).toBe(1);
      await card.click();
      await page.keyboard.press('d');
      await expect.poll(() => golden.innerText()).toContain('Draw');
      await page.keyboard.press('u');
      await page.keyboard.press('Escape');
    }
  });

  test('the log is one tab stop; arrows go through it', async () => {
    await sitDown(page, 'linx');
    await page.locator('[data-spot="stock"]').click();
    await untilMyTurn(page, 0);
    const entries = page.locator('.table-screen-log .table-log button');
    expect(await entries.count()).toBeGreaterThan(1);
    expect(
      await entries.evaluateAll((all) => all.filter((one) => (one as HTMLElement).tabIndex === 0).length),
    ).toBe(1);
    await entries.last().focus();
    await page.keyboard.press('Home');
    expect(await entries.first().evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('ArrowDown');
    expect(await entries.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
  });

  /** A match of Keltis in which seat 0 may lay one card, and can do nothing with another but throw it away. */
  function withUselessCard(): Match {
    for (let decisions = 8; ; decisions += 1) {
      const match = playMatch(findGame('keltis')!, 2, 'a useless card', decisions);
      const moves = match.moves() as readonly { readonly type: string; readonly card?: string }[];
      const isDiscard = ({ type }: { readonly type: string }): boolean => type === 'discard';
      const laid = moves.filter((move) => !isDiscard(move)).map(({ card }) => card);
      const isClaim = moves.some(({ type }) => type === 'claim');
      const isThere = moves.some((move) => isDiscard(move) && !laid.includes(move.card));
      if (match.actor === 0 && laid.length > 0 && isThere && !isClaim) return match;
    }
  }

  /** The key of a number of which there are cards in the hand. */
  async function numberHeld(): Promise<string | undefined> {
    const spots = await page
      .locator('[data-spot^="hand"]')
      .evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.spot!.split(' ')[1]!));
    return spots.find((card) => /^[1-9]$/.test(card));
  }
});
