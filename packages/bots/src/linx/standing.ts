import { NOBODY } from '@quartet/core';
import { ANCHORS, HAND_SIZE, PHASE, place, SINGLE_GAME, type State, total } from '@quartet/linx';
import { prospects } from './prospects.ts';
import { stockLeft } from './worth.ts';

/** How uncertain a seat's points are, by what is left: at the end of the game, and for each stock card per player. */
const DOUBT = 6;
const DOUBT_PER_STOCK = 5;
/** What a game of a match is worth to its winner, about, bonus included: it tells how many are still to come. */
const GAME = 220;
const DOUBT_PER_GAME = 60;
/** §7.2 */
const WINNER_BONUS = 100;
/** How much of the reward is the chance to win; the rest is the lead. */
const WIN = 0.5;
/** Points between the worst lead over the others' average and the best: in a single game, and more in a match. */
const SPAN = 400;
const SPAN_PER_TARGET = 2;

/** [seat] → points expected at the end of the game. */
const expected = new Float64Array(6);
const chances = new Float64Array(6);

/** How well each seat stands: its points against the others', and its chance to win the match. */
export function rewards(s: State, into: Float64Array): void {
  const { seats } = s.table;
  for (let seat = 0; seat < seats; seat++) expected[seat] = total(s, seat);
  if (s.turn === NOBODY) shareOfPlaces(s);
  else if (isJustDealt(s)) shareBy(seats, doubtOfMatch(s));
  else foresee(s);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) sum += expected[seat]!;
  const span = SPAN + SPAN_PER_TARGET * s.table.options.target;
  for (let seat = 0; seat < seats; seat++) {
    const lead = expected[seat]! - (sum - expected[seat]!) / (seats - 1);
    const margin = Math.min(1, Math.max(0, 0.5 + lead / span));
    into[seat] = WIN * chances[seat]! + (1 - WIN) * margin;
  }
}

/** In the middle of a game: what everybody may still earn, in a match with the bonus. */
function foresee(s: State): void {
  const { seats } = s.table;
  for (let seat = 0; seat < seats; seat++) if (s.plays[seat] === 1) expected[seat]! += prospects(s, seat);
  const doubt = DOUBT + DOUBT_PER_STOCK * Math.sqrt(stockLeft(s) / s.players);
  shareBy(seats, doubt);
  if (s.table.options.target === SINGLE_GAME) return;
  for (let seat = 0; seat < seats; seat++) expected[seat]! += WINNER_BONUS * chances[seat]!;
  shareBy(seats, Math.hypot(doubt, doubtOfMatch(s)));
}

/** Chances by expected points: the more in doubt, the more even. */
function shareBy(seats: number, doubt: number): void {
  let top = expected[0]!;
  for (let seat = 1; seat < seats; seat++) top = Math.max(top, expected[seat]!);
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    chances[seat] = Math.exp((expected[seat]! - top) / doubt);
    sum += chances[seat]!;
  }
  for (let seat = 0; seat < seats; seat++) chances[seat]! /= sum;
}

function shareOfPlaces(s: State): void {
  let winners = 0;
  for (let seat = 0; seat < s.table.seats; seat++) {
    chances[seat] = place(s, seat) === 1 ? 1 : 0;
    winners += chances[seat]!;
  }
  for (let seat = 0; seat < s.table.seats; seat++) chances[seat]! /= winners;
}

/** How uncertain the totals are that will end the match, by the games still to come. */
function doubtOfMatch(s: State): number {
  let top = 0;
  for (let seat = 0; seat < s.table.seats; seat++) top = Math.max(top, expected[seat]!);
  return DOUBT + DOUBT_PER_GAME * Math.sqrt(Math.max(0, s.table.options.target - top) / GAME);
}

/** Whether a line was left because its game ended: nobody has touched the cards of the next one. */
function isJustDealt(s: State): boolean {
  const dealt = s.players * HAND_SIZE + ANCHORS + 1;
  return s.phase === PHASE.draw && s.idleTurns === 0 && s.stockTop === dealt;
}
