import { faceDown, type Hidden, redactDeal, type Seat, sees, type Viewer } from '@quartet/core';
import { CARDS, type Card, FACES, listCards } from './cards.ts';
import type { Event } from './events.ts';
import { cardsOfLayer } from './layers.ts';
import { cardsInSlot } from './rules/supply.ts';
import { PHASE, PHASE_NAMES, SLOTS, type State } from './state.ts';
import type { Player, View } from './view.ts';

// §10 Who sees what.

export function view(s: State, viewer: Viewer): View {
  const { phase } = s;
  const isSnatching = phase === PHASE.snatch || phase === PHASE.reclaim || phase === PHASE.draw;
  return {
    viewer,
    table: s.table,
    actor: s.actor,
    phase: PHASE_NAMES[phase]!,
    round: s.round + 1,
    turn: s.turn,
    ...(isSnatching && { victim: s.victim }),
    ...(phase === PHASE.draw && { due: s.due }),
    lastTurn: s.lastTurn === 1,
    seats: viewSeats(s, viewer),
    row: viewRow(s),
    pile: viewPile(s, viewer),
    discards: listCards(s.discards),
    ...(s.isDuel && { ghost: listCards(s.ghost) }),
  };
}

function viewSeats(s: State, viewer: Viewer): Player[] {
  const seats: Player[] = [];
  for (let seat = 0; seat < s.seats; seat++) {
    const count = s.held[seat]!;
    seats.push({
      hand: sees(viewer, seat) ? { count, cards: listCards(s.hands, seat * FACES) } : { count },
      known: listCards(s.known, seat * FACES),
      layers: viewLayers(s, seat),
      earlier: s.earlier[seat]!,
    });
  }
  return seats;
}

function viewLayers(s: State, seat: Seat): (readonly Card[])[] {
  const layers: (readonly Card[])[] = [];
  for (let layer = s.top[seat]!; layer !== 0; layer = s.below[layer]!) layers.push(cardsOfLayer(s, layer));
  return layers.reverse();
}

function viewRow(s: State): Card[][] {
  const row: Card[][] = [];
  for (let slot = 0; slot < SLOTS; slot++) row.push(cardsInSlot(s, slot));
  return row;
}

function viewPile(s: State, viewer: Viewer): Hidden<Card> {
  const count = s.pile.length - s.drawn;
  if (viewer !== 'referee') return { count };
  const cards: Card[] = [];
  for (let i = s.drawn; i < s.pile.length; i++) cards.push(CARDS[s.pile[i]!]!);
  return { count, cards };
}

export function redact(event: Event, viewer: Viewer): Event | null {
  if (event.type === 'dealt') return redactDeal(event, viewer);
  if (event.type === 'drawn' && event.from === 'pile' && !sees(viewer, event.seat)) return faceDown(event);
  return event;
}
