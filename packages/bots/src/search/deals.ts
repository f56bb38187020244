import type { Rng, Shapes } from '@quartet/core';
import type { Knowledge } from '../knowledge.ts';

/** An unlikely deal is dealt anew so often at most. */
const TRIES = 4;

/** Imagines deals that fit the view, the likely ones more often: rejection by plausibility, the best of a few at worst. */
export class Deals<S extends Shapes> {
  private readonly knowledge: Knowledge<S>;
  private readonly view: S['View'];
  private readonly rng: Rng;
  private state: S['State'];
  private other: S['State'];

  constructor(knowledge: Knowledge<S>, view: S['View'], rng: Rng) {
    this.knowledge = knowledge;
    this.view = view;
    this.rng = rng;
    this.state = knowledge.game.imagine(view, rng);
    this.other = knowledge.game.copy(this.state);
  }

  /** The next deal; it stays as it is until the next call. */
  next(): S['State'] {
    const { knowledge, view, rng } = this;
    let best = -1;
    for (let tries = 0; tries < TRIES; tries++) {
      const state = knowledge.game.imagine(view, rng, this.other);
      const likely = knowledge.plausibility(state, view);
      if (likely > best) {
        best = likely;
        this.other = this.state;
        this.state = state;
      }
      if (likely >= 1 || rng.below(1 << 20) < likely * (1 << 20)) break;
    }
    return this.state;
  }
}
