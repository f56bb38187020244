import { type Belief, Present, type Swap } from '@quartet/bots/master';
import type { Rng } from '@quartet/core';

/** Cards that a swap speaks of. */
const CARDS = 4;

/**
 * Pairs of hidden cards that could have changed places, of each decision equally many: features of the four cards of a swap, 0
 * where there are no more or no card is, and what is believed without a net.
 */
export class Swaps {
  private readonly belief: Belief<never>;
  private readonly each: number;
  private readonly features: Uint16Array;
  private readonly habits: Float32Array;
  private readonly swap: Swap;
  private count = 0;

  constructor(belief: Belief, each: number, decisions: number) {
    const list = () => new Present(belief.room);
    this.belief = belief as Belief<never>;
    this.each = each;
    this.features = new Uint16Array(decisions * each * CARDS * belief.room);
    this.habits = new Float32Array(decisions * each);
    this.swap = [list(), list(), list(), list()];
  }

  clear(): void {
    this.features.fill(0, 0, this.length);
    this.count = 0;
  }

  /** Those of one decision, of which the true deal is known. */
  add(state: object, rng: Rng): void {
    const { belief, swap } = this;
    belief.read(state as never);
    for (let i = 0; i < this.each; i++) {
      const habits = belief.swap(rng, swap);
      for (let k = 0; k < CARDS; k++) {
        const { list, length } = swap[k]!;
        this.features.set(list.subarray(0, length), this.length + k * belief.room);
      }
      this.habits[this.count++] = habits ?? 0;
    }
  }

  /** Features, then habits: a multiple of four bytes. */
  bytes(): Uint8Array {
    const features = 2 * this.length;
    const all = new Uint8Array(features + 4 * this.count);
    all.set(new Uint8Array(this.features.buffer, 0, features));
    all.set(new Uint8Array(this.habits.buffer, 0, 4 * this.count), features);
    return all;
  }

  private get length(): number {
    return this.count * CARDS * this.belief.room;
  }
}
