import type { MoveCode, Rng, Seat } from '@quartet/core';
import {
  DISCARD,
  DRAW_PILE,
  DRAW_ROW,
  FACES,
  faceOfShape,
  JOKER,
  LEAVE,
  PHASE,
  RECLAIM,
  SLOT_DEPTH,
  SLOTS,
  type State,
  sizeOf,
  TAKE,
  topShape,
} from '@quartet/linko';
import { stageFor } from '../mind.ts';
import { anyGroup, WHIM } from '../rollout.ts';
import { pointsOf } from '../table.ts';
import { CHOICES as numbers } from './learnt-choices.ts';
import * as at from './places.ts';
import { bestPlay } from './plays.ts';

/**
 * What a master would most likely do, told by tables instead of its net, a hundred times as fast: three of four times it is the same move,
 * and what is lost otherwise is two thirds of what expert would lose (docs/bots.md). Not for two, who play with a ghost.
 */
export function asMasters(s: State, rng: Rng): MoveCode {
  switch (s.phase) {
    case PHASE.play:
      return rng.below(WHIM) === 0 ? anyGroup(s, rng) : bestPlay(s);
    case PHASE.snatch:
      return taking(s, at.TAKE_AT) > 0 ? TAKE : LEAVE;
    case PHASE.reclaim:
      return taking(s, at.RECLAIM_AT) + open(s) > 0 ? RECLAIM : DISCARD;
    default:
      return bestDraw(s);
  }
}

/** By how many points the seat is ahead of the best of the others, as far as that matters. */
export function leadOf(s: State, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat) best = Math.max(best, pointsOf(s, other));
  }
  return Math.max(-at.CLEAR_LEAD, Math.min(at.CLEAR_LEAD, pointsOf(s, seat) - best));
}

/** What speaks for taking the victim's top layer. */
function taking(s: State, places: at.Taking): number {
  const layer = s.top[s.victim]!;
  const shape = s.shapes[layer]!;
  const size = sizeOf(shape);
  const face = faceOfShape(shape);
  const stage = stageFor(s, s.actor) * at.SIZES + Math.min(size, at.SIZES - 1);
  const matching = Math.min(s.hands[s.actor * FACES + face]!, at.MATCHING - 1);
  return (
    numbers[places.matching + stage * at.MATCHING + matching]! +
    numbers[places.face + Math.min(size, 4) * at.FACE + face]! +
    numbers[places.jokers + Math.min(s.jokers[layer]!, 3)]! +
    numbers[places.own + Math.min(s.held[s.actor]!, at.OWN - 1)]! +
    numbers[places.lead + ((leadOf(s, s.actor) + at.CLEAR_LEAD) >> 1)]!
  );
}

/** What could be drawn instead of one's own layer, should it be discarded. */
function open(s: State): number {
  const size = Math.min(sizeOf(topShape(s, s.victim)), 4);
  return numbers[at.RECLAIM_ROW_AT + (size - 1) * 5 + Math.min(openMatching(s), 4)]!;
}

/** How many open cards would go with the victim's hand. */
export function openMatching(s: State): number {
  let matching = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.rowSize[slot] === 0) continue;
    const face = s.row[slot * SLOT_DEPTH]!;
    if (face === JOKER || s.hands[s.victim * FACES + face]! > 0) matching++;
  }
  return matching;
}

function bestDraw(s: State): MoveCode {
  const stage = stageFor(s, s.actor);
  let code = DRAW_PILE;
  let best = s.drawn < s.pile.length ? fromPile(s, stage) : Number.NEGATIVE_INFINITY;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.rowSize[slot] === 0) continue;
    const value = fromSlot(s, slot, stage);
    if (value > best) {
      best = value;
      code = DRAW_ROW + slot;
    }
  }
  return code;
}

function fromPile(s: State, stage: number): number {
  const left = Math.min(Math.floor((s.pile.length - s.drawn) / at.PILE_STEP), at.PILE - 1);
  return (
    numbers[at.FROM_PILE_AT + stage]! + numbers[at.PILE_AT + left]! + numbers[at.DUE_AT + Math.min(s.due, 4)]!
  );
}

function fromSlot(s: State, slot: number, stage: number): number {
  const hand = s.victim * FACES;
  const first = slot * SLOT_DEPTH;
  let sum = 0;
  for (let i = 0; i < s.rowSize[slot]!; i++) {
    const face = s.row[first + i]!;
    const matching = Math.min(s.hands[hand + face]!, at.MATCHING - 1);
    sum += numbers[at.CARD_AT + (stage * at.FACE + face) * at.MATCHING + matching]!;
  }
  const face = s.row[first]!;
  if (s.due > 1 && hasTwin(s, slot)) sum += numbers[at.TWIN_AT + (s.hands[hand + face]! > 0 ? 1 : 0)]!;
  return sum;
}

export function hasTwin(s: State, slot: number): boolean {
  for (let other = 0; other < SLOTS; other++) {
    const isTwin = s.row[other * SLOT_DEPTH] === s.row[slot * SLOT_DEPTH];
    if (other !== slot && s.rowSize[other]! > 0 && isTwin) return true;
  }
  return false;
}
