// §5 End of a turn
import { type Chance, type Log, NOBODY, type PhaseRules, type Seat } from '@quartet/core';
import { cardOf, DECK_SIZE, REDRAW } from '../cards.ts';
import { LONGEST } from '../combinations.ts';
import type { Event } from '../events.ts';
import { putIn } from '../hand.ts';
import { hasCombined, putAway } from '../laid.ts';
import { code } from '../moves.ts';
import { DRAWS, PHASE, type State, toTheRight } from '../state.ts';
import { endRound } from './round-end.ts';
import { openTurn } from './setup.ts';

/** §5.1, §5.2: `extra` are the cards an X brings. */
export function endTurn(s: State, winner: Seat, extra: number, chance: Chance, log: Log<Event>): void {
  s.turn = winner;
  const left = DECK_SIZE - s.top;
  const due = extra + DRAWS * redraws(s);
  const draws = due < left ? due : left;
  log?.({ type: 'won', seat: winner, draws });
  if (draws === 0) {
    settle(s, chance, log);
  } else {
    s.phase = PHASE.insert;
    s.more = draws;
    draw(s, log);
  }
}

function redraws(s: State): number {
  let count = 0;
  for (let seat = 0; seat < s.seats; seat++) if (s.laid[seat * LONGEST] === REDRAW) count++;
  return count;
}

function draw(s: State, log: Log<Event>): void {
  s.drawn = s.deck[s.top++]!;
  s.more--;
  log?.({ type: 'drawn', seat: s.turn, card: cardOf(s.drawn), more: s.more });
}

// §5.2 The winner finds a place for each card drawn.
export const insert: PhaseRules<State, Event> = {
  legal(s, moves) {
    const size = s.sizes[s.turn]!;
    for (let at = 0; at <= size; at++) moves.add(code.insert(at));
  },

  play(s, move, chance, log) {
    const at = code.insertAt(move);
    putIn(s, s.drawn, at);
    log?.({ type: 'inserted', seat: s.turn, card: cardOf(s.drawn), at });
    s.drawn = 0;
    if (s.more > 0) draw(s, log);
    else settle(s, chance, log);
  },
};

/** §5.3–§5.6 */
function settle(s: State, chance: Chance, log: Log<Event>): void {
  let holding = 0;
  let holders = 0;
  let players = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (s.laid[seat * LONGEST] !== 0) players |= 1 << seat;
    if (s.sizes[seat] === 0) continue;
    holding++;
    holders |= 1 << seat;
  }
  if (holding > 1) {
    const opener = nextOpener(s);
    putAway(s);
    openTurn(s, opener);
    log?.({ type: 'opens', seat: opener });
  } else {
    // §5.4; §5.5: nobody holds cards, so all who did when the turn began laid them in it.
    endRound(s, holding === 1 ? holders : players & ~(1 << s.turn), chance, log);
  }
}

/** §5.6 */
function nextOpener(s: State): Seat {
  if (s.sizes[s.turn] !== 0) return s.turn;
  const second = highest(s, 1);
  if (second !== NOBODY) return second;
  let seat = s.turn;
  do seat = toTheRight(s, seat);
  while (s.sizes[seat] === 0);
  return seat;
}

/**
 * The player of the highest combination among those who hold at least so many cards; NOBODY if there is
 * none. Each combination beats the one before, so the last to lay one laid the highest.
 */
export function highest(s: State, holding: number): Seat {
  let seat = s.opener;
  do {
    seat = toTheRight(s, seat);
    if (s.sizes[seat]! >= holding && hasCombined(s, seat)) return seat;
  } while (seat !== s.opener);
  return NOBODY;
}
