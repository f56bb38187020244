import type { Log, MoveCode, MoveList, PhaseRules } from '@quartet/core';
import { cardSign, cardValue, nameOf, POINT } from '../cards.ts';
import type { Event } from '../events.ts';
import { giveUp } from '../hand.ts';
import { CLAIM, claimCode, DISCARD, firstOf, ROW, secondOf } from '../moves.ts';
import { fits } from '../rows.ts';
import { HAND_SIZE, LAST_ROW, LAST_STONE, PHASE, PILE_ROOM, ROWS, type State } from '../state.ts';
import { endPlay } from './ending.ts';
import { lay, listPoint } from './laying.ts';

// §4 The action: discard, claim a stone, or lay a card.
export const action: PhaseRules<State, Event> = {
  legal(s, moves) {
    const { turn, hands, lowest, highest } = s;
    const end = turn * HAND_SIZE + s.handSizes[turn]!;
    let before = -1;
    for (let i = turn * HAND_SIZE; i < end; i++) {
      const card = hands[i]!;
      if (card === before) continue;
      before = card;
      moves.add(DISCARD + card);
      const value = cardValue(card);
      const row = turn * ROWS + cardSign(card);
      if (cardSign(card) === POINT) listPoint(s, value, moves);
      else if (fits(value, lowest[row]!, highest[row]!)) moves.add(ROW + card);
      if (i + 1 < end && cardValue(hands[i + 1]!) === value) listClaims(s, i, end, moves);
    }
  },

  play(s, move, _chance, log) {
    s.left = 1;
    s.dry++;
    s.phase = PHASE.draw;
    if (move < ROW) discard(s, move - DISCARD, log);
    else if (move >= CLAIM) claim(s, move, log);
    else {
      lay(s, move, log);
      // §7.1
      if (s.endedRows === LAST_ROW) endPlay(s, 'rows', log);
    }
  },
};

// §4.1
function discard(s: State, card: number, log: Log<Event>): void {
  discardOne(s, card);
  log?.({ type: 'discarded', seat: s.turn, card: nameOf(card) });
}

// §6.2 What was discarded this turn stays where it is.
function discardOne(s: State, card: number): void {
  const pile = cardSign(card);
  giveUp(s, s.turn, card);
  s.discards[pile * PILE_ROOM + s.discardSizes[pile]!++] = card;
  s.barred |= 1 << pile;
}

// §4.2 Two cards of the value of a stone that still lies open; §4.3 one of them a point card, if agreed.
function listClaims(s: State, first: number, end: number, moves: MoveList): void {
  const { hands } = s;
  const card = hands[first]!;
  const value = cardValue(card);
  if (value < 1 || value > LAST_STONE || s.stoneOwners[value] !== 0) return;
  for (let i = first + 1; i < end && cardValue(hands[i]!) === value; i++) {
    const other = hands[i]!;
    if (i > first + 1 && other === hands[i - 1]) continue;
    if (cardSign(other) !== POINT || s.pointsPair) moves.add(claimCode(card, other));
  }
}

function claim(s: State, move: MoveCode, log: Log<Event>): void {
  const card = firstOf(move);
  const other = secondOf(move);
  discardOne(s, card);
  discardOne(s, other);
  s.stoneOwners[cardValue(card)] = s.turn + 1;
  s.left = 2;
  log?.({ type: 'claimed', seat: s.turn, cards: [nameOf(card), nameOf(other)], stone: cardValue(card) });
}
