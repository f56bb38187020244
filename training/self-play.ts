import { type Bot, iterations, type Knowledge, makeBot, parseBotSpec } from '@quartet/bots';
import { outcome, Question } from '@quartet/bots/master';
import { type Chance, FastRng, fastChance, type MoveCode, MoveList, NOBODY } from '@quartet/core';
import type { Frame } from './frame.ts';
import type { Lesson } from './lesson.ts';
import { someTable } from './tables.ts';

/** One match in so many is an exam: the net alone against experts. Nothing is learnt from it. */
const EXAMS = 16;

/** A match in which some seats ask the net, and experts play the others. */
interface Played {
  readonly state: object;
  readonly chance: Chance;
  readonly seats: number;
  /** The seats that ask the net, as bits; in an exam there is one. */
  readonly asking: number;
  readonly isExam: boolean;
  /** Whether the others search instead of going by what looks best. */
  readonly isSearched: boolean;
  /** By seat: where the trainer keeps its decisions, what they promised, and whether chance made them. */
  readonly kept: readonly number[][];
  readonly promised: readonly number[][];
  readonly whims: readonly boolean[][];
}

/** Many matches side by side: each is played on to a decision, all are asked about at once. */
export class SelfPlay {
  private readonly knowledge: Knowledge;
  private readonly question: Question<never>;
  private readonly moves: MoveList;
  private readonly rng: FastRng;
  /** Which hidden cards are asked about; matches do not depend on it. */
  private readonly swapping: FastRng;
  private readonly lesson: Lesson;
  private readonly seed: string;
  private readonly matches: Played[] = [];
  /** [match] → the codes that the net was asked about. */
  private readonly asked: MoveCode[][] = [];
  private readonly ratings: Float64Array;
  private readonly searcher: Bot;
  private begun = 0;

  constructor(knowledge: Knowledge, lesson: Lesson, seed: string, matches: number) {
    this.knowledge = knowledge;
    this.lesson = lesson;
    this.question = new Question(knowledge as Knowledge<never>, lesson.features as never);
    this.moves = new MoveList(lesson.game.moveSpace);
    this.ratings = new Float64Array(lesson.game.moveSpace);
    this.searcher = makeBot(lesson.game, parseBotSpec('hard')!);
    this.rng = new FastRng(seed);
    this.swapping = new FastRng(`${seed} swaps`);
    this.seed = seed;
    for (let i = 0; i < matches; i++) this.matches.push(this.begin());
  }

  /** Plays every match on to its next decision, and writes all of them into the frame. */
  advance(frame: Frame): void {
    frame.clear();
    for (let i = 0; i < this.matches.length; i++) {
      while (!this.isAtDecision(this.matches[i]!)) {
        this.close(this.matches[i]!, frame);
        this.matches[i] = this.begin();
      }
      const { state, isExam } = this.matches[i]!;
      this.question.read(state as never, this.moves);
      const { candidates, codes } = this.question;
      this.asked[i] = Array.from(codes.subarray(0, candidates));
      frame.ask(this.question, isExam);
      frame.swaps?.add(state, this.swapping);
    }
  }

  /** Plays what the trainer chose: by match the number of the candidate, and whether it was chosen by chance. */
  answer(first: number, promised: Float32Array, chosen: Uint8Array): void {
    const { game } = this.lesson;
    for (let i = 0; i < this.matches.length; i++) {
      const match = this.matches[i]!;
      const seat = game.actor(match.state);
      match.kept[seat]!.push(first + i);
      match.promised[seat]!.push(promised[i]!);
      match.whims[seat]!.push((chosen[i]! & 128) !== 0);
      game.play(match.state, this.asked[i]![chosen[i]! & 127]!, match.chance, null);
    }
  }

  private begin(): Played {
    const { game } = this.lesson;
    const chance = fastChance(`${this.seed}/${this.begun++}`);
    const table = someTable(game, this.lesson.lots, this.rng);
    const isExam = this.rng.below(EXAMS) === 0;
    const lists = () => Array.from({ length: table.seats }, () => []);
    return {
      state: game.start(table as never, chance, null),
      chance,
      seats: table.seats,
      asking: isExam ? 1 << this.rng.below(table.seats) : this.someSeats(table.seats),
      isExam,
      isSearched: !isExam && this.rng.below(1000) < 1000 * this.lesson.searchers,
      kept: lists(),
      promised: lists(),
      whims: lists(),
    };
  }

  /** Who asks the net: all, or at some tables all but a few. */
  private someSeats(seats: number): number {
    const all = (1 << seats) - 1;
    if (this.rng.below(1000) >= 1000 * this.lesson.experts) return all;
    const first = this.rng.below(seats);
    const count = 1 + this.rng.below(seats - 1);
    let asking = 0;
    for (let i = 0; i < count; i++) asking |= 1 << ((first + i) % seats);
    return asking;
  }

  /** Plays what needs no net; false if the match is over. The moves of the decision are listed then. */
  private isAtDecision({ state, chance, asking, isSearched }: Played): boolean {
    const { game } = this.lesson;
    const { moves } = this;
    for (;;) {
      const seat = game.actor(state);
      if (seat === NOBODY) return false;
      game.legal(state, moves);
      if (moves.length === 1) game.play(state, moves.at(0), chance, null);
      else if ((asking >> seat) & 1) return true;
      else game.play(state, isSearched ? this.searchedMove(state) : this.expertsMove(state), chance, null);
    }
  }

  private searchedMove(state: object): MoveCode {
    const { game, lines } = this.lesson;
    const view = game.view(state as never, game.actor(state));
    return this.searcher.choose(view, this.moves.toArray(), this.rng, iterations(lines));
  }

  private expertsMove(state: object): MoveCode {
    const { moves, ratings } = this;
    this.knowledge.rate(state, moves, 'balanced', ratings);
    let best = 0;
    for (let i = 1; i < moves.length; i++) if (ratings[i]! > ratings[best]!) best = i;
    return moves.at(best);
  }

  /** A match is over: what each decision came to, partly by what the next ones promised (λ-return). */
  private close(match: Played, frame: Frame): void {
    const worth = new Float64Array(match.seats);
    const { game, features } = this.lesson;
    outcome(game, features, match.state as never, worth);
    if (match.isExam) {
      const places = game.scoreSheet(match.state as never);
      const winners = places.filter(({ place }) => place === 1).length;
      const won = places.some(({ seat, place }) => ((match.asking >> seat) & 1) === 1 && place === 1);
      frame.examine(match.seats, won ? 1 / winners : 0);
      return;
    }
    for (let seat = 0; seat < match.seats; seat++) {
      let comesTo = worth[seat]!;
      for (let i = match.kept[seat]!.length - 1; i >= 0; i--) {
        frame.tell(match.kept[seat]![i]!, comesTo);
        // A move made by chance says nothing of the moves before it.
        const trace = match.whims[seat]![i] ? 0 : this.lesson.trace;
        comesTo = (1 - trace) * match.promised[seat]![i]! + trace * comesTo;
      }
    }
    frame.ended++;
  }
}
