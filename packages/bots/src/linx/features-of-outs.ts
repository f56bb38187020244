import type { MoveCode } from '@quartet/core';
import {
  chainIn,
  DRAW_DISCARD,
  DRAW_STOCK,
  discardedSlot,
  isChain,
  LENGTHS,
  SCORING_SLOTS,
  SHORTEST,
  type State,
  setIn,
} from '@quartet/linx';
import { type Numbering, type Present, stepOf } from '../master/features.ts';
import type { HandShape } from './hand-shape.ts';
import { linksIn } from './linked-sets.ts';
import { Outs } from './outs.ts';

/** A part of the unseen cards, in steps. */
const PARTS = [0.001, 0.015, 0.03, 0.05, 0.08, 0.12, 0.17, 0.25, 0.4] as const;
const STEPS = PARTS.length + 1;
const SCORING = 6;
const GAIN = 5;
const LINKS = 16;

/** What may still be drawn: which cards would lengthen the hand's chains, and which scoring cards are to come. */
export class FeaturesOfOuts {
  private readonly outs = new Outs();
  private readonly outsAt: number;
  private readonly longerAt: number;
  private readonly leftAt: number;
  private readonly keptAt: number;
  private readonly lostAt: number;
  private readonly linksAt: number;
  private readonly gainAt: number;
  private readonly readyAt: number;
  private readonly left = new Uint8Array(LENGTHS);

  constructor(n: Numbering) {
    this.outsAt = n.block(LENGTHS * STEPS);
    this.longerAt = n.block(STEPS);
    this.leftAt = n.block(LENGTHS * SCORING);
    this.keptAt = n.block(LENGTHS * STEPS);
    this.lostAt = n.block(STEPS);
    this.linksAt = n.block(LINKS);
    this.gainAt = n.block(GAIN);
    this.readyAt = n.block(LENGTHS);
  }

  /** The links of the actor's hand were read, and its shape. */
  position(s: State, shape: HandShape, into: Present): void {
    const { outs } = this;
    outs.read(s);
    this.each(shape, shape.longest, (length) =>
      into.add(this.outsAt + (length - SHORTEST) * STEPS + stepOf(PARTS, outs.share(length, 0))),
    );
    into.add(this.longerAt + stepOf(PARTS, outs.share(shape.longest + 1, 0)));
    this.left.fill(0);
    for (let i = s.scoringTop; i < s.scoringPile.length; i++) this.left[s.scoringPile[i]! - SHORTEST]!++;
    for (let i = 0; i < LENGTHS; i++) into.count(this.leftAt + i * SCORING, SCORING, this.left[i]!);
  }

  move(s: State, code: MoveCode, shape: HandShape, into: Present): void {
    const { outs } = this;
    if (code === DRAW_STOCK) return;
    if (code === DRAW_DISCARD) {
      const length = outs.length[s.discards[s.discarded - 1]!]!;
      into.count(this.gainAt, GAIN, length - shape.longest);
      this.each(shape, shape.longest, (needed) => {
        if (length >= needed) into.add(this.readyAt + needed - SHORTEST);
      });
    } else if (isChain(code)) {
      const hand = (1 << s.held[s.turn]!) - 1;
      into.count(this.linksAt, LINKS, linksIn(hand & ~setIn(chainIn(code))));
    } else {
      const slot = discardedSlot(code);
      const without = 1 << slot;
      this.each(shape, shape.without[slot]!, (length) =>
        into.add(this.keptAt + (length - SHORTEST) * STEPS + stepOf(PARTS, outs.share(length, without))),
      );
      const longer = shape.longest + 1;
      into.add(this.lostAt + stepOf(PARTS, outs.share(longer, 0) - outs.share(longer, without)));
    }
  }

  /** Each length on a scoring card face up that the hand has no chain for, once. */
  private each({ scoring }: HandShape, longest: number, see: (length: number) => void): void {
    for (let i = 0; i < SCORING_SLOTS; i++) {
      const length = scoring[i]!;
      if (length > longest && (i === 0 || scoring[i - 1] !== length)) see(length);
    }
  }
}
