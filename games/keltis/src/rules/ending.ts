import { type Log, nextSeat, type PhaseRules, resultOf } from '@quartet/core';
import { cardSign, cardValue, POINT } from '../cards.ts';
import type { Event } from '../events.ts';
import { DONE, ROW } from '../moves.ts';
import { fits } from '../rows.ts';
import { scoreSheet } from '../scoring.ts';
import { HAND_SIZE, PHASE, ROWS, type State } from '../state.ts';
import { lay, listPoint } from './laying.ts';

/** §7.3 */
const LAST_CARDS = 2;

// §7.1, §7.2 Play ends at once.
export function endPlay(s: State, cause: 'rows' | 'pile', log: Log<Event>): void {
  s.ender = s.turn;
  s.barred = 0;
  s.dry = 0;
  s.phase = PHASE.add;
  log?.({ type: 'ending', seat: s.turn, cause });
  askNext(s);
}

// §7.3 The last cards: up to two each, clockwise, the seat that brought the end last.
export const lastCards: PhaseRules<State, Event> = {
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

  play(s, move, _chance, log) {
    if (move === DONE) {
      s.left = 0;
      log?.({ type: 'done', seat: s.turn });
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
  s.turn = nextSeat(s.turn, s.seats);
  s.left = LAST_CARDS;
}

// §8.4
function finish(s: State, log: Log<Event>): void {
  s.phase = PHASE.over;
  if (log) log({ type: 'match-over', ...resultOf(scoreSheet(s)) });
}
