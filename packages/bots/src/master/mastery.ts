import { assert, type MoveCode, MoveList, type Rng, type Shapes } from '@quartet/core';
import type { Knowledge } from '../knowledge.ts';
import type { Rated } from '../rated.ts';
import { chanceOfWin } from './chance-of-win.ts';
import { Expected } from './expected.ts';
import { type Features, type Thinking, USUAL, USUALLY_ALIKE } from './features.ts';
import type { Net } from './net.ts';
import { Question, sizeOf, WIDTH } from './question.ts';

/** A net that was taught one game, asked in its words. */
export class Mastery<S extends Shapes = Shapes> {
  readonly knowledge: Knowledge<S>;
  private readonly features: Features<S>;
  private readonly net: Net;
  private readonly question: Question<S>;
  private listed = new MoveList(256);
  private readonly values = new Float32Array(WIDTH);

  constructor(knowledge: Knowledge<S>, features: Features<S>, net: Net) {
    const knowsCards = net.head === null || net.head.cards === features.belief?.size;
    const isOfThese = net.features === sizeOf(features) && knowsCards;
    assert(isOfThese, `the weights of ${knowledge.game.id} are of other features`);
    this.knowledge = knowledge;
    this.features = features;
    this.net = net;
    this.question = new Question(knowledge, features);
  }

  /** How it uses its time at a table of so many. */
  thinking(seats: number): Thinking<S> {
    return this.features.thinking?.(seats) ?? USUAL;
  }

  /** Moves that promise so much less than the best are as good to a master, as far as its temper goes. */
  get alike(): number {
    return this.features.alike ?? USUALLY_ALIKE;
  }

  /** The moves worth a look, the best first, each with what its maker may expect of the win, as a logit. */
  judge(view: S['View'], codes: readonly MoveCode[], rng: Rng): Rated[] {
    if (this.listed.codes.length < codes.length) this.listed = new MoveList(2 * codes.length);
    this.listed.clear();
    for (const code of codes) this.listed.add(code);
    this.read(this.knowledge.game.imagine(view, rng), this.listed);
    const judged: Rated[] = [];
    for (let i = 0; i < this.question.candidates; i++) {
      judged.push({ code: this.question.codes[i]!, rating: this.values[i]! });
    }
    return judged.sort((a, b) => b.rating - a.rating);
  }

  /** The same as chances, of all moves: those that expert thinks least of are no better than the last that was judged. */
  expect(view: S['View'], codes: readonly MoveCode[], rng: Rng): Expected<S> {
    const { seats } = view.table;
    const { id } = this.knowledge.game;
    const judged = this.judge(view, codes, rng);
    const shareOf = (one: Rated): number => chanceOfWin(id, seats, one.rating);
    const shares = new Map(codes.map((code) => [code, shareOf(judged.at(-1)!)]));
    for (const one of judged) shares.set(one.code, shareOf(one));
    const winners = this.features.winners?.(seats) ?? 1;
    return new Expected(this.thinking(seats), this.searching(view, rng), shares, winners);
  }

  /**
   * What to search with in this view, which was judged last: the net counts as some lines, and deals are imagined as it believes, if
   * it was taught to.
   */
  searching(view: S['View'], rng: Rng): Knowledge<S> {
    const { knowledge } = this;
    const { belief, patience, rollout, rewards } = this.thinking(view.table.seats);
    const { actor } = view;
    const searching: Knowledge<S> = {
      ...knowledge,
      trust: { perPoint: belief, most: belief },
      ...(patience && { patience }),
      ...(rollout && { rollout }),
      ...(rewards && { rewards: (state, into) => rewards(state, actor, into) }),
    };
    const head = this.net.believe();
    if (head === null) return searching;
    const deal = knowledge.game.imagine(view, rng);
    const imagine = this.features.belief!.imagining(deal, ({ list, length }) => head.leaning(list, length));
    return { ...searching, game: { ...knowledge.game, imagine } };
  }

  private read(state: S['State'], listed: MoveList): void {
    const { question, net } = this;
    question.read(state, listed);
    net.read(question.position.list, question.position.length);
    for (let i = 0, at = 0; i < question.candidates; i++) {
      this.values[i] = net.value(question.moves.list, at, question.counts[i]!);
      at += question.counts[i]!;
    }
  }
}
