import { assert, type MoveCode, type Shapes } from '@quartet/core';
import type { Knowledge } from '../knowledge.ts';
import type { Rated } from '../rated.ts';
import type { Considered } from '../search/search.ts';
import type { Thinking } from './features.ts';

/** What a master expects of the moves of one decision, and what it makes of lines that were played out. */
export class Expected<S extends Shapes = Shapes> {
  readonly thinking: Thinking;
  /** Lines are played out with it, and count against what is expected, as they do when a master plays. */
  readonly knowledge: Knowledge<S>;
  /** By move, the share of the win, 0 to 1. */
  private readonly shares: ReadonlyMap<MoveCode, number>;
  /** So many share it. */
  private readonly winners: number;

  constructor(
    thinking: Thinking,
    knowledge: Knowledge<S>,
    shares: ReadonlyMap<MoveCode, number>,
    winners: number,
  ) {
    this.thinking = thinking;
    this.knowledge = knowledge;
    this.shares = shares;
    this.winners = winners;
  }

  /** The best first. */
  rate(codes: readonly MoveCode[]): Rated[] {
    return codes
      .map((code) => ({ code, rating: this.share(code) }))
      .sort((one, other) => other.rating - one.rating);
  }

  /** The chance to be among the winners. */
  chance(code: MoveCode): number {
    return Math.min(1, this.winners * this.share(code));
  }

  /** What a master plays: the best of these, unless it is hopeless. */
  choice(considered: readonly Considered[]): Considered {
    const top = Math.max(...considered.map(({ code }) => this.share(code)));
    return considered.find(({ code }) => top - this.share(code) < this.thinking.hopeless)!;
  }

  /** How much less one move promises than the other: by the lines and by the net, which counts as some lines. */
  behind(one: Considered, best: Considered): number {
    const less = this.share(best.code) - this.share(one.code);
    if (less >= this.thinking.hopeless) return less;
    const lines = Math.min(one.tried, best.tried);
    const { belief } = this.thinking;
    return (lines * (best.value - one.value) + belief * less) / (lines + belief);
  }

  private share(code: MoveCode): number {
    const share = this.shares.get(code);
    assert(share !== undefined, 'the master was asked about another decision');
    return share;
  }
}
