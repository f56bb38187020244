import type { Game, MoveCode, MoveList, Rng, Shapes } from '@quartet/core';
import type { Temper } from './spec.ts';

/**
 * What a good player of one game knows, as functions of an imagined state. None of it may read what the
 * actor cannot know (other hands, the pile) except `rollout` and `rewards`, which play the imagined deal out.
 * Deals are imagined by `game.imagine`, which may prefer likely ones.
 * Hot: nothing here allocates.
 */
export interface Knowledge<S extends Shapes = Shapes> {
  readonly game: Game<S>;
  /**
   * How good each listed move looks to the actor, in points of the game, about; `into[i]` belongs to `moves.at(i)`.
   * Tuned by self-play: expert goes by it alone, hard begins with it.
   */
  rate(state: S['State'], moves: MoveList, temper: Temper, into: Float64Array): void;
  /** What medium goes by: rules a person would give; `rate` again where that leaves hard its lead. */
  rateByThumb(state: S['State'], moves: MoveList, temper: Temper, into: Float64Array): void;
  /** Where ratings tell too little to go by: how many lines medium and expert play out before they choose. */
  readonly glance?: number;
  /** How many of the best rated moves are worth playing out. */
  readonly width: number;
  /** How far the ratings are believed while few lines were played out. */
  readonly trust: Trust;
  /**
   * A quick sensible move for anybody, with some randomness: lines are played out with it. Listing takes time, so
   * whoever wants the legal moves lists them, in `moves`, which has the room; see `amongListed`.
   */
  rollout(state: S['State'], moves: MoveList, rng: Rng): MoveCode;
  /** A line is played out until the next round is dealt, or so many decisions were made … */
  readonly patience: number;
  /** … or this number changes, where it pays to leave sooner. */
  stage?(this: void, state: S['State']): number;
  /** How well each seat stands, 0 to 1, where a line was left: about half chance to win, half margin. */
  rewards(state: S['State'], into: Float64Array): void;
  /** Why this move is worth considering, for people. */
  reason(state: S['State'], code: MoveCode): Reason;
  /** What speaks against this move where `better` could be played, by what the actor can see; null: nothing one could name. */
  objection?(state: S['State'], code: MoveCode, better: MoveCode): Reason | null;
}

/** A move rated so many points below the best starts with so much reward less, as if one line had shown it. */
export interface Trust {
  readonly perPoint: number;
  readonly most: number;
}

/** A reason as a value; each game's `reasons.<language>.ts` puts it into words. */
export interface Reason<Key extends string = string> {
  readonly key: Key;
  readonly details: Readonly<Record<string, string | number>>;
}

export function because<Key extends string>(key: Key, details: Reason['details'] = {}): Reason<Key> {
  return { key, details };
}
