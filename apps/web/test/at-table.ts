import { findGame } from '@quartet/catalog';
import { type Match, type Shapes, tableFor } from '@quartet/core';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { latestMatch, storeMatches } from './stored-matches.ts';
import { playersOf } from './tables.ts';
import type { GameId } from './visitor.ts';
import { matchOf } from './whole-game.ts';
import { shown, untilAsked } from './worker-feed.ts';

const SEATS: Readonly<Record<GameId, number>> = { linko: 3, linx: 3, combos: 3, keltis: 2 };

/** Opens a fresh table of this game: always the same deal, and the visitor begins. */
export async function sitDown(page: Page, game: GameId): Promise<void> {
  const rules = findGame(game)!;
  const now = Date.now();
  const id = `${game}-${now}`;
  await storeMatches(page, [
    {
      id,
      game,
      rules: rules.version,
      ...tableFor(rules, SEATS[game]),
      seed: 'fast:comfort',
      players: playersOf(SEATS[game], 1),
      moves: [],
      started: now,
      updated: now,
      casual: false,
    },
  ]);
  await page.evaluate((route) => {
    location.hash = route;
  }, `#/table/${id}`);
  // Until then it is the table before this one that asks.
  await page.waitForFunction(
    (wanted) => globalThis.latestState === undefined || globalThis.latestState?.id === wanted,
    id,
  );
  await page.locator('.table-pill.table-mine').waitFor();
  await shown(page);
}

/** The match as this device keeps it. */
export async function matchNow(page: Page): Promise<Match> {
  return matchOf(await latestMatch(page));
}

/** Waits until this decision is made and the table asks the visitor again. */
export async function untilMyTurn(page: Page, ply: number): Promise<void> {
  await untilAsked(page, ply + 1, [0]);
  await page.locator('.table-pill.table-mine').waitFor();
}

/** The first legal move that fits. */
export function legalMove<M extends Shapes['Move']>(match: Match, fits: (move: M) => boolean): M {
  const found = (match.moves() as readonly Shapes['Move'][] as readonly M[]).find(fits);
  expect(found).toBeDefined();
  return found!;
}

/** What listeners were told last; a space more or less makes no difference. */
export async function status(page: Page): Promise<string> {
  return ((await page.locator('.status').textContent()) ?? '').trim();
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A spot of a thing that cards lying over it leave free. */
export async function spotOn(thing: Locator): Promise<Point> {
  const box = await thing.boundingBox();
  if (!box) throw new Error(`${thing} cannot be seen`);
  return { x: box.x + Math.min(14, box.width / 2), y: box.y + box.height / 3 };
}

/** Presses the mouse on a thing and moves it there, with the button down. */
export async function dragTo(page: Page, thing: string, to: Point): Promise<void> {
  const from = await spotOn(page.locator(thing));
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x, from.y - 30, { steps: 3 });
  await page.mouse.move(to.x, to.y, { steps: 4 });
}

export async function dragAndDrop(page: Page, thing: string, place: string): Promise<void> {
  const box = (await page.locator(place).boundingBox())!;
  await dragTo(page, thing, { x: box.x + box.width / 2, y: box.y + box.height / 2 });
  await page.mouse.up();
  await shown(page);
}
