import type { Card, Event, Hand, Player, View } from '@quartet/combos';
import { NOBODY, type Seat } from '@quartet/core';

/** The table when a round was over, its last turn still lying there: the one before the last decision, and what that did. */
export function closing(before: View, events: readonly Event[]): View {
  const end = events.findIndex(({ type }) => type === 'dealt');
  const { drawn: _, ...lying } = events.slice(0, end).reduce(after, before);
  return { ...lying, phase: 'over', actor: NOBODY };
}

function after(view: View, event: Event): View {
  switch (event.type) {
    case 'combined':
      return laid(view, event.seat, event.from, { cards: event.cards, as: event.as });
    case 'stopped':
      return laid(view, event.seat, event.from, { cards: ['S'], as: [] });
    case 'redraw':
      return laid(view, event.seat, event.from, { cards: ['R'], as: [] });
    case 'reserved':
      return withSeat(view, event.seat, (player) => ({
        ...player,
        reserve: player.reserve.filter((_, i) => i !== event.which - 1),
        hand: putIn(player.hand, event.at, event.card, true),
      }));
    case 'drawn':
      return { ...view, pile: { ...view.pile, count: view.pile.count - 1 } };
    case 'inserted':
      return withSeat(view, event.seat, (player) => ({
        ...player,
        hand: putIn(player.hand, event.at, event.card ?? view.drawn?.card, false),
      }));
    case 'paid':
      return withSeat(view, event.seat, (player) => ({ ...player, chips: event.left }));
    default:
      return view;
  }
}

function withSeat(view: View, seat: Seat, change: (player: Player) => Player): View {
  return { ...view, players: view.players.map((player, i) => (i === seat ? change(player) : player)) };
}

function laid(view: View, seat: Seat, from: number, what: NonNullable<Player['laid']>): View {
  return withSeat(view, seat, (player) => ({
    ...player,
    hand: takenOut(player.hand, from, what.cards.length),
    laid: what,
  }));
}

/** Positions count from 1; those to the right close up. */
function takenOut({ count, cards, known }: Hand, from: number, taken: number): Hand {
  const isTaken = (position: number): boolean => position >= from && position < from + taken;
  return {
    count: count - taken,
    ...(cards && { cards: cards.filter((_, i) => !isTaken(i + 1)) }),
    known: known
      .filter(({ position }) => !isTaken(position))
      .map(({ position, card }) => ({ position: position > from ? position - taken : position, card })),
  };
}

/** `at` cards lie to its left. */
function putIn({ count, cards, known }: Hand, at: number, card: Card | undefined, isKnown: boolean): Hand {
  const moved = known.map((one) => (one.position > at ? { ...one, position: one.position + 1 } : one));
  const fresh = isKnown && card ? [{ position: at + 1, card }] : [];
  return {
    count: count + 1,
    ...(cards && card && { cards: cards.toSpliced(at, 0, card) }),
    known: [...moved, ...fresh].sort((a, b) => a.position - b.position),
  };
}
