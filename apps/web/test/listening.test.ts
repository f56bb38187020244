import { FastRng } from '@quartet/core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sitDown } from './at-table.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { typing } from './fingers.ts';
import { heardSince, listen } from './listening.ts';
import { type Site, startSite } from './site.ts';
import { latestMatch } from './stored-matches.ts';
import { GAMES, type GameId, visit } from './visitor.ts';
import { wayOf } from './ways/index.ts';
import { choose, matchOf, takeTurn } from './whole-game.ts';
import { untilAsked } from './worker-feed.ts';

const CHROMIUM = findChromium();
const TURNS = 4;
const OTHERS = /^(Otto|Ada) /;

describe.skipIf(CHROMIUM === null)('who listens', () => {
  let site: Site;
  let browser: Browser;
  /** Goes from one table to the next. */
  let listener: Page;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
    listener = (await visit(browser, site, { settings: { tips: false } })).page;
    await listener.evaluate(listen);
  });
  afterAll(() => browser?.close());

  async function listeningAt(game: GameId): Promise<Page> {
    await sitDown(listener, game);
    await questioned(listener);
    return listener;
  }

  /** What was said until the question came, and the question. */
  async function questioned(page: Page): Promise<readonly string[]> {
    const prompt = await page.evaluate(
      () => document.querySelector('.table-pill .table-pill-text')!.textContent!,
    );
    await page.waitForFunction((asked) => heard.at(-1)?.endsWith(asked), prompt);
    return heardSince(page);
  }

  eachOf(GAMES, 'keltis')('%s: each move is told once, then whose turn it is', async (game) => {
    const page = await listeningAt(game);
    const luck = new FastRng(`listening to ${game}`);
    for (let turn = 0; turn < TURNS; turn++) {
      const saved = await latestMatch(page);
      const match = matchOf(saved);
      await takeTurn(typing(page), wayOf(game), match, (moves) => choose(moves, luck));
      await untilAsked(page, match.ply, [0]);
      const said = await questioned(page);
      const now = await latestMatch(page);
      const later = matchOf({ ...now, moves: now.moves.slice(0, match.ply) });
      const deciders = now.moves.slice(match.ply).map((text) => {
        const seat = later.actor;
        later.play(seat, text);
        return seat;
      });
      // One report for each turn of somebody else, none twice.
      const turns = deciders.filter((seat, i) => seat !== 0 && seat !== deciders[i - 1]).length;
      const reports = said.filter((text) => OTHERS.test(text));
      expect(reports.length, said.join('\n')).toBe(turns);
      expect(new Set(reports).size).toBe(reports.length);
      // The call comes once, last, and replaces nothing.
      const calls = said.filter((text) => text.startsWith('Your turn'));
      expect(calls, said.join('\n')).toEqual(turns > 0 ? [said.at(-1)] : []);
    }
  });

  test('what was drawn is heard before what to do next', async () => {
    const page = await listeningAt('linx');
    await page.locator('[data-spot="stock"]').click();
    await untilAsked(page, 1, [0]);
    const said = await questioned(page);
    expect(said).toEqual([
      expect.stringMatching(/^You draw .+ from the stock\.$/),
      'Lay a chain between two anchors, or discard a card.',
    ]);
  });

  test('every page is called by its heading, and has the focus there', async () => {
    const { page, context } = await visit(browser, site, { isServed: true });
    expect(await page.title()).toBe('Quartet');
    for (const [address, name] of [
      ['settings', 'Settings'],
      ['replays', 'Look back'],
      ['learn', 'Learn'],
      ['set-up/keltis', 'Keltis: The Card Game'],
      ['rules/linx', 'LINX: the rules'],
      ['learn/linko', 'Linko!'],
      ['stats', 'Statistics'],
    ] as const) {
      await page.evaluate((hash) => {
        location.hash = hash;
      }, `#/${address}`);
      await expect.poll(() => page.title()).toBe(`${name} – Quartet`);
      const focused = await page.evaluate(() => document.activeElement?.localName);
      // A lesson's coach speaks first.
      expect([address, focused]).toEqual([address, address === 'learn/linko' ? 'section' : 'h1']);
    }
    await sitDown(page, 'combos');
    await expect.poll(() => page.title()).toBe('Checkered Combos – Quartet');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Checkered Combos');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to your hand');
    await context.close();
  });
});
