import { type Card, type Event, haveActed, type Laid, type View } from '@quartet/combos';
import type { Seat } from '@quartet/core';
import type { LogEntry } from '../../engine/model.ts';
import type { Zones } from '../../kit/card-names.ts';
import { seatsFrom } from '../../kit/seats.ts';
import { type Combo, comboOf } from './describe.ts';

/** What one seat did in a turn. */
export interface Act {
  readonly seat: Seat;
  readonly kind: 'laid' | 'reserve' | 'now' | 'waits' | 'out' | 'none';
  readonly laid?: Laid;
  readonly combo?: Combo | null;
  /** The reserve card taken and its place, from 1, if that was seen. */
  readonly took?: { readonly card: Card; readonly place: number } | undefined;
}

/** Whether nothing lies in this turn yet, but what lay in the one before is shown. */
export function isBetween({ players }: View): boolean {
  return players.every(({ laid }) => !laid) && players.some(({ laidBefore }) => laidBefore);
}

/** What happened in this turn, in order of play. */
export function actsOf(view: View, last: readonly LogEntry[]): readonly Act[] {
  const acted = haveActed(view);
  return seatsFrom(view.opener, view.players.length).map((seat) => {
    const { laid, hand } = view.players[seat]!;
    if (laid) return laidAct(seat, laid);
    if (seat === view.actor && view.phase === 'act') return { seat, kind: 'now' };
    if (hand.count === 0) return { seat, kind: 'out' };
    return acted.includes(seat)
      ? { seat, kind: 'reserve', took: tookOf(seat, last) }
      : { seat, kind: 'waits' };
  });
}

/** What lay in the turn before, by seat. */
export function actsBefore(view: View, order: readonly Seat[]): readonly Act[] {
  return order.map((seat) => {
    const laid = view.players[seat]!.laidBefore;
    return laid ? laidAct(seat, laid) : { seat, kind: 'none' };
  });
}

function laidAct(seat: Seat, laid: Laid): Act {
  return { seat, kind: 'laid', laid, combo: comboOf(laid.cards, laid.as) };
}

function tookOf(seat: Seat, last: readonly LogEntry[]): Act['took'] {
  const events = last.flatMap((entry) => entry.events as readonly Event[]);
  for (const event of events.reverse()) {
    if (event.type === 'opens' || event.type === 'dealt') return undefined;
    if (event.type === 'reserved' && event.seat === seat) return { card: event.card, place: event.at + 1 };
  }
  return undefined;
}

export const ZONE = { hand: 'hand', laid: 'laid' };

/** Where my cards lie: in the hand, and in the trick that is shown. */
export function zonesOf(view: View, me: Seat | null): Zones {
  const { hand, laid, laidBefore } = (me !== null && view.players[me]) || {};
  const shown = isBetween(view) ? laidBefore : laid;
  return { [ZONE.hand]: hand?.cards ?? [], [ZONE.laid]: shown?.cards ?? [] };
}
