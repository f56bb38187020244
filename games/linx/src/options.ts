import type { OptionSpec } from '@quartet/core';

/** §9 What the players settle before the first deal. A type, not an interface: it must have an index signature. */
export type Options = {
  /** The total that ends the match; 0 for a single game. */
  readonly target: number;
};

export const SINGLE_GAME = 0;
const LOWEST_TARGET = 50;
const HIGHEST_TARGET = 5000;

const target: OptionSpec<number> = {
  default: () => SINGLE_GAME,
  choices: () => [SINGLE_GAME, 300, 500, 1000],
  allows: (value): value is number =>
    value === SINGLE_GAME ||
    (typeof value === 'number' &&
      Number.isInteger(value) &&
      value >= LOWEST_TARGET &&
      value <= HIGHEST_TARGET),
  expected: () => `${SINGLE_GAME}, or a whole number from ${LOWEST_TARGET} to ${HIGHEST_TARGET}`,
};

export const options = { target };

export const editions = { manual: {}, published: {} } as const;
