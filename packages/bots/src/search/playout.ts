import {
  type Chance,
  FastRng,
  fastChance,
  listFor,
  type MoveCode,
  type MoveList,
  NOBODY,
  type Shapes,
} from '@quartet/core';
import type { Knowledge } from '../knowledge.ts';

/** Plays imagined states out, again and again in the same memory. */
export class Playout<S extends Shapes> {
  /** After `run`: how well each seat stood where the line was left, and its points. */
  readonly rewards: Float64Array;
  readonly points: Int32Array;
  private readonly knowledge: Knowledge<S>;
  private readonly moves: MoveList;
  private readonly rng: FastRng;
  private readonly luck: Chance = fastChance('imagined');
  /** Shuffles are the deals of rounds: one in the middle of a line ends it. */
  private readonly chance: Chance = (name) => {
    this.isDealtAnew = true;
    return this.luck(name);
  };
  private isDealtAnew = false;

  constructor(knowledge: Knowledge<S>, seats: number) {
    this.knowledge = knowledge;
    this.moves = listFor(knowledge.game);
    this.rewards = new Float64Array(seats);
    this.points = new Int32Array(seats);
    this.rng = new FastRng('playout');
  }

  /**
   * Plays this move, then on as `rollout` would, and looks at how everybody stands where the line is left. Lines with
   * the same number meet the same luck, so that moves are compared, not dice.
   */
  run(state: S['State'], code: MoveCode, seed: number, line: number): void {
    const { knowledge, moves, rng, chance } = this;
    const { game, stage } = knowledge;
    const before = stage?.(state);
    rng.reseed(seed, 0x2545f491, line);
    this.isDealtAnew = false;
    game.play(state, code, chance, null);
    let left = knowledge.patience;
    while (left-- > 0 && !this.isDealtAnew && game.actor(state) !== NOBODY && stage?.(state) === before) {
      game.play(state, knowledge.rollout(state, moves, rng), chance, null);
    }
    knowledge.rewards(state, this.rewards);
    game.points(state, this.points);
  }
}
