import { cardOf, code, FACE, HAND_MAX, PHASE, REDRAW, RESERVES, STOP, type State } from '@quartet/combos';
import type { MoveCode } from '@quartet/core';
import { because, type Reason } from '../knowledge.ts';
import { LENGTH, READING, START, strengthOfPlay } from './plays.ts';
import { Prospects } from './prospects.ts';
import type { ReasonKey } from './reasons.ts';
import { strongest } from './strengths.ts';
import { BALANCED } from './weights.ts';

/** A play that wins so often is played for that. */
const LIKELY = 0.5;

/** Why the actor might want this move. */
export function explain(s: State, move: MoveCode): Reason<ReasonKey> {
  if (code.isPlay(move)) return explainPlay(s, move);
  if (code.isBust(move)) return because('gives-up');
  if (s.phase === PHASE.insert) return explainInsert(s, code.insertAt(move));
  return explainReserve(s, code.whichOf(move), code.reserveAt(move));
}

function explainPlay(s: State, play: MoveCode): Reason<ReasonKey> {
  const hand = handOf(s);
  const start = START[play]!;
  const count = LENGTH[play]!;
  const cards = written(hand.slice(start, start + count));
  const isOut = hand.length === count;
  if (READING[play] !== 0 && s.xEndsTurn) return because('wins-by-x', { cards });
  if (isOut) return because('goes-out');
  if (hand[start] === STOP) return because('wins-by-stop');
  if (hand[start] === REDRAW) return because('needs-no-beating');
  const prospects = new Prospects();
  prospects.read(s, BALANCED.few);
  const chance = prospects.chance(strengthOfPlay(s, play));
  if (chance >= LIKELY) {
    if (prospects.isSomebodyBare(s)) return because('presses', { cards });
    return because('hard-to-beat', { cards, percent: Math.round(chance * 100) });
  }
  const rest = hand.toSpliced(start, count);
  const joined = strongestAcross(rest, start, start);
  if (joined.length > 1) return because('brings-together', { joined: written(joined) });
  return count > 1 ? because('sheds-many', { count }) : because('sheds-one', { cards });
}

function explainInsert(s: State, at: number): Reason<ReasonKey> {
  const parted = strongestAcross(handOf(s), at, at);
  return (
    explainPlace(s.drawn, at, s) ??
    (parted.length > 1 ? because('goes-between', { parted: written(parted) }) : because('parts-nothing'))
  );
}

function explainReserve(s: State, which: number, at: number): Reason<ReasonKey> {
  const completed = explainPlace(s.reserves[s.turn * RESERVES + which]!, at, s);
  if (completed) return completed;
  const kept = strongestPlayable(handOf(s), s.best);
  return kept.length > 0 ? because('keeps', { kept: written(kept) }) : because('buys-time');
}

/** What the card makes with its neighbours there, if anything. */
function explainPlace(face: number, at: number, s: State): Reason<ReasonKey> | null {
  const hand = handOf(s).toSpliced(at, 0, face);
  const made = strongestAcross(hand, at, at + 1);
  return made.length > 1 ? because('completes', { cards: written(made) }) : null;
}

/** The strongest combination that has cards on both sides of this stretch of the hand, or covers it. */
function strongestAcross(hand: readonly number[], from: number, to: number): readonly number[] {
  const isAcross = (start: number, end: number) =>
    from === to ? start < from && end > to : start <= from && end >= to;
  return strongestOf(hand, (start, end) => isAcross(start, end) && end - start > 1);
}

function strongestPlayable(hand: readonly number[], best: number): readonly number[] {
  const found = strongestOf(hand, () => true);
  return found.length > 0 && strongest(found) > best ? found : [];
}

export function strongestOf(
  hand: readonly number[],
  isMeant: (start: number, end: number) => boolean,
): readonly number[] {
  let found: readonly number[] = [];
  let most = 0;
  for (let start = 0; start < hand.length; start++) {
    for (let end = start + 1; end <= Math.min(start + 3, hand.length); end++) {
      const cards = hand.slice(start, end);
      const strength = isMeant(start, end) ? strongest(cards) : 0;
      if (strength <= most) continue;
      most = strength;
      found = cards;
    }
  }
  return found;
}

export function handOf(s: State): number[] {
  const first = s.turn * HAND_MAX;
  return Array.from(s.hands.subarray(first, first + s.sizes[s.turn]!), (card) => card & FACE);
}

export function written(faces: readonly number[]): string {
  return faces.map(cardOf).join(' ');
}
