import type { Seat } from '@quartet/core';
import { FACES, JOKER, type State, sizeOf, topShape } from '@quartet/linko';
import { gain, gainFromTop, type Mind } from './mind.ts';
import { lead, nearestToEnd } from './table.ts';
import { ONE_SIZE, type Worth } from './worth.ts';

/** More than anything else could be worth. */
const DECISIVE = 100;

// What the table offers to the one who plays, looked up once for all plays: shapes that could be snatched,
// and what for. The ghost's groups come last; of those only the best in reach is taken.
const shapes = new Uint8Array(4 + JOKER);
const values = new Float64Array(4 + JOKER);
let layersEnd = 0;
let groupsEnd = 0;

/** Looks around before `playing` is asked about one play after the other. */
export function lookAround(s: State, mind: Mind, worth: Worth): void {
  layersEnd = 0;
  for (let other = 0; other < s.seats; other++) {
    const shape = topShape(s, other);
    if (shape === 0 || other === s.turn) continue;
    shapes[layersEnd] = shape;
    values[layersEnd++] = snatching(s, other, sizeOf(shape), mind, worth);
  }
  groupsEnd = layersEnd;
  if (s.isDuel) lookAtGhost(s, mind, worth);
}

/** The victim draws instead, which hurts; the cards themselves may be welcome. */
function snatching(s: State, victim: Seat, size: number, mind: Mind, worth: Worth): number {
  const { hurt, hurtLeader, spoils } = mind.weights;
  const loot = taking(s, victim, mind, worth);
  const harm = victim === nearestToEnd(s, s.turn) ? hurt + hurtLeader : hurt;
  return harm * size + (loot > 0 ? spoils * loot : 0);
}

/** Its groups must be taken, welcome or not. */
function lookAtGhost(s: State, mind: Mind, worth: Worth): void {
  for (let face = 0; face < JOKER; face++) {
    const size = s.ghost[face]!;
    if (size === 0) continue;
    shapes[groupsEnd] = size * ONE_SIZE + face;
    values[groupsEnd++] = mind.weights.spoils * gain(s, s.turn, face, size, worth);
  }
}

/** What it is worth to play these cards: the layer, what is left in hand, what is snatched. */
export function playing(s: State, face: number, numbers: number, jokers: number, worth: Worth): number {
  const size = numbers + jokers;
  if (size === s.held[s.turn]) return goingOut(s, s.turn, size);
  const { held, laid } = worth;
  const shape = size * ONE_SIZE + face;
  const group = s.hands[s.turn * FACES + face]! * ONE_SIZE + face;
  let value = laid[shape]! + held[group - numbers * ONE_SIZE]! - held[group]!;
  if (jokers > 0) value += gain(s, s.turn, JOKER, -jokers, worth);
  for (let i = 0; i < layersEnd; i++) if (isInReach(shape, shapes[i]!)) value += values[i]!;
  return layersEnd === groupsEnd ? value : value + bestGroupInReach(shape);
}

function isInReach(shape: number, other: number): boolean {
  return other < shape && other >> 4 === shape >> 4;
}

function bestGroupInReach(shape: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let i = layersEnd; i < groupsEnd; i++) {
    if (values[i]! > best && isInReach(shape, shapes[i]!)) best = values[i]!;
  }
  return best === Number.NEGATIVE_INFINITY ? 0 : best;
}

/** The last cards end the round: splendid for who leads then, else a defeat. */
function goingOut(s: State, seat: Seat, size: number): number {
  const ahead = lead(s, seat) + 2 * size;
  return ahead >= 0 ? DECISIVE + ahead : ahead - DECISIVE;
}

/** Snatched cards make groups larger, but they must all be played once more. */
export function taking(s: State, victim: Seat, mind: Mind, worth: Worth): number {
  const { take, takeCard } = mind.weights;
  return gainFromTop(s, s.turn, victim, worth) + take + takeCard * sizeOf(topShape(s, victim));
}
