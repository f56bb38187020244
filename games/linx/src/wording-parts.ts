import { cardOf, numberOf, symbolOf } from './cards.ts';
import type { Event } from './events.ts';
import { idleLimit } from './rules/turn.ts';
import type { View } from './view.ts';

/** A card's spoken name from its code, the symbols' names in the order of SYMBOLS. */
export function spoken(code: string, symbols: readonly string[]): string {
  const card = cardOf(code);
  return `${symbols[symbolOf(card)]} ${numberOf(card)}`;
}

/** Where a draw may come from. */
export type Sources = 'both' | 'stock' | 'discard';

export function sourcesIn(view: View): Sources {
  if (view.stock.count === 0) return 'discard';
  const isClosed = view.discards.length === 0 || view.idleTurns >= idleLimit(view.players.length);
  return isClosed ? 'stock' : 'both';
}

/** "Mia 120 + 100, Otto 70" for those who played; the bonuses only where some were paid. */
export function results(event: Extract<Event, { type: 'round-over' }>, names: readonly string[]): string {
  return event.players
    .map((seat) => {
      const bonus = event.bonuses[seat]!;
      return `${names[seat]} ${event.points[seat]}${bonus > 0 ? ` + ${bonus}` : ''}`;
    })
    .join(', ');
}

/** "Mia 220, Otto 70"; nothing for a single game, which pays no bonuses. */
export function totals(event: Extract<Event, { type: 'round-over' }>, names: readonly string[]): string {
  if (event.bonuses.every((bonus) => bonus === 0)) return '';
  return event.totals.map((total, seat) => `${names[seat]} ${total}`).join(', ');
}
