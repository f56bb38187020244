import { faceDown, type Hidden, redactDeal, type Seat, sees, type Viewer } from '@quartet/core';
import { CARDS, type Card, cardOf, DECK_SIZE } from './cards.ts';
import type { Event } from './events.ts';
import { readHand, readReserve } from './hand.ts';
import { readLaid } from './laid.ts';
import { actor, FACE, HAND_MAX, KNOWN, PHASE_NAMES, type State } from './state.ts';
import type { Hand, Player, View } from './view.ts';

export function view(s: State, viewer: Viewer): View {
  const players: Player[] = [];
  for (let seat = 0; seat < s.seats; seat++) players.push(viewPlayer(s, seat, viewer));
  const shown: View = {
    viewer,
    table: s.table,
    actor: actor(s),
    phase: PHASE_NAMES[s.phase]!,
    round: s.round + 1,
    opener: s.opener,
    players,
    pile: viewPile(s, viewer),
    away: viewAway(s),
  };
  if (s.drawn === 0) return shown;
  const seen = sees(viewer, s.turn);
  return { ...shown, drawn: seen ? { card: cardOf(s.drawn), more: s.more } : { more: s.more } };
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
  return sees(viewer, seat) ? { count, cards: readHand(s, seat), known } : { count, known };
}

function viewPile(s: State, viewer: Viewer): Hidden<Card> {
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
  if (event.type === 'dealt') return redactDeal(event, viewer);
  const isDrawn = event.type === 'drawn' || event.type === 'inserted';
  return isDrawn && !sees(viewer, event.seat) ? faceDown(event) : event;
}
