import { code, FACE, HAND_MAX, HIGHEST, PHASE, RESERVES, STOP, type State, X } from '@quartet/combos';
import type { MoveCode } from '@quartet/core';
import type { Numbering, Present } from '../master/features.ts';
import { LENGTH, READING, START, strengthOfPlay } from './plays.ts';

const FACES = 16;
const LEFT = 14;
const LONGEST = 3;
/** What a card meets where it is put: nothing, a pair, a straight, an X. */
const MEETS = 4;
/** Sums of a type of combination to a step, and steps. */
const SUM_STEP = 3;
const SUMS = 13;
const TYPE = 40;

/** Strengths, told apart by type and roughly by sum; 0 is none. */
export const STRENGTH_STEPS = 1 + 5 * SUMS;

export function strengthStep(strength: number): number {
  if (strength === 0) return 0;
  const type = Math.min(4, (strength / TYPE) | 0);
  return 1 + type * SUMS + Math.min(SUMS - 1, ((strength - type * TYPE) / SUM_STEP) | 0);
}

/** What a move does. */
export class MoveFeatures {
  private readonly strengthAt: number;
  private readonly firstAt: number;
  private readonly lengthAt: number;
  private readonly leftAt: number;
  private readonly outAt: number;
  private readonly joinsAt: number;
  private readonly specialAt: number;
  private readonly xAt: number;
  private readonly bustAt: number;
  private readonly reserveAt: number;
  private readonly insertAt: number;
  private readonly leftOfAt: number;
  private readonly rightOfAt: number;
  private readonly partsAt: number;
  private readonly edgeAt: number;

  constructor(n: Numbering) {
    this.strengthAt = n.block(STRENGTH_STEPS);
    this.firstAt = n.block(FACES);
    this.lengthAt = n.block(LONGEST + 1);
    this.leftAt = n.block(LEFT);
    this.outAt = n.block(1);
    this.joinsAt = n.block(MEETS * (LONGEST + 1));
    this.specialAt = n.block(2);
    this.xAt = n.block(2);
    this.bustAt = n.block(1);
    this.reserveAt = n.block(FACES);
    this.insertAt = n.block(FACES);
    this.leftOfAt = n.block(MEETS * 2);
    this.rightOfAt = n.block(MEETS * 2);
    this.partsAt = n.block(MEETS * 2);
    this.edgeAt = n.block(1);
  }

  read(s: State, move: MoveCode, into: Present): void {
    if (s.phase === PHASE.insert) {
      into.add(this.insertAt + s.drawn);
      this.readPlace(s, s.drawn, code.insertAt(move), 1, into);
    } else if (code.isPlay(move)) this.readPlay(s, move, into);
    else if (code.isBust(move)) into.add(this.bustAt);
    else {
      const face = s.reserves[s.turn * RESERVES + code.whichOf(move)]!;
      into.add(this.reserveAt + face);
      this.readPlace(s, face, code.reserveAt(move), 0, into);
    }
  }

  private readPlay(s: State, move: MoveCode, into: Present): void {
    const start = START[move]!;
    const length = LENGTH[move]!;
    const left = s.sizes[s.turn]! - length;
    const face = faceAt(s, start);
    into.count(this.leftAt, LEFT, left);
    if (left === 0) into.add(this.outAt);
    into.add(this.joinsAt + length * MEETS + meets(faceAt(s, start - 1), faceAt(s, start + length)));
    if (face > X) {
      into.add(this.specialAt + (face === STOP ? 0 : 1));
      return;
    }
    into.add(this.strengthAt + strengthStep(strengthOfPlay(s, move)));
    into.add(this.lengthAt + length);
    if (length === 1) into.add(this.firstAt + face);
    if (READING[move] !== 0) into.add(this.xAt + (s.xEndsTurn ? 1 : 0));
  }

  /** `kind`: 1 for a card that was drawn, 0 for one of the reserve. */
  private readPlace(s: State, face: number, at: number, kind: number, into: Present): void {
    const left = faceAt(s, at - 1);
    const right = faceAt(s, at);
    into.add(this.leftOfAt + kind * MEETS + meets(left, face));
    into.add(this.rightOfAt + kind * MEETS + meets(face, right));
    into.add(this.partsAt + kind * MEETS + meets(left, right));
    if (at === 0 || at === s.sizes[s.turn]) into.add(this.edgeAt);
  }
}

/** 0 beyond the ends of the hand. */
function faceAt(s: State, at: number): number {
  return at < 0 || at >= s.sizes[s.turn]! ? 0 : s.hands[s.turn * HAND_MAX + at]! & FACE;
}

function meets(a: number, b: number): number {
  if (a === 0 || b === 0 || a > X || b > X) return 0;
  if (a === X || b === X) return 3;
  if (a === b) return 1;
  return a <= HIGHEST && (a - b === 1 || b - a === 1) ? 2 : 0;
}
