import type { MoveCode } from '@quartet/core';
import {
  CARDS,
  DRAW_PILE,
  DRAW_ROW,
  faceOfPlay,
  faceOfShape,
  JOKER,
  jokersOf,
  numbersOf,
  PHASE,
  RECLAIM,
  SLOT_DEPTH,
  type State,
  TAKE,
  topShape,
} from '@quartet/linko';
import { because, type Reason } from '../knowledge.ts';
import { holds, top } from './explain.ts';
import type { ReasonKey } from './reasons.ts';
import { layersInReach } from './table.ts';
import { ONE_SIZE } from './worth.ts';

/** What speaks against this move, where the other could be played. */
export function objection(s: State, code: MoveCode, better: MoveCode): Reason<ReasonKey> | null {
  switch (s.phase) {
    case PHASE.play:
      return againstPlay(s, code, better);
    case PHASE.snatch:
      return code === TAKE ? againstTaking(s) : againstLeaving(s);
    case PHASE.reclaim:
      return code === RECLAIM ? againstTaking(s) : because('draws-blind', { size: top(s).size });
    case PHASE.draw:
      return againstDraw(s, code, better);
    default:
      return null;
  }
}

function againstPlay(s: State, code: MoveCode, better: MoveCode): Reason<ReasonKey> | null {
  const size = sizeOfPlay(code);
  const face = faceOfPlay(code);
  const card = CARDS[face]!;
  const missed = snatchedBy(s, better) - snatchedBy(s, code);
  if (missed > 0) return because('misses', { missed });
  if (jokersOf(code) > jokersOf(better)) return because('spends-joker');
  const kept = face === JOKER ? 0 : holds(s, s.turn, face) - numbersOf(code);
  if (kept > 0) return because('leaves-behind', { kept, card });
  if (sizeOfPlay(better) > size) return because('sheds-fewer', { count: sizeOfPlay(better) - size });
  if (snatchedBy(s, code) > snatchedBy(s, better)) return because('stirs-up');
  if (faceOfPlay(better) > face) return because('easily-snatched', { size, card });
  return because('keeps-lower', { card: CARDS[faceOfPlay(better)]! });
}

function sizeOfPlay(code: MoveCode): number {
  return numbersOf(code) + jokersOf(code);
}

/** Cards of others that the play snatches. */
function snatchedBy(s: State, code: MoveCode): number {
  const size = sizeOfPlay(code);
  return layersInReach(s, size * ONE_SIZE + faceOfPlay(code)) * size;
}

function againstTaking(s: State): Reason<ReasonKey> {
  const { size, card } = top(s);
  const seat = s.phase === PHASE.snatch ? s.turn : s.victim;
  const has = holds(s, seat, faceOfShape(topShape(s, s.victim)));
  return has > 0 ? because('grows-hand', { size }) : because('goes-with-nothing', { card });
}

function againstLeaving(s: State): Reason<ReasonKey> {
  const { size, card } = top(s);
  return because('lets-go', { size, card });
}

function againstDraw(s: State, code: MoveCode, better: MoveCode): Reason<ReasonKey> | null {
  if (code === DRAW_PILE) return because('leaves-lying', { card: CARDS[inRow(s, better - DRAW_ROW)]! });
  const face = inRow(s, code - DRAW_ROW);
  if (holds(s, s.victim, face) > 0) return null;
  return because('goes-with-nothing', { card: CARDS[face]! });
}

function inRow(s: State, slot: number): number {
  return s.row[slot * SLOT_DEPTH]!;
}
