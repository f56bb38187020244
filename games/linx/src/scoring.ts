import type { ScoreLine, Seat } from '@quartet/core';
import { LENGTHS, pointsFor, SHORTEST } from './cards.ts';
import { SINGLE_GAME } from './options.ts';
import type { State } from './state.ts';

// §7.2 Bonuses by place; the second and the third are paid only with more players than that.
const BONUSES = Uint8Array.of(100, 50, 25);

/** §6.2 The points of the scoring cards won in this game. */
export function gamePoints(s: State, seat: Seat): number {
  let points = 0;
  for (let i = 0; i < LENGTHS; i++) points += s.won[seat * LENGTHS + i]! * pointsFor(SHORTEST + i);
  return points;
}

/** §6.3 Whether a seat is ahead of another in this game: by points, then by the highest scoring card, and so on. */
function isAhead(s: State, seat: Seat, other: Seat): boolean {
  const lead = gamePoints(s, seat) - gamePoints(s, other);
  if (lead !== 0) return lead > 0;
  for (let i = LENGTHS - 1; i >= 0; i--) {
    const more = s.won[seat * LENGTHS + i]! - s.won[other * LENGTHS + i]!;
    if (more !== 0) return more > 0;
  }
  return false;
}

/** A seat's place among those who play in this game; equal places are shared, and the ones they fill are used up. */
function gamePlace(s: State, seat: Seat): number {
  let place = 1;
  for (let other = 0; other < s.table.seats; other++) {
    if (s.plays[other] === 1 && isAhead(s, other, seat)) place++;
  }
  return place;
}

/** §7.2 What a seat that plays gets for its place in this game. */
export function bonusOf(s: State, seat: Seat): number {
  const place = gamePlace(s, seat);
  return place === 1 || place < s.players ? (BONUSES[place - 1] ?? 0) : 0;
}

/** All points of the match so far, this game's included. */
export function total(s: State, seat: Seat): number {
  return s.earlier[seat]! + s.bonuses[seat]! + gamePoints(s, seat);
}

export function points(s: State, into: Int32Array): void {
  for (let seat = 0; seat < s.table.seats; seat++) into[seat] = total(s, seat);
}

/** §6.3, §7.3 A single game is decided by its tie-breaks, a match by its totals alone. */
export function place(s: State, seat: Seat): number {
  if (s.table.options.target === SINGLE_GAME) return gamePlace(s, seat);
  let place = 1;
  for (let other = 0; other < s.table.seats; other++) if (total(s, other) > total(s, seat)) place++;
  return place;
}

export type ScorePart = 'cards' | 'bonuses' | 'earlier';

export function scoreSheet(s: State): readonly ScoreLine[] {
  return Array.from({ length: s.table.seats }, (_, seat) => ({
    seat,
    place: place(s, seat),
    points: total(s, seat),
    parts: scoreParts(s, seat),
  }));
}

function scoreParts(s: State, seat: Seat): { readonly key: ScorePart; readonly points: number }[] {
  const cards = { key: 'cards', points: gamePoints(s, seat) } as const;
  if (s.table.options.target === SINGLE_GAME) return [cards];
  return [cards, { key: 'bonuses', points: s.bonuses[seat]! }, { key: 'earlier', points: s.earlier[seat]! }];
}
