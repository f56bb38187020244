import { type Card, type Event, type Laid, toBeat, type View } from '@quartet/combos';
import { NOBODY, type Seat } from '@quartet/core';
import type { LogEntry } from '../../engine/model.ts';
import { type Combo, comboOf } from './describe.ts';

const DRAWS = 3;

/** What one seat did in a turn. */
export interface Act {
  readonly seat: Seat;
  readonly kind: 'laid' | 'reserve' | 'now' | 'waits' | 'out' | 'none';
  readonly laid?: Laid;
  readonly combo?: Combo | null;
  /** The reserve card taken and its place, from 1, if that was seen. */
  readonly took?: { readonly card: Card; readonly place: number } | undefined;
}

export function seatsFrom(view: View, first: Seat): readonly Seat[] {
  return view.players.map((_, i) => (first + i) % view.players.length);
}

/** Whether nobody has acted in this turn: the opener has to play something. */
export function isFresh(view: View): boolean {
  return view.players.every(({ laid }) => !laid);
}

/** What happened in this turn, in order of play. */
export function actsOf(view: View, last: readonly LogEntry[]): readonly Act[] {
  const order = seatsFrom(view, view.opener);
  const acted = actedIn(view, order);
  return order.map((seat, at) => {
    const { laid, hand } = view.players[seat]!;
    if (laid) return laidAct(seat, laid);
    if (seat === view.actor && view.phase === 'act') return { seat, kind: 'now' };
    if (hand.count === 0) return { seat, kind: 'out' };
    return at < acted ? { seat, kind: 'reserve', took: tookOf(seat, last) } : { seat, kind: 'waits' };
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

/** How many of this order have had their say. */
function actedIn(view: View, order: readonly Seat[]): number {
  const at = order.indexOf(view.actor);
  if (view.phase === 'act') return at;
  // Cards are placed or the game is over: the turn has ended, by a Stop or an X right here or by the last seat.
  const laid = view.players[view.actor]?.laid;
  const ended = laid?.cards[0] === 'S' || (endsByX(view) && laid?.cards.includes('X'));
  return ended ? at + 1 : order.length;
}

export function endsByX(view: View): boolean {
  return view.table.options.xCard === 'manual';
}

function tookOf(seat: Seat, last: readonly LogEntry[]): Act['took'] {
  const events = last.flatMap((entry) => entry.events as readonly Event[]);
  for (const event of events.reverse()) {
    if (event.type === 'opens' || event.type === 'dealt') return undefined;
    if (event.type === 'reserved' && event.seat === seat) return { card: event.card, place: event.at + 1 };
  }
  return undefined;
}

/** Who still acts after this seat in this turn. */
export function stillToAct(view: View, seat: Seat): readonly Seat[] {
  const order = seatsFrom(view, view.opener);
  return order.slice(order.indexOf(seat) + 1).filter((other) => view.players[other]!.hand.count > 0);
}

/** §5.2 How many cards the winner would draw, with so many more Redraws or X. */
export function draws(view: View, more: number): number {
  const redraws = view.players.filter(({ laid }) => laid?.cards[0] === 'R').length;
  return Math.min(view.pile.count, DRAWS * (redraws + more));
}

/** The seat whose play is the best of these acts; NOBODY if there is none. */
export function bestOf(view: View, acts: readonly Act[], isOver: boolean): Seat {
  if (!isOver) return toBeat(view)?.seat ?? NOBODY;
  const stop = acts.find(({ laid }) => laid?.cards[0] === 'S');
  if (stop) return stop.seat;
  let best: Act | undefined;
  for (const act of acts) if ((act.combo?.strength ?? 0) > (best?.combo?.strength ?? 0)) best = act;
  return best?.seat ?? NOBODY;
}
