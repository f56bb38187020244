import { findGame } from '@quartet/catalog';
import { Match, type Shapes, type Viewer } from '@quartet/core';
import type { Browser, Page } from 'playwright-core';
import type { SavedMatch } from '../src/engine/model.ts';
import type { Moment } from '../src/replays/worker/protocol.ts';
import { playMatch, savedMatch } from './finished-match.ts';
import type { Site } from './site.ts';
import { storeMatches } from './stored-matches.ts';
import { DESKTOP, type GameId, type Visitor, visit, type Wish } from './visitor.ts';

const SEATS: Readonly<Record<GameId, number>> = { linko: 3, linx: 3, combos: 3, keltis: 2 };

/** Matches that were played before: they are the same each time. */
const played = new Map<GameId, SavedMatch>();

export function finished(game: GameId): SavedMatch {
  const match =
    played.get(game) ?? savedMatch(playMatch(findGame(game)!, SEATS[game], 'in a browser'), `${game}-done`);
  played.set(game, match);
  return match;
}

export function running(game: GameId, people = 1): SavedMatch {
  return savedMatch(playMatch(findGame(game)!, SEATS[game], 'in a browser', 24), `${game}-runs`, people);
}

/** What the match itself would have shown after so many moves. */
export function viewOf(
  { game, moves, seed, ...table }: SavedMatch,
  at: number,
  viewer: Viewer,
): Shapes['View'] {
  const { seats, first, options } = table;
  const match = Match.start(findGame(game)!, { seats, first, options }, seed);
  for (const text of moves.slice(0, at)) match.play(match.actor, text);
  return match.view(viewer);
}

/** Somebody whose device keeps these matches. */
export async function keeping(
  browser: Browser,
  site: Site,
  matches: readonly SavedMatch[],
  wish: Wish = {},
): Promise<Visitor> {
  const somebody = await visit(browser, site, { viewport: DESKTOP, ...wish });
  await storeMatches(somebody.page, matches);
  return somebody;
}

/** A screen of the same page that shows matches. */
export async function openReplays(page: Page, site: Site, route: string): Promise<void> {
  await page.goto(`${site.url}/#/${route}`);
  await page.locator('.replays-past > *, .list, .stats-file, .replays-fault').first().waitFor();
}

/** Everything that workers told the page so far. */
export function told(page: Page): Promise<unknown[]> {
  return page.evaluate(() => exchanges.flatMap((each) => ('told' in each ? [each.told as unknown] : [])));
}

/** The moment on the screen, as the worker gave it to the page; once it is the wanted one. */
export async function momentAt(page: Page, at: number, viewer: Viewer = 0): Promise<Moment> {
  const found = await page.waitForFunction(
    ([wanted, eyes]) => {
      const moments = exchanges.flatMap((each) => {
        const { answer } = 'told' in each ? (each.told as unknown as { answer?: object }) : {};
        return answer && 'view' in answer ? [answer as unknown as { at: number; viewer: unknown }] : [];
      });
      const last = moments.at(-1);
      const range = document.querySelector<HTMLInputElement>('.replays-range input');
      const isThere = last?.at === wanted && last.viewer === eyes && range?.value === String(wanted);
      return isThere && last;
    },
    [at, viewer] as const,
    { polling: 15 },
  );
  return (await found.jsonValue()) as unknown as Moment;
}
