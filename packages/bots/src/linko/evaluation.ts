import type { MoveCode, MoveList } from '@quartet/core';
import {
  DISCARD,
  DRAW_PILE,
  DRAW_ROW,
  faceOfPlay,
  jokersOf,
  numbersOf,
  PHASE,
  SNATCH,
  type State,
  TAKE,
} from '@quartet/linko';
import { discarding, fromPile, fromRow, fromSlot, halfOfTwins } from './draws.ts';
import { gain, gainFromTop, type Mind, worthFor } from './mind.ts';
import { lookAround, playing, taking } from './plays.ts';
import type { Worth } from './worth.ts';

/** Rates the listed moves in points, about; reads nothing that the actor cannot know. */
export function rate(s: State, moves: MoveList, mind: Mind, into: Float64Array): void {
  const worth = worthFor(s, s.actor, mind);
  if (s.phase === PHASE.play) lookAround(s, mind, worth);
  const rateMove = BY_PHASE[s.phase]!;
  for (let i = 0; i < moves.length; i++) into[i] = rateMove(s, moves.at(i), mind, worth);
}

type RateMove = (s: State, code: MoveCode, mind: Mind, worth: Worth) => number;

function ratePlay(s: State, code: MoveCode, _mind: Mind, worth: Worth): number {
  return playing(s, faceOfPlay(code), numbersOf(code), jokersOf(code), worth);
}

function rateGroup(s: State, code: MoveCode, _mind: Mind, worth: Worth): number {
  return gain(s, s.turn, code - SNATCH, s.ghost[code - SNATCH]!, worth);
}

function rateTaking(s: State, code: MoveCode, mind: Mind, worth: Worth): number {
  return code === TAKE ? taking(s, s.victim, mind, worth) : 0;
}

function rateReclaiming(s: State, code: MoveCode, mind: Mind, worth: Worth): number {
  if (code !== DISCARD) return gainFromTop(s, s.victim, s.victim, worth);
  return discarding(s, Math.max(fromPile(s, s.victim, worth), fromRow(s, s.victim, worth)), mind);
}

function rateDraw(s: State, code: MoveCode, mind: Mind, worth: Worth): number {
  if (code === DRAW_PILE) return fromPile(s, s.victim, worth) + mind.weights.secret;
  const slot = code - DRAW_ROW;
  const alone = fromSlot(s, s.victim, slot, worth);
  return s.due < 2 || s.rowSize[slot] !== 1 ? alone : Math.max(alone, halfOfTwins(s, s.victim, slot, worth));
}

const BY_PHASE: Readonly<Record<number, RateMove>> = {
  [PHASE.play]: ratePlay,
  [PHASE.ghost]: rateGroup,
  [PHASE.snatch]: rateTaking,
  [PHASE.reclaim]: rateReclaiming,
  [PHASE.draw]: rateDraw,
};
