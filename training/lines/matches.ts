import { type Bot, iterations, loadMaster, makeBot, parseBotSpec } from '@quartet/bots';
import { type Lines, masteryOf } from '@quartet/bots/master';
import {
  FastRng,
  fastChance,
  type MoveCode,
  MoveList,
  NOBODY,
  type Seat,
  type Shapes,
  tableFor,
} from '@quartet/core';

/** A decision as it is met: the moves that the net judged, the best first, each with what it may expect of the win. */
export interface Decision<S extends Shapes = Shapes> {
  readonly match: number;
  readonly state: S['State'];
  readonly codes: readonly MoveCode[];
  readonly values: readonly number[];
  /** The one who is a master, if the others are not. */
  readonly master: Seat;
}

/** Of so many matches, so many are among masters; in the others a master sits among those who are hard. */
const MATCHES = 37;
const AMONG_MASTERS = 12;
/** Lines that hard plays out. */
const LINES = 100;
/** One move in so many is another of the best few, lest only what masters do be met. */
const WHIM = 30;
const FEW = 3;

/** Plays matches and tells every decision, whoever makes it, as the net judges it; then how the match ended. */
export class Matches {
  private readonly game: Lines['knowledge']['game'];
  private readonly seats: number;
  private readonly seed: string;
  private readonly hard: Bot;
  private readonly moves: MoveList;

  private constructor({ knowledge: { game } }: Lines, seats: number, seed: string) {
    this.game = game;
    this.seats = seats;
    this.seed = seed;
    this.hard = makeBot(game, parseBotSpec('hard')!);
    this.moves = new MoveList(game.moveSpace);
  }

  static async begin(
    lines: Lines,
    seats: number,
    seed: string,
    read: (file: URL) => Promise<Uint8Array>,
  ): Promise<Matches> {
    await loadMaster(lines.knowledge, read);
    return new Matches(lines, seats, seed);
  }

  /** Returns the state in which it ended. */
  play(match: number, tell: (decision: Decision) => void): Shapes['State'] {
    const { game, seats, moves } = this;
    const rng = new FastRng(`${this.seed} moves ${match}`);
    const chance = fastChance(`${this.seed} ${match}`);
    const state = game.start(tableFor(game, seats, {}, match % seats), chance, null);
    const isAmongMasters = (match * AMONG_MASTERS) % MATCHES < AMONG_MASTERS;
    const master = isAmongMasters ? NOBODY : Math.floor(match / seats) % seats;
    for (let seat = game.actor(state); seat !== NOBODY; seat = game.actor(state)) {
      game.legal(state, moves);
      let code = moves.at(0);
      if (moves.length > 1) {
        const listed = moves.toArray();
        const view = game.view(state, seat);
        const judged = masteryOf(game.id)!.judge(view, listed, rng);
        const codes = judged.map((one) => one.code);
        tell({
          match,
          state,
          master,
          codes,
          values: judged.map(({ rating }) => 1 / (1 + Math.exp(-rating))),
        });
        const isMaster = isAmongMasters || seat === master;
        code = isMaster ? codes[0]! : this.hard.choose(view, listed, rng, iterations(LINES));
        if (rng.below(WHIM) === 0) code = codes[rng.below(Math.min(FEW, codes.length))]!;
      }
      game.play(state, code, chance, null);
    }
    return state;
  }
}
