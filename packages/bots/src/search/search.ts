import type { MoveCode, Rng, Seat, Shapes } from '@quartet/core';
import type { Budget } from '../bot.ts';
import type { Knowledge } from '../knowledge.ts';
import type { Rated } from '../rated.ts';
import { winShare } from '../win-share.ts';
import type { Playout } from './playout.ts';

/** A move that was thought about. */
export interface Considered {
  readonly code: MoveCode;
  /** Lines of play that began with it. */
  readonly tried: number;
  /** How the actor stood at their ends, 0 to 1, on average. */
  readonly value: number;
  /** The actor's share of the win there, and points. */
  readonly wins: number;
  readonly points: number;
}

/** Sums over the lines that began with one move. */
export class Evidence {
  readonly code: MoveCode;
  tried = 0;
  private value = 0;
  /** The reward of each line. */
  private readonly values: number[] = [];
  private wins = 0;
  private points = 0;

  constructor(code: MoveCode) {
    this.code = code;
  }

  add<S extends Shapes>(playout: Playout<S>, seat: Seat): void {
    this.tried++;
    const reward = playout.rewards[seat]!;
    this.value += reward;
    this.values.push(reward);
    this.wins += winShare(playout.points, playout.points.length, seat);
    this.points += playout.points[seat]!;
  }

  get mean(): number {
    return this.value / this.tried;
  }

  /** How much the lines of two candidates on the same deals differ in what they bring. */
  varianceAgainst(other: Evidence): number {
    let sum = 0;
    let squares = 0;
    for (let i = 0; i < this.tried; i++) {
      const difference = other.values[i]! - this.values[i]!;
      sum += difference;
      squares += difference * difference;
    }
    return Math.max(0, squares / this.tried - (sum / this.tried) ** 2);
  }

  /** How much less its lines brought than the other's on the same deals, on average. */
  behind(other: Evidence): number {
    let sum = 0;
    for (let i = 0; i < this.tried; i++) sum += other.values[i]! - this.values[i]!;
    return sum / this.tried;
  }

  /** Whether all lines on the same deals brought the same. */
  isLike(other: Evidence): boolean {
    return this.values.every((value, i) => i >= other.tried || value === other.values[i]);
  }

  considered(): Considered {
    const { code, tried } = this;
    return { code, tried, value: this.mean, wins: this.wins / tried, points: this.points / tried };
  }
}

export interface SearchTask<S extends Shapes> {
  readonly knowledge: Knowledge<S>;
  readonly view: S['View'];
  /** At least one; the most promising first. */
  readonly candidates: readonly Rated[];
  readonly rng: Rng;
  readonly budget: Budget;
  /** Standard errors behind the best at which a candidate is given up, if not as usual. */
  readonly clear?: number;
}
