import { code, PHASE, REDRAW, RESERVES, STOP, type State } from '@quartet/combos';
import type { MoveCode } from '@quartet/core';
import { because, type Reason } from '../knowledge.ts';
import { handOf, strongestOf, written } from './explain.ts';
import { LENGTH, READING, START, strengthOfPlay } from './plays.ts';
import { Prospects } from './prospects.ts';
import type { ReasonKey } from './reasons.ts';
import { strongest } from './strengths.ts';
import { BALANCED } from './weights.ts';

/** A play that holds so rarely is a gift. */
const UNLIKELY = 0.4;

/** What speaks against this move, where the other could be played. */
export function objection(s: State, move: MoveCode, better: MoveCode): Reason<ReasonKey> | null {
  if (code.isPlay(move)) return againstPlay(s, move, better);
  if (s.phase === PHASE.insert) return parts(s, s.drawn, code.insertAt(move));
  if (code.isPlay(better)) return because('could-play', { cards: cardsOf(s, better) });
  if (code.isBust(move)) return null;
  const card = s.reserves[s.turn * RESERVES + code.whichOf(move)]!;
  return parts(s, card, code.reserveAt(move));
}

function againstPlay(s: State, play: MoveCode, better: MoveCode): Reason<ReasonKey> | null {
  const hand = handOf(s);
  const cards = cardsOf(s, play);
  if (hand[START[play]!] === STOP) return because('spends', { cards });
  if (READING[play] !== 0 && !(code.isPlay(better) && READING[better] !== 0))
    return because('spends', { cards });
  const torn = tornBy(hand, START[play]!, START[play]! + LENGTH[play]!);
  if (torn.length > 0) return because('tears', { cards, torn: written(torn) });
  if (hand[START[play]!] === REDRAW) return because('brings-cards');
  const prospects = new Prospects();
  prospects.read(s, BALANCED.few);
  const holds = (one: MoveCode): number => prospects.chance(strengthOfPlay(s, one));
  const chance = holds(play);
  const isWeaker = !code.isPlay(better) || holds(better) > chance;
  if (chance < UNLIKELY && isWeaker)
    return because('easy-to-beat', { cards, percent: Math.round(chance * 100) });
  if (code.isPlay(better) && LENGTH[better]! > LENGTH[play]!)
    return because('sheds-fewer', { count: LENGTH[better]! - LENGTH[play]! });
  return null;
}

/** A stronger combination of the hand that loses a card by this play. */
function tornBy(hand: readonly number[], from: number, to: number): readonly number[] {
  const torn = strongestOf(hand, (start, end) => start < to && end > from && (start < from || end > to));
  return torn.length > 1 && strongest(torn) > strongest(hand.slice(from, to)) ? torn : [];
}

/** What the card comes between, if it makes nothing with its neighbours. */
function parts(s: State, face: number, at: number): Reason<ReasonKey> | null {
  const hand = handOf(s);
  const parted = strongestOf(hand, (start, end) => end - start > 1 && start < at && end > at);
  if (parted.length > 1) return because('parts', { parted: written(parted) });
  const held = hand.toSpliced(at, 0, face);
  const made = strongestOf(held, (start, end) => end - start > 1 && start <= at && end > at);
  return made.length > 1 ? null : because('makes-nothing');
}

function cardsOf(s: State, play: MoveCode): string {
  return written(handOf(s).slice(START[play]!, START[play]! + LENGTH[play]!));
}
