import { oneOf } from '@quartet/core';

/** §8 What the players settle before the first deal. */
export type Options = {
  /** Chips per player at the start of the game. */
  readonly chips: 2 | 3;
  /** What an X does: end the turn and draw, or stand in for a number and nothing more. */
  readonly xCard: 'manual' | 'wild';
};

export const options = {
  chips: oneOf<Options['chips']>(2, 3),
  xCard: oneOf<Options['xCard']>('manual', 'wild'),
};

export const editions = { manual: {}, published: { xCard: 'wild', chips: 3 } } as const;
