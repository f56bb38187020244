import type { Language } from '@quartet/core';
import { LONG } from '@quartet/testkit/long';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { SavedMatch } from '../src/engine/model.ts';
import { findChromium, launch } from './chromium.ts';
import { fontsHere } from './fonts.ts';
import { layoutFaults } from './layout-faults.ts';
import { type Look, lookAt, looksFor, nameOf } from './looks.ts';
import { beforeOthers, fullest, playedMatch, sampled, stoppedAt } from './positions.ts';
import { type Site, startSite } from './site.ts';
import { stage } from './staging.ts';
import { storeMatches } from './stored-matches.ts';
import { demandsAt } from './table-demands.ts';
import { DESKTOP, GAMES, type GameId, PHONE, SIZES, type Size, visit } from './visitor.ts';

const CHROMIUM = findChromium();

/** Every number of seats; in German, which is longer, the most, and every second below. */
const SEATINGS: Readonly<Record<GameId, Readonly<Record<'en' | 'de', readonly number[]>>>> = {
  linko: { en: [4, 2], de: [5, 3] },
  linx: { en: [5, 3], de: [6, 4, 2] },
  combos: { en: [4, 2], de: [5, 3] },
  keltis: { en: [3], de: [4, 2] },
};
/** All that must show a whole table, and those on which it scrolls: a phone on its side, and pages at 200 % and 400 %. */
const SCREENS: readonly Size[] = [
  ...SIZES,
  { width: 1280, height: 720 },
  { width: 664, height: 390 },
  { width: 640, height: 360 },
  { width: 320, height: 256 },
];
/** Where what the others have just done is looked at. */
const TOLD: readonly Size[] = [DESKTOP, PHONE];

describe.skipIf(CHROMIUM === null)('every table on every screen', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    site = await startSite();
    browser = await launch(CHROMIUM!);
  });
  afterAll(() => browser?.close());

  async function come(language: Language): Promise<Page> {
    // What a bot says stands where its seat was a moment ago, however the page is turned.
    const settings = { language, remarks: false };
    return (await visit(browser, site, { settings, keepsWorker: true })).page;
  }

  describe('with the most seats, when there is most to see', () => {
    let page: Page;
    beforeAll(async () => {
      page = await come('de');
    });
    afterAll(() => page?.context().close());

    test.each(GAMES)('%s: all is in sight, large enough, apart and not cut off', async (game) => {
      const seats = SEATINGS[game].de[0]!;
      const played = await playedMatch(game, { seats, seed: `${game}-${seats}` });
      const position = fullest(played.positions);
      const faults: string[] = [];
      const looks = looksFor(SCREENS, fontsHere());
      await openAt(page, stoppedAt(played, position));
      for (const _ of SIZES) faults.push(...(await faultsAt(page, `ply ${position.ply}`, looks)));
      const name = (await stage(page, game, position)) ? 'laid out' : position.phase;
      for (const _ of SCREENS) faults.push(...(await faultsAt(page, name, looks)));
      expect(faults).toEqual([]);
    });
  });

  describe.each(['en', 'de'] as const)('all along a match, in %s', LONG, (language) => {
    let page: Page;
    beforeAll(async () => {
      page = await come(language);
    });
    afterAll(() => page?.context().close());

    test.each(GAMES)('%s: all is in sight, large enough, apart and not cut off', async (game) => {
      const faults: string[] = [];
      // Each position is seen in one way, and in others in the other language.
      const looks = looksFor(language === 'en' ? SCREENS : SCREENS.toReversed(), fontsHere());
      const tellings = looksFor(TOLD, [null]);
      for (const seats of SEATINGS[game][language]) {
        const played = await playedMatch(game, { seats, seed: `${game}-${seats}` });
        for (const position of sampled(played.positions)) {
          await openAt(page, stoppedAt(played, position));
          const name = `${seats} seats, ply ${position.ply}, ${position.phase}`;
          faults.push(...(await faultsAt(page, name, looks)));
          if (await stage(page, game, position))
            faults.push(...(await faultsAt(page, `${name}, laid out`, looks)));
        }
        // What the others have just done is told at their seats, and takes room.
        await openAt(page, stoppedAt(played, { ply: beforeOthers(played) }));
        faults.push(...(await faultsAt(page, `${seats} seats, after the others acted`, tellings)));
      }
      expect(faults).toEqual([]);
    });
  });
});

/** From one table straight to the next. */
async function openAt(page: Page, saved: SavedMatch): Promise<void> {
  await storeMatches(page, [saved]);
  await page.evaluate((id) => {
    location.hash = `#/table/${id}`;
  }, saved.id);
  await page.waitForFunction(
    (id) => latestState?.id === id && document.querySelector('.table-pill.table-mine') !== null,
    saved.id,
  );
}

async function faultsAt(page: Page, name: string, looks: Generator<Look, never>): Promise<string[]> {
  const look = looks.next().value;
  await lookAt(page, look);
  const found = await layoutFaults(page, demandsAt(look.size));
  return found.map((fault) => `${name}, ${nameOf(look)}: ${fault}`);
}
