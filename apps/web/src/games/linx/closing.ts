import { NOBODY, type Seat } from '@quartet/core';
import { cardOf, type Event, type View } from '@quartet/linx';

/** The table when a game was over: the one before the last decision, and what that did. */
export function closing(before: View, events: readonly Event[]): View {
  const end = events.findIndex(({ type }) => type === 'round-over');
  const lying = events.slice(0, end).reduce(after, before);
  return { ...lying, phase: 'over', actor: NOBODY, drawsLeft: 0 };
}

function after(view: View, event: Event): View {
  switch (event.type) {
    case 'discarded':
      return { ...withoutCards(view, event.seat, [event.card]), discards: [event.card, ...view.discards] };
    case 'chain':
      return chained(view, event);
    case 'anchor':
      return {
        ...view,
        anchors: at(view.anchors, event.slot, event.card),
        stock: { ...view.stock, count: view.stock.count - 1 },
      };
    case 'scoring-card':
      return {
        ...view,
        scoring: at(view.scoring, event.slot, event.length),
        scoringPile: { ...view.scoringPile, count: view.scoringPile.count - 1 },
      };
    default:
      return view;
  }
}

/** The chain is gone with both its anchors, and the scoring card is won. */
function chained(view: View, event: Extract<Event, { type: 'chain' }>): View {
  const left = withoutCards(view, event.seat, event.cards.slice(1, -1));
  const [one, other] = event.anchors;
  return {
    ...left,
    anchors: at(at(view.anchors, one, null), other, null),
    scoring: at(view.scoring, event.slot, null),
    gone: sorted([...view.gone, ...event.cards]),
    won: view.won.map((lengths, seat) =>
      seat === event.seat ? [...lengths, event.for].sort((a, b) => b - a) : lengths,
    ),
  };
}

function withoutCards(view: View, seat: Seat, cards: readonly string[]): View {
  const hands = view.hands.map((hand, i) => {
    if (i !== seat) return hand;
    const held = hand.cards && { cards: less(hand.cards, cards) };
    return { count: hand.count - cards.length, ...held, known: less(hand.known, cards) };
  });
  return { ...view, hands };
}

function less(cards: readonly string[], gone: readonly string[]): string[] {
  const left = [...cards];
  for (const card of gone) {
    const found = left.indexOf(card);
    if (found >= 0) left.splice(found, 1);
  }
  return left;
}

/** Slots are counted from 1. */
function at<T>(slots: readonly T[], slot: number, thing: T): T[] {
  return slots.map((lying, i) => (i === slot - 1 ? thing : lying));
}

function sorted(cards: readonly string[]): string[] {
  return [...cards].sort((a, b) => cardOf(a) - cardOf(b));
}
