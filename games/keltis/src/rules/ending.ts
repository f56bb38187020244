import type { Log } from '@quartet/core';
import { cardSign, cardValue, POINT } from '../cards.ts';
import type { Event } from '../events.ts';
import { DONE, ROW } from '../moves.ts';
import { fits } from '../rows.ts';
import { pointsOf, winnersOf } from '../scoring.ts';
import { ADD, HAND_SIZE, OVER, ROWS, type State } from '../state.ts';
import { lay, listPoint } from './laying.ts';
import type { PhaseRules } from './phase.ts';

/** §7.3 */
const LAST_CARDS = 2;

// §7.1, §7.2 Play ends at once.
export function endPlay(s: State, cause: 'rows' | 'pile', log: Log<Event>): void {
  s.ender = s.turn;
  s.barred = 0;
  s.dry = 0;
  s.phase = ADD;
  log?.({ type: 'ending', seat: s.turn, cause });
  askNext(s);
}

// §7.3 The last cards: up to two each, clockwise, the seat that brought the end last.
export const lastCards: PhaseRules = {
  legal(s, moves) {
    const { turn, hands, lowest, highest } = s;
    const end = turn * HAND_SIZE + s.handSizes[turn]!;
    let before = -1;
    for (let i = turn * HAND_SIZE; i < end; i++) {
      const card = hands[i]!;
      if (card === before) continue;
      before = card;
      const value = cardValue(card);
      const row = turn * ROWS + cardSign(card);
      if (cardSign(card) === POINT) listPoint(s, value, moves);
      // §7.4 No colour row is started any more.
      else if (s.lengths[row] !== 0 && fits(value, lowest[row]!, highest[row]!)) moves.add(ROW + card);
    }
    moves.add(DONE);
  },

  play(s, move, log) {
    if (move === DONE) {
      s.left = 0;
      log?.({ type: 'stopped', seat: s.turn });
    } else {
      s.left--;
      lay(s, move, log);
    }
    if (s.left > 0) return;
    if (s.turn === s.ender) finish(s, log);
    else askNext(s);
  },
};

function askNext(s: State): void {
  s.turn = s.turn + 1 === s.seats ? 0 : s.turn + 1;
  s.left = LAST_CARDS;
}

// §8.4
function finish(s: State, log: Log<Event>): void {
  s.phase = OVER;
  if (log) log({ type: 'match-over', scores: pointsOf(s), winners: winnersOf(s) });
}

/** The match is over: nothing may be done, nothing happens. */
export const over: PhaseRules = { legal() {}, play() {} };
