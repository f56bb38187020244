import type { MoveCode } from '@quartet/core';
import { FACES, faceOfShape, JOKER, playCode, type State, sizeOf, topShape } from '@quartet/linko';
import { stageFor } from '../mind.ts';
import { nearestToEnd, pointsOf } from '../table.ts';
import { CHOICES as numbers } from './learnt-choices.ts';
import * as at from './places.ts';

/** More than anything else could be worth. */
const DECISIVE = 100;
const FAR = 10;

// What the table offers to the one who plays, looked up once for all plays: layers that could be snatched, and what speaks for it.
const shapes = new Uint8Array(4);
const values = new Float64Array(4);
let layers = 0;
let lead = 0;

/** The play that a master would most likely make. */
export function bestPlay(s: State): MoveCode {
  const stage = stageFor(s, s.turn);
  lookAround(s, stage);
  const hand = s.turn * FACES;
  const jokers = s.hands[hand + JOKER]!;
  let best = Number.NEGATIVE_INFINITY;
  let code = -1;
  for (let face = 0; face <= JOKER; face++) {
    const have = face === JOKER ? 0 : s.hands[hand + face]!;
    if (face === JOKER ? jokers === 0 : have === 0) continue;
    for (let count = Math.min(have, 1); count <= have; count++) {
      for (let added = face === JOKER ? 1 : 0; added <= jokers; added++) {
        const value = playing(s, stage, face, have, count, added);
        if (value > best) {
          best = value;
          code = playCode(face, count, added);
        }
      }
    }
  }
  return code;
}

function lookAround(s: State, stage: number): void {
  const nearest = nearestToEnd(s, s.turn);
  let leader = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++) {
    const points = other === s.turn ? Number.NEGATIVE_INFINITY : pointsOf(s, other);
    if (points <= most) continue;
    most = points;
    leader = other;
  }
  lead = Math.max(-at.CLEAR_LEAD, Math.min(at.CLEAR_LEAD, pointsOf(s, s.turn) - most));
  layers = 0;
  for (let away = 1; away < s.seats; away++) {
    const other = s.turn + away < s.seats ? s.turn + away : s.turn + away - s.seats;
    const shape = topShape(s, other);
    if (shape === 0) continue;
    const size = Math.min(sizeOf(shape), at.SIZES - 1);
    const matching = Math.min(s.hands[s.turn * FACES + faceOfShape(shape)]!, at.MATCHING - 1);
    let value = numbers[at.SNATCHED_AT + stage * at.SIZES + size]!;
    value += numbers[at.MATCHING_AT + size * at.MATCHING + matching]!;
    if (other === nearest) value += numbers[at.OF_NEAREST_AT + size]!;
    if (other === leader) value += numbers[at.OF_LEADER_AT + size]!;
    if (away === 1) value += numbers[at.OF_NEXT_AT + size]!;
    shapes[layers] = shape;
    values[layers++] = value;
  }
}

function playing(s: State, stage: number, face: number, have: number, count: number, added: number): number {
  const size = count + added;
  const left = s.held[s.turn]! - size;
  if (left === 0) return goingOut(lead + 2 * size);
  let value =
    numbers[at.LAID_AT + (stage * at.SIZES + Math.min(size, at.SIZES - 1)) * at.FACE + face]! +
    numbers[at.LEFT_AT + stage * at.LEFT + Math.min(left, at.LEFT - 1)]! +
    held(stage, face, have - count) -
    held(stage, face, have);
  if (added > 0) value += numbers[at.JOKERS_AT + stage * at.JOKERS + added]!;
  const shape = size * at.FACE + face;
  let snatched = 0;
  for (let i = 0; i < layers; i++) {
    if (shapes[i]! >= shape || sizeOf(shapes[i]!) !== size) continue;
    value += values[i]!;
    snatched++;
  }
  return snatched > 1 ? value + numbers[at.SEVERAL_AT + snatched]! : value;
}

function held(stage: number, face: number, count: number): number {
  if (count === 0) return 0;
  return numbers[at.HELD_AT + (stage * at.GROUP + Math.min(count, at.GROUP - 1)) * at.FACE + face]!;
}

/** The round is over: whoever leads then wants that, whoever does not does not. */
export function goingOut(aheadThen: number): number {
  const ahead = Math.max(-FAR, Math.min(FAR, aheadThen));
  return ahead >= 0 ? DECISIVE + ahead : ahead - DECISIVE;
}
