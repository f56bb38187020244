import type { Seat, Viewer } from '@quartet/core';
import { CARDS, type Card, cardOf, DECK_SIZE } from './cards.ts';
import type { Event } from './events.ts';
import { readHand, readReserve } from './hand.ts';
import { readLaid } from './laid.ts';
import { actor, FACE, HAND_MAX, KNOWN, PHASES, type State } from './state.ts';
import type { Hand, Player, View } from './view.ts';

export function view(s: State, viewer: Viewer): View {
  const players: Player[] = [];
  for (let seat = 0; seat < s.seats; seat++) players.push(viewPlayer(s, seat, viewer));
  const shown: View = {
    viewer,
    table: s.table,
    actor: actor(s),
    phase: PHASES[s.phase]!,
    round: s.round + 1,
    opener: s.opener,
    players,
    pile: viewPile(s, viewer),
    away: viewAway(s),
  };
  if (s.drawn === 0) return shown;
  const seen = canSee(viewer, s.turn);
  return { ...shown, drawn: seen ? { card: cardOf(s.drawn), more: s.more } : { more: s.more } };
}

function canSee(viewer: Viewer, owner: Seat): boolean {
  return viewer === owner || viewer === 'referee';
}

function viewPlayer(s: State, seat: Seat, viewer: Viewer): Player {
  const laid = readLaid(s.laid, seat);
  const laidBefore = readLaid(s.laidBefore, seat);
  return {
    chips: s.chips[seat]!,
    lost: s.lost[seat] === 1,
    hand: viewHand(s, seat, viewer),
    reserve: readReserve(s, seat),
    ...(laid.cards.length > 0 && { laid }),
    ...(laidBefore.cards.length > 0 && { laidBefore }),
  };
}

function viewHand(s: State, seat: Seat, viewer: Viewer): Hand {
  const count = s.sizes[seat]!;
  const known: { position: number; card: Card }[] = [];
  for (let at = 0; at < count; at++) {
    const card = s.hands[seat * HAND_MAX + at]!;
    if (card & KNOWN) known.push({ position: at + 1, card: cardOf(card & FACE) });
  }
  return canSee(viewer, seat) ? { count, cards: readHand(s, seat), known } : { count, known };
}

function viewPile(s: State, viewer: Viewer): View['pile'] {
  const count = DECK_SIZE - s.top;
  if (viewer !== 'referee') return { count };
  return { count, cards: Array.from(s.deck.subarray(s.top), cardOf) };
}

function viewAway(s: State): Card[] {
  const away: Card[] = [];
  for (let face = 1; face <= CARDS.length; face++) {
    for (let i = 0; i < s.away[face]!; i++) away.push(cardOf(face));
  }
  return away;
}

/** §7 Only hands and drawn cards are hidden; nothing passes unnoticed. */
export function redact(event: Event, viewer: Viewer): Event {
  switch (event.type) {
    case 'dealt':
      if (viewer === 'referee') return event;
      return {
        ...event,
        hands: event.hands.map((hand, seat) => (canSee(viewer, seat) ? hand : { count: hand.count })),
      };
    case 'drawn':
      if (canSee(viewer, event.seat)) return event;
      return { type: 'drawn', seat: event.seat, more: event.more };
    case 'inserted':
      if (canSee(viewer, event.seat)) return event;
      return { type: 'inserted', seat: event.seat, at: event.at };
    default:
      return event;
  }
}
