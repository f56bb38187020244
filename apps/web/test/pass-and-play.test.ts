import { wordingOf } from '@quartet/catalog';
import { SIGNS, type Sign } from '@quartet/keltis';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch } from './chromium.ts';
import { eachOf } from './each-of.ts';
import { tapping } from './fingers.ts';
import { nearlyOver, UNHURRIED } from './nearly-over.ts';
import { expectNothingHidden, Listener } from './secrets.ts';
import { type Site, startSite } from './site.ts';
import { latestMatch, storeMatches } from './stored-matches.ts';
import { SHARED_TABLES } from './tables.ts';
import { GAMES, PLAY, visit } from './visitor.ts';
import { showing } from './ways/way.ts';
import { expectTrueEnd, playToTheEnd } from './whole-game.ts';
import { newExchanges, shown } from './worker-feed.ts';

const CHROMIUM = findChromium();
/** Matches in which many kinds of moves are still made. */
const SEED = { linko: 'end 4', linx: 'end 0', combos: 'end 5', keltis: 'end 4' } as const;
const LIFT = '.table-curtain .button';

describe.skipIf(CHROMIUM === null)('one device passed around', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  eachOf(GAMES, 'linx')('%s: until it is over nobody can see what is not theirs', async (game) => {
    const { page, context, complaints } = await visit(browser, site, { hasTouch: true });
    const fingers = tapping(page);
    const listener = new Listener();
    const kept = await nearlyOver(game, SHARED_TABLES[game]!, SEED[game]);
    await storeMatches(page, [kept]);
    await page.goto(`${site.url}/#/table/${kept.id}`);
    await page.locator('.table-curtain').waitFor();
    let curtains = 0;
    const saved = await playToTheEnd({
      page,
      fingers,
      game,
      patience: UNHURRIED,
      beforeDecision: async (match, now) => {
        listener.hear(await newExchanges(page), now);
        await expectNothingHidden(page, now, listener.viewer);
        if (listener.viewer === match.actor) return;
        curtains++;
        await fingers.press(LIFT);
        await page.waitForFunction((seat) => latestState!.viewer === seat, match.actor);
        await shown(page);
        listener.hear(await newExchanges(page), now);
        expect(listener.viewer).toBe(match.actor);
        await expectNothingHidden(page, now, match.actor);
      },
    });
    expect(curtains).toBeGreaterThan(5);
    await expectTrueEnd(page, saved);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('what one person was told is gone when the next one takes over', async () => {
    const visitor = await visit(browser, site, { hasTouch: true, tables: SHARED_TABLES, luck: 1 });
    const { page, context } = visitor;
    const fingers = tapping(page);
    await page.locator(PLAY.keltis).tap();
    await page.locator(LIFT).tap();
    await page.locator('.table-pill.table-mine').waitFor();
    const hand = page.locator('.keltis-hand [data-card]');
    const cards = await hand.evaluateAll((faces) => faces.map((face) => (face as HTMLElement).dataset.card!));
    const [kept, thrown] = [cards[0]!, cards.at(-1)!];
    const pile = `.keltis-piles > :nth-child(${2 + SIGNS.indexOf(thrown[0] as Sign)})`;
    // A card of another colour does not go there, and that is said.
    await fingers.press(showing('.keltis-card', kept));
    await fingers.press(pile);
    const { card } = await wordingOf('keltis', 'en');
    expect(await page.locator('.table-said').textContent()).toMatch(new RegExp(card(kept), 'i'));
    await fingers.press(showing('.keltis-card', thrown));
    await fingers.press(pile);
    await fingers.press('.keltis-piles > :first-child');
    await page.locator('.table-curtain').waitFor();
    await expectNothingHidden(page, await latestMatch(page), 'table');
    await context.close();
  });
});
