import type { StandingOrders } from '@quartet/core';
import type { Card } from './cards.ts';
import type { Move } from './moves.ts';
import type { LinkoShapes } from './shapes.ts';
import type { View } from './view.ts';

/** §5.6, §6 What the victim of a snatch decides in somebody else's turn. */
const KINDS = { left: ['reclaim', 'discard'], draw: ['pile', 'fitting'] } as const;
type Kind = keyof typeof KINDS;

const ASKED: Readonly<Partial<Record<View['phase'], Kind>>> = { reclaim: 'left', draw: 'draw' };

export const orders: StandingOrders<LinkoShapes> = {
  kinds: KINDS,
  asked: (view) => (view.actor === view.turn ? null : (ASKED[view.phase] ?? null)),
  carryOut(view, kind, choice) {
    if (kind === 'left') return choice === 'reclaim' || choice === 'discard' ? { type: choice } : null;
    if (kind !== 'draw') return null;
    return (choice === 'fitting' ? fromRow(view) : null) ?? fromPile(view);
  },
};

/** §6.1 Null where the pile is empty: then the person chooses a slot. */
function fromPile({ pile }: View): Move | null {
  return pile.count > 0 ? { type: 'draw', from: 'pile' } : null;
}

/** The slot whose best card fits the hand best, the leftmost of these; null: none fits. */
function fromRow({ row, seats, actor }: View): Move | null {
  const hand = seats[actor]!.hand.cards ?? [];
  const fit = (card: Card): number =>
    card === 'X' ? Number.POSITIVE_INFINITY : hand.filter((held) => held === card).length;
  const fits = row.map((cards) => Math.max(0, ...cards.map(fit)));
  const best = Math.max(...fits);
  return best > 0 ? { type: 'draw', from: 'row', slot: fits.indexOf(best) + 1 } : null;
}
