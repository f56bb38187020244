import type { StandingOrders } from '@quartet/core';
import type { LinxShapes } from './shapes.ts';

/** §3 How a turn begins: whoever comes to the table later finds the cards drawn. */
const KINDS = { draw: ['stock', 'discard'] } as const;

export const orders: StandingOrders<LinxShapes> = {
  kinds: KINDS,
  asked: ({ phase }) => (phase === 'draw' ? 'draw' : null),
  carryOut({ stock, discards }, kind, choice) {
    if (kind !== 'draw' || (choice !== 'stock' && choice !== 'discard')) return null;
    const left = choice === 'stock' ? stock.count : discards.length;
    return left > 0 ? { type: 'draw', from: choice } : null;
  },
};
