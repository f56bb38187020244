// §4 A turn
import {
  type Chance,
  type Log,
  type MoveCode,
  type MoveList,
  nextSeat,
  type PhaseRules,
} from '@quartet/core';
import { cardOf, REDRAW, STOP, X } from '../cards.ts';
import { combinationOf, LONGEST, sumOf } from '../combinations.ts';
import type { Event } from '../events.ts';
import { putIn, takeOut } from '../hand.ts';
import { readLaid, strengthLaid } from '../laid.ts';
import { code, firstReading, secondReading } from '../moves.ts';
import { DRAWS, FACE, HAND_MAX, KNOWN, RESERVES, STANDS_FOR, type State } from '../state.ts';
import { listPlays } from './plays.ts';
import { endRound } from './round-end.ts';
import { endTurn, highest } from './turn-end.ts';

export const act: PhaseRules<State, Event> = {
  legal(s, moves) {
    listPlays(s, moves);
    if (s.turn === s.opener) return;
    if (s.reserveSizes[s.turn] !== 0) listReserves(s, moves);
    else moves.add(code.bust);
  },

  play(s, move, chance, log) {
    if (code.isPlay(move)) playCards(s, move, chance, log);
    else if (code.isBust(move)) bust(s, chance, log);
    else takeReserve(s, code.whichOf(move), code.reserveAt(move), chance, log);
  },
};

/** §4.5 Each card left to each place in the hand. */
function listReserves(s: State, moves: MoveList): void {
  const { codes } = moves;
  const size = s.sizes[s.turn]!;
  const reserves = s.reserveSizes[s.turn]!;
  let count = moves.length;
  for (let which = 0; which < reserves; which++) {
    const first = code.reserve(which, 0);
    for (let at = 0; at <= size; at++) codes[count++] = first + at;
  }
  moves.length = count;
}

function playCards(s: State, move: MoveCode, chance: Chance, log: Log<Event>): void {
  const seat = s.turn;
  const start = code.startOf(move);
  const reading = code.readingOf(move);
  layOut(s, start, code.lengthOf(move), reading);
  const face = s.laid[seat * LONGEST]! & FACE;
  if (face === STOP) {
    // §4.3
    log?.({ type: 'stopped', seat, from: start + 1 });
    endTurn(s, seat, 0, chance, log);
  } else if (face === REDRAW) {
    // §4.4
    log?.({ type: 'redraw', seat, from: start + 1 });
    passOn(s, chance, log);
  } else {
    // §4.2
    s.best = strengthLaid(s, seat);
    log?.({
      type: 'combined',
      seat,
      from: start + 1,
      ...readLaid(s.laid, seat),
      combination: combinationOf(s.best),
      sum: sumOf(s.best),
    });
    // §4.7
    if (reading !== 0 && s.xEndsTurn) endTurn(s, seat, DRAWS, chance, log);
    else passOn(s, chance, log);
  }
}

/** Moves cards from the actor's hand to the table. */
function layOut(s: State, start: number, length: number, reading: number): void {
  const { hands, laid } = s;
  const hand = s.turn * HAND_MAX + start;
  const table = s.turn * LONGEST;
  let sum = 0;
  for (let i = 0; i < length; i++) sum += laid[table + i] = hands[hand + i]! & FACE;
  if (reading !== 0) nameX(s, table, reading, sum - 2 * X);
  takeOut(s, start, length);
}

/** §3.4 Writes on each X laid what it stands for; `number` is the card beside two of them. */
function nameX(s: State, table: number, reading: number, number: number): void {
  let stands = firstReading(reading, number);
  for (let at = table; at < table + LONGEST; at++) {
    if (s.laid[at] !== X) continue;
    s.laid[at] = X | (stands << STANDS_FOR);
    stands = secondReading(reading, number);
  }
}

/** §4.5 */
function takeReserve(s: State, which: number, at: number, chance: Chance, log: Log<Event>): void {
  const seat = s.turn;
  const reserve = seat * RESERVES;
  const face = s.reserves[reserve + which]!;
  if (which === 0) s.reserves[reserve] = s.reserves[reserve + 1]!;
  s.reserveSizes[seat]!--;
  putIn(s, face | KNOWN, at);
  log?.({ type: 'reserved', seat, which: which + 1, card: cardOf(face), at });
  passOn(s, chance, log);
}

/** §4.6 */
function bust(s: State, chance: Chance, log: Log<Event>): void {
  log?.({ type: 'busted', seat: s.turn });
  endRound(s, 1 << s.turn, chance, log);
}

/** §4.1 Clockwise to the next who holds cards, until everybody acted once. */
function passOn(s: State, chance: Chance, log: Log<Event>): void {
  let seat = s.turn;
  do seat = nextSeat(seat, s.seats);
  while (seat !== s.opener && s.sizes[seat] === 0);
  if (seat !== s.opener) s.turn = seat;
  else endTurn(s, s.best === 0 ? s.opener : highest(s, 0), 0, chance, log);
}
