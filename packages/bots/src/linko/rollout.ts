import type { MoveCode, MoveList, Rng } from '@quartet/core';
import {
  DISCARD,
  DRAW_PILE,
  DRAW_ROW,
  FACES,
  JOKER,
  LEAVE,
  PHASE,
  playCode,
  RECLAIM,
  SLOTS,
  SNATCH,
  type State,
  TAKE,
} from '@quartet/linko';
import { discarding, fromPileRoughly, fromRow, fromSlot } from './draws.ts';
import { gain, gainFromTop, type Mind, worthFor } from './mind.ts';
import { lookAround, playing, taking } from './plays.ts';
import type { Worth } from './worth.ts';

/** One play in so many is left to chance, lest every line be the same. More of it chose worse. */
export const WHIM = 32;

/** A card worth more than this is not left lying for the pile. */
const WELCOME = 1;

/** The same ideas as in the evaluation, on fewer moves and with a rougher guess at the pile. */
export function rollout(s: State, moves: MoveList, mind: Mind, rng: Rng): MoveCode {
  const worth = worthFor(s, s.actor, mind);
  switch (s.phase) {
    case PHASE.play:
      return rng.below(WHIM) === 0 ? anyGroup(s, rng) : bestPlay(s, mind, worth);
    case PHASE.snatch:
      return taking(s, s.victim, mind, worth) > 0 ? TAKE : LEAVE;
    case PHASE.reclaim:
      return reclaimOrDiscard(s, mind, worth);
    case PHASE.draw:
      return bestDraw(s, mind, worth);
    default:
      return bestOfGhost(s, moves, worth);
  }
}

/** Whole groups only, with or without jokers. */
function bestPlay(s: State, mind: Mind, worth: Worth): MoveCode {
  lookAround(s, mind, worth);
  const hand = s.turn * FACES;
  const jokers = s.hands[hand + JOKER]!;
  let best = Number.NEGATIVE_INFINITY;
  let code = playCode(JOKER, 0, jokers);
  for (let face = 0; face < JOKER; face++) {
    const numbers = s.hands[hand + face]!;
    if (numbers === 0) continue;
    for (let added = 0; added <= jokers; added++) {
      const value = playing(s, face, numbers, added, worth);
      if (value > best) {
        best = value;
        code = playCode(face, numbers, added);
      }
    }
  }
  return code;
}

/** A whole group, whichever comes first from a face chosen by chance. */
export function anyGroup(s: State, rng: Rng): MoveCode {
  const hand = s.turn * FACES;
  let face = rng.below(JOKER);
  for (let tried = 0; tried < JOKER; tried++) {
    const numbers = s.hands[hand + face]!;
    if (numbers > 0) return playCode(face, numbers, 0);
    face = face + 1 === JOKER ? 0 : face + 1;
  }
  return playCode(JOKER, 0, s.hands[hand + JOKER]!);
}

function reclaimOrDiscard(s: State, mind: Mind, worth: Worth): MoveCode {
  const seat = s.victim;
  const card = Math.max(fromRow(s, seat, worth), fromPileRoughly(s, seat, worth));
  return gainFromTop(s, seat, seat, worth) > discarding(s, card, mind) ? RECLAIM : DISCARD;
}

function bestDraw(s: State, mind: Mind, worth: Worth): MoveCode {
  let best = Number.NEGATIVE_INFINITY;
  let code = DRAW_PILE;
  for (let slot = 0; slot < SLOTS; slot++) {
    if (s.rowSize[slot] === 0) continue;
    const value = fromSlot(s, s.victim, slot, worth);
    if (value > best) {
      best = value;
      code = DRAW_ROW + slot;
    }
  }
  if (best > WELCOME) return code;
  return fromPileRoughly(s, s.victim, worth) + mind.weights.secret > best ? DRAW_PILE : code;
}

function bestOfGhost(s: State, moves: MoveList, worth: Worth): MoveCode {
  let best = Number.NEGATIVE_INFINITY;
  let code = moves.at(0);
  for (let i = 0; i < moves.length; i++) {
    const face = moves.at(i) - SNATCH;
    const value = gain(s, s.turn, face, s.ghost[face]!, worth);
    if (value > best) {
      best = value;
      code = moves.at(i);
    }
  }
  return code;
}
