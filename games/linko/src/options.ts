import { bySeats, oneOf } from '@quartet/core';

// §11 Options. A type, not an interface: the contract asks for an index signature.
export type Options = {
  /** §9 Two seats and the ghost. */
  readonly duel: boolean;
  /** §7.2, §7.4 How the round ends when the cards run out. */
  readonly supplyEnd: SupplyEnd;
  /** §8.3 Deals in a match. */
  readonly rounds: number;
};

type SupplyEnd = 'manual' | 'published';

export const options = {
  duel: bySeats((seats) => (seats === 2 ? [true, false] : [false])),
  supplyEnd: oneOf<SupplyEnd>('manual', 'published'),
  rounds: oneOf(1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
};

export const editions = { manual: {}, published: { supplyEnd: 'published', duel: false } } as const;
