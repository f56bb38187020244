import {
  ALWAYS,
  code,
  combos,
  HAS_X,
  PHASE,
  READING_CODES,
  READING_STRENGTHS,
  READINGS,
  RESERVES,
  STRENGTHS,
  type State,
} from '@quartet/combos';
import type { MoveCode, MoveList, Rng } from '@quartet/core';
import { Decision } from './evaluation.ts';
import type { Minds } from './mind.ts';
import { LENGTH } from './plays.ts';

/** One move in so many is made at random. */
const RANDOM = 8;

/** Hands remembered while lines are played out: more push each other out of the processor's cache. */
const REMEMBERED = 128;

/** Plays lines out: what looks best at once, mostly. */
export class Quick {
  private readonly minds: Minds;
  private readonly decision: Decision;
  private best: MoveCode = 0;
  /** In a table, so that no number is boxed. */
  private readonly most = new Float64Array(1);

  constructor(minds: Minds) {
    this.minds = minds;
    this.decision = new Decision(minds, REMEMBERED);
  }

  /** The legal moves are listed for the random ones only. */
  move(s: State, moves: MoveList, rng: Rng): MoveCode {
    if (rng.below(RANDOM) !== 0) return this.bestMove(s);
    combos.legal(s, moves);
    return moves.at(rng.below(moves.length));
  }

  bestMove(s: State): MoveCode {
    const { decision, minds } = this;
    decision.read(minds, s);
    if (s.phase === PHASE.insert) {
      decision.plan.readPlaces(s.drawn);
      return code.insert(decision.plan.bestPlace());
    }
    this.best = code.bust;
    this.most[0] = Number.NEGATIVE_INFINITY;
    this.considerPlays(s);
    // Who has a play that leaves no worse a hand needs no reserve card; asking takes time.
    if (s.turn !== s.opener && this.most[0]! < decision.worth) this.considerReserves(s);
    return this.best;
  }

  private considerPlays(s: State): void {
    const { decision } = this;
    const { plan } = decision;
    const { best } = s;
    for (let at = plan.size - 1; at >= 0; at--) {
      const trio = plan.trioAt(at);
      const strengths = STRENGTHS[trio]!;
      const one = strengths & 0xff;
      const two = (strengths >> 8) & 0xff;
      const three = (strengths >> 16) & 0xff;
      if (three > best) this.consider(code.play(at, 3), decision.combination(at, 3, three));
      if (two > best) this.consider(code.play(at, 2), decision.combination(at, 2, two));
      if (one === ALWAYS) this.consider(code.play(at, 1), decision.special(at));
      else if (one > best) this.consider(code.play(at, 1), decision.combination(at, 1, one));
      if (strengths >= HAS_X) this.considerX(s, at, READINGS[trio]!);
    }
  }

  /** Readings come from the strongest to the weakest, those of more cards before those of fewer: the first of each length will do. */
  private considerX(s: State, at: number, readings: number): void {
    let length = 0;
    for (let i = readings; READING_STRENGTHS[i]! > s.best; i++) {
      const play = READING_CODES[i]!;
      if (LENGTH[play] === length) continue;
      length = LENGTH[play]!;
      const worth = s.xEndsTurn
        ? this.decision.x(at, length)
        : this.decision.combination(at, length, READING_STRENGTHS[i]!);
      this.consider(code.play(at, 1) + play, worth);
    }
  }

  private considerReserves(s: State): void {
    const { decision } = this;
    const left = s.reserveSizes[s.turn]!;
    for (let which = 0; which < left; which++) {
      decision.plan.readPlaces(s.reserves[s.turn * RESERVES + which]!);
      const at = decision.plan.bestPlace();
      this.consider(code.reserve(which, at), decision.reserve(at, left));
    }
  }

  private consider(move: MoveCode, worth: number): void {
    if (worth <= this.most[0]!) return;
    this.most[0] = worth;
    this.best = move;
  }
}
