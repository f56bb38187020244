import type { Seat } from '@quartet/core';
import { FACES, faceOfShape, JOKER, PHASE, type State, sizeOf, topShape } from '@quartet/linko';
import { Numbering } from '../../master/features.ts';
import { Summed } from '../../master/summed.ts';
import { pointsOf, smallestHand } from '../table.ts';
import { STANDING } from './learnt-standing.ts';

const FACE = 16;
const HAND = 16;
const GROUP = 6;
const SIZES = 5;
const GROUPS = 11;
const AWAY = 5;
const DUE = 4;
/** Others who hold more than a layer, or whose layers one could beat, of a table of four. */
const RIVALS = 4;

/** How near the end of the round is, by the smallest hand: 0 from ten cards on. */
const STAGE_OF = Uint8Array.of(4, 4, 4, 3, 3, 2, 2, 1, 1, 1);
const STAGES = 5;

const n = new Numbering();
const POINTS_AT = n.block(STAGES);
const HAND_AT = n.block(STAGES * HAND);
const GROUP_AT = n.block(STAGES * GROUP * FACE);
const JOKERS_AT = n.block(STAGES);
const TOP_AT = n.block(STAGES * SIZES * FACE);
const GROUPS_AT = n.block(STAGES * GROUPS);
const AWAY_AT = n.block(STAGES * AWAY);
const DUE_AT = n.block(STAGES * DUE);
const RISK_AT = n.block(STAGES * SIZES);
const BEATEN_BY_AT = n.block(STAGES * (SIZES - 1) * RIVALS);
const MINE_AT = n.block(STAGES);
const BEATS_AT = n.block(STAGES * RIVALS);

/** So many numbers there are. */
export const PLACES = n.next;

const summed = new Summed();
let stage = 0;
/** [seat and size] → the highest number of which somebody has just so many, from 1; 0: none. */
const highest = new Uint8Array(5 * GROUP);

/** Everybody's part of the win where a line is left in the middle of a round, as it is among masters; `me` has thought of it. */
export function standings(s: State, me: Seat, into: Float64Array): void {
  lookAround(s);
  let sum = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    placesOfSeat(s, seat, me, summed);
    into[seat] = Math.exp(summed.of(STANDING));
    sum += into[seat]!;
  }
  for (let seat = 0; seat < s.seats; seat++) into[seat]! /= sum;
}

/** What matters to all seats. To be called before `placesOfSeat`. */
export function lookAround(s: State): void {
  const smallest = smallestHand(s);
  stage = smallest < STAGE_OF.length ? STAGE_OF[smallest]! : 0;
  highest.fill(0);
  for (let seat = 0; seat < s.seats; seat++) {
    for (let face = 0; face < JOKER; face++) {
      const count = s.hands[seat * FACES + face]!;
      if (count > 0 && count < GROUP) highest[seat * GROUP + count] = face + 1;
    }
  }
}

/** Which numbers say how the seat stands. */
export function placesOfSeat(s: State, seat: Seat, me: Seat, into: Summed): void {
  into.length = 0;
  ofHand(s, seat, into);
  ofLayers(s, seat, into);
  ofTurn(s, seat, into);
  if (seat === me) into.add(MINE_AT + stage);
}

function ofHand(s: State, seat: Seat, into: Summed): void {
  into.add(POINTS_AT + stage, pointsOf(s, seat));
  let groups = 0;
  for (let face = 0; face < JOKER; face++) {
    const count = s.hands[seat * FACES + face]!;
    if (count === 0) continue;
    groups++;
    into.add(GROUP_AT + (stage * GROUP + Math.min(count, GROUP - 1)) * FACE + face);
  }
  into.add(HAND_AT + stage * HAND + Math.min(s.held[seat]!, HAND - 1));
  into.add(JOKERS_AT + stage, s.hands[seat * FACES + JOKER]!);
  into.add(GROUPS_AT + stage * GROUPS + Math.min(groups, GROUPS - 1));
}

/** One's top layer, who could snatch it, and whose one could snatch. */
function ofLayers(s: State, seat: Seat, into: Summed): void {
  const top = topShape(s, seat);
  let beats = 0;
  let beatenBy = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat) continue;
    if (canBeat(seat, topShape(s, other))) beats++;
    if (canBeat(other, top)) beatenBy++;
  }
  into.add(BEATS_AT + stage * RIVALS + beats);
  if (top === 0) return;
  const size = Math.min(sizeOf(top), SIZES - 1);
  into.add(TOP_AT + (stage * SIZES + size) * FACE + faceOfShape(top));
  into.add(BEATEN_BY_AT + (stage * (SIZES - 1) + size - 1) * RIVALS + beatenBy);
}

function canBeat(seat: Seat, shape: number): boolean {
  const size = sizeOf(shape);
  return size > 0 && size < GROUP && highest[seat * GROUP + size]! > faceOfShape(shape) + 1;
}

function ofTurn(s: State, seat: Seat, into: Summed): void {
  const next = s.phase === PHASE.play ? s.turn : s.turn + 1;
  const away = (seat - next + 2 * s.seats) % s.seats;
  into.add(AWAY_AT + stage * AWAY + away);
  if (seat !== s.victim) return;
  if (s.phase === PHASE.draw) into.add(DUE_AT + stage * DUE + Math.min(s.due, DUE - 1));
  if (s.phase !== PHASE.snatch && s.phase !== PHASE.reclaim) return;
  into.add(RISK_AT + stage * SIZES + Math.min(sizeOf(topShape(s, seat)), SIZES - 1));
}
