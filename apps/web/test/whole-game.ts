import { findGame, games } from '@quartet/catalog';
import { FastRng, Match, type Result, readRecord, replay, type Shapes } from '@quartet/core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SavedMatch } from '../src/engine/model.ts';
import type { Fingers } from './fingers.ts';
import { inHaste } from './haste.ts';
import { latestMatch } from './stored-matches.ts';
import type { GameId } from './visitor.ts';
import { wayOf } from './ways/index.ts';
import { type Position, PRIMARY, type Way } from './ways/way.ts';
import { untilAsked } from './worker-feed.ts';

/** Somebody at a table that was just opened. */
export interface Guest {
  readonly page: Page;
  readonly fingers: Fingers;
  readonly game: GameId;
  /** After so many turns they hurry to the end; without it, never. */
  readonly patience?: number;
  /** Done before each decision: lifting the curtain, looking around. */
  beforeDecision?(match: Match, saved: SavedMatch): Promise<void>;
}

/** Plays until the match is over; whatever was pressed must have become the moves that were meant. */
export async function playToTheEnd(guest: Guest): Promise<SavedMatch> {
  const { page, game } = guest;
  const way = wayOf(game);
  const luck = new FastRng(`guest of ${game}`);
  const hasty = inHaste(game);
  let patience = guest.patience ?? Number.POSITIVE_INFINITY;
  const saved = await latestMatch(page);
  const people = saved.players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []));
  let meant: readonly string[] = [];
  for (;;) {
    await untilAsked(page, meant.length, people);
    const now = await latestMatch(page);
    expect(now.moves.slice(0, meant.length)).toEqual(meant);
    const match = matchOf(now);
    if (match.over) return now;
    await guest.beforeDecision?.(match, now);
    const isHasty = patience-- <= 0;
    await takeTurn(guest.fingers, way, match, (moves) => (isHasty ? hasty(moves) : choose(moves, luck)));
    meant = match.record().moves;
  }
}

export function matchOf({ game, seats, first, options, seed, moves }: SavedMatch): Match {
  const match = Match.start(findGame(game)!, { seats, first, options }, seed);
  for (const text of moves) expect(match.play(match.actor, text).ok).toBe(true);
  return match;
}

/** Until what was laid out is played. */
export async function takeTurn(
  fingers: Fingers,
  way: Way,
  match: Position,
  chosen: (moves: readonly Shapes['Move'][]) => Shapes['Move'],
): Promise<void> {
  const seat = match.actor;
  for (;;) {
    const move = chosen(way.offered(match));
    await way.make(fingers, move, match);
    expect(match.play(seat, move).ok).toBe(true);
    if (!way.isStaged(move)) return;
    if (match.actor !== seat) break;
  }
  await fingers.press(PRIMARY);
}

/** First the kind of move, so that each kind is seen. */
export function choose(moves: readonly Shapes['Move'][], luck: FastRng): Shapes['Move'] {
  const kinds = [...new Set(moves.map(({ type }) => type))];
  const kind = kinds[luck.below(kinds.length)]!;
  const some = moves.filter(({ type }) => type === kind);
  return some[luck.below(some.length)]!;
}

/** The end sheet tells what the record replays to. */
export async function expectTrueEnd(page: Page, saved: SavedMatch): Promise<void> {
  const record = await page.evaluate(() => latestState!.record);
  const reading = readRecord(games, record);
  if (!reading.ok)
    throw new Error(`the record cannot be read: ${reading.fault.where} ${reading.fault.reason}`);
  const replayed = replay(reading.read);
  if (!replayed.ok) throw new Error(`the record does not replay: ${JSON.stringify(replayed)}`);
  expect(reading.read.moves).toEqual(saved.moves);
  const result = replayed.match.result()!;
  expect(saved.result).toEqual(result);
  expect(await toldResult(page, saved)).toEqual(result);
}

/** The result as a person reads it off the end sheet. */
export async function toldResult(page: Page, { players }: Pick<SavedMatch, 'players'>): Promise<Result> {
  const sheet = page.locator('dialog[open]');
  await sheet.locator('[data-total]').first().waitFor();
  const bySeat = await sheet.evaluate(
    (dialog, seats) =>
      Array.from({ length: seats }, (_, seat) => {
        const line = dialog.querySelector<HTMLElement>(`[data-seat="${seat}"][data-place]`)!;
        const total = line.querySelector('[data-total]')!;
        return { place: Number(line.dataset.place), points: Number(total.textContent!.replace('−', '-')) };
      }),
    players.length,
  );
  return {
    scores: bySeat.map(({ points }) => points),
    winners: bySeat.flatMap(({ place }, seat) => (place === 1 ? [seat] : [])),
  };
}
