import { type Card, type Event, haveActed, type Laid, type View, wonBefore } from '@quartet/combos';
import type { Seat } from '@quartet/core';
import type { LogEntry } from '../../engine/model.ts';
import { seatsFrom } from '../../kit/seats.ts';
import { type Combo, comboOf } from './describe.ts';

/** What one seat did in a turn. */
export interface Act {
  readonly seat: Seat;
  readonly kind: 'laid' | 'reserve' | 'now' | 'waits' | 'unasked' | 'out' | 'none';
  readonly laid?: Laid;
  readonly combo?: Combo | null;
  /** What ended the turn before this seat was asked. */
  readonly by?: Ender | null;
  /** The reserve card taken and its place, from 1, if that was seen. */
  readonly took?: { readonly card: Card; readonly place: number } | undefined;
}

/** Whether nothing lies in this turn yet, but what lay in the one before is shown. */
export function isBetween({ players }: View): boolean {
  return players.every(({ laid }) => !laid) && players.some(({ laidBefore }) => laidBefore);
}

/** The card that ends a turn at once. */
export type Ender = 'S' | 'X';

/** What of these cards, laid by one seat, ends the turn; null: nothing does. */
export function cutBy({ table }: View, cards: readonly string[]): Ender | null {
  if (cards[0] === 'S') return 'S';
  return table.options.xCard === 'manual' && cards.includes('X') ? 'X' : null;
}

/** What happened in this turn, in order of play. */
export function actsOf(view: View, last: readonly LogEntry[]): readonly Act[] {
  const acted = haveActed(view);
  return seatsFrom(view.opener, view.players.length).map((seat) => {
    const { laid, hand } = view.players[seat]!;
    if (laid) return laidAct(seat, laid);
    if (seat === view.actor && view.phase === 'act') return { seat, kind: 'now' };
    if (hand.count === 0) return { seat, kind: 'out' };
    if (acted.includes(seat)) return { seat, kind: 'reserve', took: tookOf(seat, last) };
    if (view.phase === 'act') return { seat, kind: 'waits' };
    return { seat, kind: 'unasked', by: cutBy(view, view.players[view.actor]?.laid?.cards ?? []) };
  });
}

/** What lay in the turn before, by seat. */
export function actsBefore(view: View, order: readonly Seat[]): readonly Act[] {
  const winner = wonBefore(view);
  const by = cutBy(view, view.players[winner]?.laidBefore?.cards ?? []);
  return order.map((seat, at) => {
    const laid = view.players[seat]!.laidBefore;
    if (laid) return laidAct(seat, laid);
    return by && at > order.indexOf(winner) ? { seat, kind: 'unasked', by } : { seat, kind: 'none' };
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
