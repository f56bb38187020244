import { NOBODY, type Seat } from '@quartet/core';
import { type Card, type Event, faceOf, type Player, type View } from '@quartet/linko';

/** The table when a round was over: the one before the last decision, and what that did. */
export function closing(before: View, events: readonly Event[]): View {
  const end = events.findIndex(({ type }) => type === 'round-over');
  const { victim: _, due: __, ...lying } = events.slice(0, end).reduce(after, before);
  return { ...lying, phase: 'over', actor: NOBODY };
}

function after(view: View, event: Event): View {
  switch (event.type) {
    case 'played':
      return withSeat(view, event.seat, (player) => ({
        ...without(player, event.cards),
        layers: [...player.layers, event.cards],
      }));
    case 'taken':
      return withSeat(withSeat(view, event.victim, popped), event.seat, (player) =>
        given(player, event.cards),
      );
    case 'reclaimed':
      return withSeat(view, event.seat, (player) => given(popped(player), event.cards));
    case 'discarded':
      return { ...withSeat(view, event.seat, popped), discards: sorted([...view.discards, ...event.cards]) };
    case 'drawn':
      return drawn(view, event);
    case 'ghost-snatched':
      return {
        ...withSeat(view, event.seat, (player) => given(player, event.cards)),
        ghost: less(view.ghost!, event.cards),
      };
    case 'ghost-filled':
      return {
        ...view,
        ghost: sorted([...view.ghost!, ...event.cards]),
        row: placed(view.row, event.moved),
        pile: { ...view.pile, count: view.pile.count - event.cards.length - event.moved.length },
      };
    case 'refilled':
      return {
        ...view,
        row: placed(view.row, event.placed),
        pile: { ...view.pile, count: view.pile.count - event.placed.length },
      };
    case 'last-turn':
      return { ...view, lastTurn: true };
    default:
      return view;
  }
}

function drawn(view: View, event: Extract<Event, { type: 'drawn' }>): View {
  if (event.from === 'row') {
    const row = view.row.map((slot, i) => (i === event.slot - 1 ? [] : slot));
    return { ...withSeat(view, event.seat, (player) => given(player, event.cards)), row };
  }
  const pile = { ...view.pile, count: view.pile.count - 1 };
  return {
    ...withSeat(view, event.seat, (player) => handed(player, 1, event.card ? [event.card] : [])),
    pile,
  };
}

function withSeat(view: View, seat: Seat, change: (player: Player) => Player): View {
  return { ...view, seats: view.seats.map((player, i) => (i === seat ? change(player) : player)) };
}

function popped(player: Player): Player {
  return { ...player, layers: player.layers.slice(0, -1) };
}

/** Into the hand, before all eyes. */
function given(player: Player, cards: readonly Card[]): Player {
  return { ...handed(player, cards.length, cards), known: sorted([...player.known, ...cards]) };
}

function handed(player: Player, count: number, cards: readonly Card[]): Player {
  const { hand } = player;
  const held = hand.cards && { cards: sorted([...hand.cards, ...cards]) };
  return { ...player, hand: { count: hand.count + count, ...held } };
}

function without(player: Player, cards: readonly Card[]): Player {
  const { hand } = player;
  const held = hand.cards && { cards: less(hand.cards, cards) };
  return {
    ...player,
    hand: { count: hand.count - cards.length, ...held },
    known: less(player.known, cards),
  };
}

/** Those that are there are taken away. */
function less(cards: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...cards];
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function placed(
  row: View['row'],
  cards: readonly { readonly slot: number; readonly card: Card }[],
): View['row'] {
  return row.map((slot, i) => [
    ...slot,
    ...cards.filter((one) => one.slot === i + 1).map(({ card }) => card),
  ]);
}

function sorted(cards: readonly Card[]): Card[] {
  return [...cards].sort((a, b) => faceOf(a) - faceOf(b));
}
