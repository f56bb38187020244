import { type Chance, type Log, NOBODY, resultOf } from '@quartet/core';
import type { Event } from '../events.ts';
import { SINGLE_GAME } from '../options.ts';
import { bonusOf, gamePoints, scoreSheet, total } from '../scoring.ts';
import { nextPlayer, PHASE, type State } from '../state.ts';
import { dealGame } from './setup.ts';

/** §7.3 After so many tied play-offs in a row the win is shared. */
const PLAY_OFFS = 3;

// §6 End of the game, §7 The match: leaves the seat that begins the next game, or NOBODY, at turn.
export function endGame(s: State, chance: Chance, log: Log<Event>): void {
  const isMatch = s.table.options.target !== SINGLE_GAME;
  if (isMatch) payBonuses(s);
  log?.(roundOver(s, isMatch));
  if (isMatch && isUndecided(s)) nextGame(s, chance, log);
  else endMatch(s, log);
}

// §7.2 Places are taken before anybody is paid: bonuses are no part of them.
function payBonuses(s: State): void {
  for (let seat = 0; seat < s.table.seats; seat++) {
    if (s.plays[seat] === 1) s.bonuses[seat]! += bonusOf(s, seat);
  }
}

// §7.1 Somebody must have reached the target; §7.3 and one must lead, but for the third tied play-off.
function isUndecided(s: State): boolean {
  if (topTotal(s) < s.table.options.target) return true;
  return leaders(s) > 1 && s.playOff < PLAY_OFFS;
}

function topTotal(s: State): number {
  let top = 0;
  for (let seat = 0; seat < s.table.seats; seat++) top = Math.max(top, total(s, seat));
  return top;
}

function leaders(s: State): number {
  const top = topTotal(s);
  let count = 0;
  for (let seat = 0; seat < s.table.seats; seat++) if (total(s, seat) === top) count++;
  return count;
}

function nextGame(s: State, chance: Chance, log: Log<Event>): void {
  // §7.3 Once the target is reached, only those tied at the top play on.
  const top = topTotal(s);
  if (top >= s.table.options.target) {
    s.playOff++;
    s.players = leaders(s);
    for (let seat = 0; seat < s.table.seats; seat++) s.plays[seat] = total(s, seat) === top ? 1 : 0;
  }
  for (let seat = 0; seat < s.table.seats; seat++) s.earlier[seat]! += gamePoints(s, seat);
  s.game++;
  // §7.4
  s.beginner = nextPlayer(s, s.beginner);
  dealGame(s, chance, log);
}

function endMatch(s: State, log: Log<Event>): void {
  s.phase = PHASE.over;
  s.turn = NOBODY;
  s.drawsLeft = 0;
  if (log) log({ type: 'match-over', ...resultOf(scoreSheet(s)) });
}

function roundOver(s: State, isMatch: boolean): Event {
  const seats = Array.from(s.plays.keys());
  return {
    type: 'round-over',
    round: s.game + 1,
    players: seats.filter((seat) => s.plays[seat] === 1),
    points: seats.map((seat) => gamePoints(s, seat)),
    bonuses: seats.map((seat) => (isMatch && s.plays[seat] === 1 ? bonusOf(s, seat) : 0)),
    totals: seats.map((seat) => total(s, seat)),
  };
}
