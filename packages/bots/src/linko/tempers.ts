import type { Temper } from '../spec.ts';
import { NO_GROUP, type Thumb } from './rules-of-thumb.ts';
import { TABLE, TWO, type Weights } from './weights.ts';

/** Keeps jokers and a small hand, and does not lay what everybody can snatch. */
function cautious(weights: Weights): Weights {
  const [single, pair, larger] = weights.laidHeight;
  return {
    ...weights,
    laidHeight: [single + 0.5, pair + 0.7, larger + 0.7],
    joker: weights.joker + 1,
    take: weights.take - 0.8,
  };
}

/** Wants every card there is to snatch, for larger and larger groups. */
function greedy(weights: Weights): Weights {
  const [single, pair, three, four] = weights.held;
  return {
    ...weights,
    held: [single, pair, three + 0.4, four + 0.8],
    spoils: weights.spoils + 0.4,
    take: weights.take + 0.8,
    takeCard: weights.takeCard + 0.1,
  };
}

/** Snatches wherever it hurts, those who lead before all others. */
function blocking(weights: Weights): Weights {
  return { ...weights, hurt: weights.hurt + 0.6, hurtLeader: weights.hurtLeader + 0.9 };
}

interface Character {
  /** At a table of three or more, and between two. */
  readonly table: Weights;
  readonly two: Weights;
}

function shifted(shift: (weights: Weights) => Weights): Character {
  return { table: shift(TABLE), two: shift(TWO) };
}

export const CHARACTERS: Readonly<Record<Temper, Character>> = {
  balanced: { table: TABLE, two: TWO },
  cautious: shifted(cautious),
  greedy: shifted(greedy),
  blocking: shifted(blocking),
};

const BALANCED: Thumb = { nearEnd: 4, snatched: 1, joker: 3, lowFirst: 1, largeGroup: NO_GROUP };

/** The same inclinations for who goes by rules of thumb. */
export const THUMBS: Readonly<Record<Temper, Thumb>> = {
  balanced: BALANCED,
  cautious: { ...BALANCED, nearEnd: 6, lowFirst: -0.5 },
  greedy: { ...BALANCED, largeGroup: 2, nearEnd: 3 },
  blocking: { ...BALANCED, snatched: 2 },
};
