import type { MoveCode, Seat } from '@quartet/core';
import {
  CARDS,
  DRAW_PILE,
  DRAW_ROW,
  FACES,
  faceOfPlay,
  faceOfShape,
  JOKER,
  jokersOf,
  numbersOf,
  PHASE,
  RECLAIM,
  SLOT_DEPTH,
  SLOTS,
  SNATCH,
  type State,
  sizeOf,
  TAKE,
  topShape,
} from '@quartet/linko';
import { because, type Reason } from '../knowledge.ts';
import type { ReasonKey } from './reasons.ts';
import { layersInReach, lead } from './table.ts';
import { ONE_SIZE } from './worth.ts';

/** The first thing to say for a move. */
export function explain(s: State, code: MoveCode): Reason<ReasonKey> {
  switch (s.phase) {
    case PHASE.play:
      return explainPlay(s, code);
    case PHASE.ghost:
      return explainGroup(s, code - SNATCH);
    case PHASE.snatch:
      return code === TAKE ? explainTaking(s) : explainLeaving(s);
    case PHASE.reclaim:
      return code === RECLAIM ? explainReclaiming(s) : because('hopes', { card: topCard(s) });
    default:
      return code === DRAW_PILE ? because('draws-pile') : explainDraw(s, code - DRAW_ROW);
  }
}

function explainPlay(s: State, code: MoveCode): Reason<ReasonKey> {
  const numbers = numbersOf(code);
  const jokers = jokersOf(code);
  const size = numbers + jokers;
  const face = faceOfPlay(code);
  const card = CARDS[face]!;
  if (size === s.held[s.turn]) {
    const ahead = lead(s, s.turn) + 2 * size;
    return ahead >= 0 ? because('goes-out', { ahead }) : because('must-go-out', { behind: -ahead });
  }
  const snatched = layersInReach(s, size * ONE_SIZE + face) * size;
  if (snatched > 0) return because('snatches', { snatched });
  const kept = holds(s, s.turn, face) - numbers;
  if (face !== JOKER && kept > 0) return because('keeps-some', { kept, card });
  if (numbers === 0) return because('lays-jokers');
  if (jokers > 0) return because('adds-jokers', { size, card });
  return size === 1 ? because('lays-single', { card }) : because('lays-group', { size, card });
}

function explainGroup(s: State, face: number): Reason<ReasonKey> {
  const has = holds(s, s.turn, face);
  const size = s.ghost[face]!;
  const card = CARDS[face]!;
  if (has > 0) return because('joins', { card, has });
  return size > 1 ? because('brings-set', { size, card }) : because('brings-least');
}

function explainTaking(s: State): Reason<ReasonKey> {
  const { size, card } = top(s);
  const has = holds(s, s.turn, faceOfShape(topShape(s, s.victim)));
  if (s.jokers[s.top[s.victim]!]! > 0) return because('brings-jokers');
  if (has > 0) return because('joins', { card, has });
  return size > 1 ? because('brings-set', { size, card }) : because('takes-single', { card });
}

function explainLeaving(s: State): Reason<ReasonKey> {
  const has = holds(s, s.turn, faceOfShape(topShape(s, s.victim)));
  return has > 0 ? because('stays-light') : because('leaves', { card: topCard(s) });
}

function explainReclaiming(s: State): Reason<ReasonKey> {
  const { size, card } = top(s);
  const has = holds(s, s.victim, faceOfShape(topShape(s, s.victim)));
  if (has > 0) return because('joins', { card, has });
  return size > 1 ? because('keeps-set', { size, card }) : because('keeps-single', { card });
}

function explainDraw(s: State, slot: number): Reason<ReasonKey> {
  const face = s.row[slot * SLOT_DEPTH]!;
  const card = CARDS[face]!;
  const has = holds(s, s.victim, face);
  if (face === JOKER) return because('draws-joker');
  if (has > 0) return because('joins', { card, has });
  for (let other = 0; other < SLOTS && s.due > 1; other++) {
    const isTwin = other !== slot && s.rowSize[other]! > 0 && s.row[other * SLOT_DEPTH] === face;
    if (isTwin) return because('draws-twins', { card });
  }
  return because('draws-best', { card });
}

export function holds(s: State, seat: Seat, face: number): number {
  return s.hands[seat * FACES + face]!;
}

/** What is being snatched. */
export function top(s: State): { readonly size: number; readonly card: string } {
  return { size: sizeOf(topShape(s, s.victim)), card: topCard(s) };
}

function topCard(s: State): string {
  return CARDS[faceOfShape(topShape(s, s.victim))]!;
}
