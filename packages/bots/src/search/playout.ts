import { type Chance, FastRng, fastChance, MoveList, NOBODY, type Seat, type Shapes } from '@quartet/core';
import type { Knowledge } from '../knowledge.ts';

/** Plays imagined states out to the end of their round, again and again in the same memory. */
export class Playout<S extends Shapes> {
  readonly moves: MoveList;
  /** After `run`: how well each seat stood where the line was left, and its points. */
  readonly rewards: Float64Array;
  readonly points: Int32Array;
  private readonly knowledge: Knowledge<S>;
  private readonly chance: Chance = fastChance('imagined');
  private readonly rng: FastRng;

  constructor(knowledge: Knowledge<S>, seats: number) {
    this.knowledge = knowledge;
    this.moves = new MoveList(knowledge.game.moveSpace);
    this.rewards = new Float64Array(seats);
    this.points = new Int32Array(seats);
    this.rng = new FastRng('playout');
  }

  /** Lines with the same number meet the same luck, so that moves are compared, not dice. */
  begin(seed: number, line: number): void {
    this.rng.reseed(seed, 0x2545f491, line);
  }

  play(state: S['State'], code: number): void {
    this.knowledge.game.play(state, code, this.chance, null);
  }

  /** Plays on from `state`, which belongs to round `round`, and looks at how everybody stands then. */
  run(state: S['State'], round: number): void {
    const { knowledge, moves, rng, chance } = this;
    const { game } = knowledge;
    let left = knowledge.patience;
    while (left-- > 0 && game.actor(state) !== NOBODY && knowledge.round(state) === round) {
      const code = knowledge.rollout(state, moves, rng);
      game.play(state, code, chance, null);
    }
    knowledge.rewards(state, this.rewards);
    game.points(state, this.points);
  }

  /** The seat's share of the win, were it over where the line was left. */
  winShare(seat: Seat): number {
    const { points } = this;
    let leaders = 0;
    for (let other = 0; other < points.length; other++) {
      if (points[other]! > points[seat]!) return 0;
      if (points[other] === points[seat]) leaders++;
    }
    return 1 / leaders;
  }
}
