import { bySeats, type OptionSpec, oneOf, type Table } from '@quartet/core';

/** §10 What the players settle before the deal. */
export type Options = {
  /** Cards that leave a game of two unseen (§2.1). */
  readonly removed: number;
  /** Whether a point card may be half of a pair (§4.3). */
  readonly pairs: 'same' | 'any';
};

export type KeltisTable = Table<Options>;

const removed: OptionSpec<number> = {
  ...bySeats((seats): readonly [number, ...number[]] => (seats === 2 ? [15, 30, 45] : [0])),
  default: (seats) => (seats === 2 ? 30 : 0),
};

export const options = { removed, pairs: oneOf<Options['pairs']>('same', 'any') };

export const editions = { manual: {}, published: { pairs: 'any' } } as const;
