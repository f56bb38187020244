import { code, FACE, HAND_MAX, PHASE, RESERVES, type State, X } from '@quartet/combos';
import type { MoveCode, MoveList } from '@quartet/core';
import { Decision } from './evaluation.ts';
import type { Minds } from './mind.ts';
import { LENGTH, READING, START, strengthOfPlay } from './plays.ts';

/** Moves that come to the same as another, and giving up, are not worth a look. */
const SAME_AGAIN = -50;
const GIVING_UP = -1000;

/** Rates the listed moves by what they leave in hand and bring on the table. */
export class Rater {
  private readonly minds: Minds;
  private readonly decision: Decision;
  /** The face whose places were asked about last. */
  private placed = 0;

  constructor(minds: Minds) {
    this.minds = minds;
    this.decision = new Decision(minds);
  }

  rate(s: State, moves: MoveList, into: Float64Array): void {
    this.decision.read(this.minds, s);
    this.placed = 0;
    let cards = -1;
    for (let i = 0; i < moves.length; i++) {
      const move = moves.at(i);
      into[i] = this.rateMove(s, move);
      if (!code.isPlay(move) || READING[move] === 0) continue;
      // Readings of the same cards follow each other, the strongest first: no other is better.
      const same = START[move]! * 4 + LENGTH[move]!;
      if (same === cards) into[i]! += SAME_AGAIN;
      cards = same;
    }
  }

  private rateMove(s: State, move: MoveCode): number {
    const { decision } = this;
    if (code.isPlay(move)) return this.ratePlay(s, move);
    if (code.isBust(move)) return GIVING_UP;
    if (s.phase === PHASE.insert) {
      const at = code.insertAt(move);
      this.readPlaces(s.drawn);
      return decision.place(at) + sameHand(s, s.drawn, at);
    }
    const at = code.reserveAt(move);
    const face = s.reserves[s.turn * RESERVES + code.whichOf(move)]!;
    this.readPlaces(face);
    return decision.reserve(at, s.reserveSizes[s.turn]!) + sameHand(s, face, at);
  }

  /** The places of one card follow each other: they are asked about once. */
  private readPlaces(face: number): void {
    if (face === this.placed) return;
    this.placed = face;
    this.decision.plan.readPlaces(face);
  }

  private ratePlay(s: State, play: MoveCode): number {
    const { decision } = this;
    const start = START[play]!;
    if (decision.plan.faceAt(start) > X) return decision.special(start);
    if (READING[play] !== 0 && s.xEndsTurn) return decision.x(start, LENGTH[play]!);
    return decision.combination(start, LENGTH[play]!, strengthOfPlay(s, play));
  }
}

/** Right of an equal card is the same as left of it. */
function sameHand(s: State, face: number, at: number): number {
  return at > 0 && (s.hands[s.turn * HAND_MAX + at - 1]! & FACE) === face ? SAME_AGAIN : 0;
}
