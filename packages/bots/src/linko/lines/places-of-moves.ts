import type { MoveCode, Seat } from '@quartet/core';
import {
  DISCARD,
  DRAW_PILE,
  DRAW_ROW,
  FACES,
  faceOfPlay,
  faceOfShape,
  JOKER,
  jokersOf,
  LEAVE,
  numbersOf,
  PHASE,
  SLOT_DEPTH,
  type State,
  sizeOf,
  topShape,
} from '@quartet/linko';
import type { Summed } from '../../master/summed.ts';
import { stageFor } from '../mind.ts';
import { nearestToEnd, pointsOf } from '../table.ts';
import { hasTwin, leadOf, openMatching } from './choices.ts';
import * as at from './places.ts';
import { goingOut } from './plays.ts';

/**
 * Which numbers speak for a move, for whoever fits them: the sums of choices.ts and plays.ts, which have no time to list them (a
 * test holds both to each other). Returns what is settled without numbers.
 */
export function placesOfMove(s: State, code: MoveCode, into: Summed): number {
  into.length = 0;
  const stage = stageFor(s, s.actor);
  if (s.phase === PHASE.play) return ofPlay(s, code, stage, into);
  if (s.phase === PHASE.snatch) {
    if (code !== LEAVE) ofTaking(s, at.TAKE_AT, stage, into);
  } else if (s.phase === PHASE.reclaim) {
    if (code !== DISCARD) ofReclaiming(s, stage, into);
  } else if (code === DRAW_PILE) {
    into.add(at.FROM_PILE_AT + stage);
    into.add(at.PILE_AT + Math.min(Math.floor((s.pile.length - s.drawn) / at.PILE_STEP), at.PILE - 1));
    into.add(at.DUE_AT + Math.min(s.due, 4));
  } else {
    ofSlot(s, code - DRAW_ROW, stage, into);
  }
  return 0;
}

function ofPlay(s: State, code: MoveCode, stage: number, into: Summed): number {
  const face = faceOfPlay(code);
  const count = numbersOf(code);
  const added = jokersOf(code);
  const size = count + added;
  const left = s.held[s.turn]! - size;
  if (left === 0) return goingOut(leadOf(s, s.turn) + 2 * size);
  into.add(at.LAID_AT + (stage * at.SIZES + Math.min(size, at.SIZES - 1)) * at.FACE + face);
  into.add(at.LEFT_AT + stage * at.LEFT + Math.min(left, at.LEFT - 1));
  if (face !== JOKER) {
    const have = s.hands[s.turn * FACES + face]!;
    const group = (cards: number) =>
      at.HELD_AT + (stage * at.GROUP + Math.min(cards, at.GROUP - 1)) * at.FACE + face;
    if (have > count) into.add(group(have - count));
    into.add(group(have), -1);
  }
  if (added > 0) into.add(at.JOKERS_AT + stage * at.JOKERS + added);
  ofSnatching(s, size, face, stage, into);
  return 0;
}

function ofSnatching(s: State, size: number, face: number, stage: number, into: Summed): void {
  const nearest = nearestToEnd(s, s.turn);
  const leader = leaderOfOthers(s);
  const like = Math.min(size, at.SIZES - 1);
  let snatched = 0;
  for (let away = 1; away < s.seats; away++) {
    const other = (s.turn + away) % s.seats;
    const shape = topShape(s, other);
    if (sizeOf(shape) !== size || faceOfShape(shape) >= face) continue;
    const matching = Math.min(s.hands[s.turn * FACES + faceOfShape(shape)]!, at.MATCHING - 1);
    into.add(at.SNATCHED_AT + stage * at.SIZES + like);
    into.add(at.MATCHING_AT + like * at.MATCHING + matching);
    if (other === nearest) into.add(at.OF_NEAREST_AT + like);
    if (other === leader) into.add(at.OF_LEADER_AT + like);
    if (away === 1) into.add(at.OF_NEXT_AT + like);
    snatched++;
  }
  if (snatched > 1) into.add(at.SEVERAL_AT + snatched);
}

function leaderOfOthers(s: State): Seat {
  let leader = -1;
  for (let other = 0; other < s.seats; other++) {
    const isAhead = leader < 0 || pointsOf(s, other) > pointsOf(s, leader);
    if (other !== s.turn && isAhead) leader = other;
  }
  return leader;
}

function ofTaking(s: State, places: at.Taking, stage: number, into: Summed): void {
  const layer = s.top[s.victim]!;
  const size = sizeOf(s.shapes[layer]!);
  const face = faceOfShape(s.shapes[layer]!);
  const matching = Math.min(s.hands[s.actor * FACES + face]!, at.MATCHING - 1);
  into.add(places.matching + (stage * at.SIZES + Math.min(size, at.SIZES - 1)) * at.MATCHING + matching);
  into.add(places.face + Math.min(size, 4) * at.FACE + face);
  into.add(places.jokers + Math.min(s.jokers[layer]!, 3));
  into.add(places.own + Math.min(s.held[s.actor]!, at.OWN - 1));
  into.add(places.lead + ((leadOf(s, s.actor) + at.CLEAR_LEAD) >> 1));
}

function ofReclaiming(s: State, stage: number, into: Summed): void {
  ofTaking(s, at.RECLAIM_AT, stage, into);
  const size = Math.min(sizeOf(topShape(s, s.victim)), 4);
  into.add(at.RECLAIM_ROW_AT + (size - 1) * 5 + Math.min(openMatching(s), 4));
}

function ofSlot(s: State, slot: number, stage: number, into: Summed): void {
  const hand = s.victim * FACES;
  for (let i = 0; i < s.rowSize[slot]!; i++) {
    const face = s.row[slot * SLOT_DEPTH + i]!;
    const matching = Math.min(s.hands[hand + face]!, at.MATCHING - 1);
    into.add(at.CARD_AT + (stage * at.FACE + face) * at.MATCHING + matching);
  }
  const face = s.row[slot * SLOT_DEPTH]!;
  if (s.due > 1 && hasTwin(s, slot)) into.add(at.TWIN_AT + (s.hands[hand + face]! > 0 ? 1 : 0));
}
