import { findGame } from '@quartet/catalog';
import { FastRng, Match, tableFor } from '@quartet/core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { SavedMatch } from '../src/engine/model.ts';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { type Site, startSite } from './site.ts';
import { latestMatch, storeMatches } from './stored-matches.ts';
import { playersOf } from './tables.ts';
import { GAMES, type GameId, visit } from './visitor.ts';

const CHROMIUM = findChromium();
const ME = 0;

/** A match in which I have decided before and must decide again, and where my last decision was. */
function halfPlayed(game: GameId): { saved: SavedMatch; mine: number } {
  const rules = findGame(game)!;
  const seats = 3;
  const table = tableFor(rules, seats);
  const seed = `fast:take back ${game}`;
  const match = Match.start(rules, table, seed);
  const luck = new FastRng(seed);
  let mine = -1;
  while (match.ply < 12 || match.actor !== ME || match.ply - mine < 2) {
    if (match.actor === ME) mine = match.ply;
    const moves = match.moves();
    match.play(match.actor, moves[luck.below(moves.length)]!);
  }
  const { moves } = match.record();
  const common = {
    id: `${game}-half`,
    game,
    rules: rules.version,
    seed,
    casual: false,
    started: 1,
    updated: 1,
  };
  return { saved: { ...common, ...table, players: playersOf(seats, 1), moves }, mine };
}

describe.skipIf(CHROMIUM === null)('taking a turn back', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  eachOf(GAMES, 'linx')(
    '%s goes back to my last decision, and the game is no longer a fair one',
    async (game) => {
      const { saved, mine } = halfPlayed(game);
      const { page, context, complaints } = await visit(browser, site);
      await storeMatches(page, [saved]);
      await page.goto(`${site.url}/#/table/${saved.id}`);
      await page.locator('.table-pill.table-mine').waitFor();
      await page.getByRole('button', { name: 'Menu' }).click();
      await page.getByRole('button', { name: 'Take back turn' }).click();
      await page.waitForFunction((ply) => latestState?.ply === ply, mine);
      const now = await latestMatch(page);
      expect(now.moves).toEqual(saved.moves.slice(0, mine));
      expect(now.casual).toBe(true);
      await page.locator('.table-pill.table-mine').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
