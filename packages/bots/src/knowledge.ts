import type { Game, MoveCode, MoveList, Rng, Shapes } from '@quartet/core';
import type { Temper } from './spec.ts';

/**
 * What a good player of one game knows, as functions of an imagined state. None of it may read what the
 * actor cannot know (other hands, the pile) except `rollout` and `rewards`, which play the imagined deal out.
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
  /** How many of the best rated moves are worth playing out. */
  readonly width: number;
  /** How far the ratings are believed while few lines were played out. */
  readonly trust: Trust;
  /** Which search serves this game better; measured, see docs/bots.md. */
  readonly search: 'flat' | 'tree';
  /**
   * A quick sensible move for anybody, with some randomness: lines are played out with it. Listing takes time, so
   * whoever wants the legal moves lists them, in `moves`, which has the room; see `amongListed`.
   */
  rollout(state: S['State'], moves: MoveList, rng: Rng): MoveCode;
  /** A line is played out until this number changes (a round or game of the match ends) … */
  round(state: S['State']): number;
  /** … or so many decisions were made. */
  readonly patience: number;
  /** How well each seat stands, 0 to 1, where a line was left: about half chance to win, half margin. */
  rewards(state: S['State'], into: Float64Array): void;
  /** How well an imagined deal explains what the others did so far, 0 to 1; 1 where nothing speaks against it. */
  plausibility(state: S['State'], view: S['View']): number;
  /** Why this move is worth considering, for people. */
  reason(state: S['State'], code: MoveCode): Reason;
}

/** A move rated so many points below the best starts with so much reward less, as if one line had shown it. */
export interface Trust {
  readonly perPoint: number;
  readonly most: number;
}

/** A reason as a value; each game's `reasons.en.ts` and `reasons.de.ts` put it into words. */
export interface Reason {
  readonly key: string;
  readonly details: Readonly<Record<string, string | number>>;
}
