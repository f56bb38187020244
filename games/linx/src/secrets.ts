import { faceDown, type Hidden, redactDeal, type Seat, sees, type Viewer } from '@quartet/core';
import { CARD_SPACE, LENGTHS, LONGEST, MAX_HAND, orderedDeck, printCard, SHORTEST } from './cards.ts';
import type { Event } from './events.ts';
import { PHASE_NAMES, type State } from './state.ts';
import type { Hand, View } from './view.ts';

// §8 Who sees what: hands are their owners', the piles nobody's.
export function view(s: State, viewer: Viewer): View {
  const seats = s.table.seats;
  return {
    viewer,
    table: s.table,
    actor: s.turn,
    phase: PHASE_NAMES[s.phase]!,
    game: s.game,
    beginner: s.beginner,
    players: seatsIn(s),
    playOff: s.playOff,
    drawsLeft: s.drawsLeft,
    idleTurns: s.idleTurns,
    stockMoved: s.stockMoved === 1,
    anchors: codesIn(s.anchors, 0, s.anchors.length).map((code) => code || null),
    scoring: numbersIn(s.scoring, 0).map((length) => length || null),
    discards: codesIn(s.discards, 0, s.discarded).reverse(),
    stock: pile(s.stock.length - s.stockTop, viewer, () => codesIn(s.stock, s.stockTop, s.stock.length)),
    scoringPile: pile(s.scoringPile.length - s.scoringTop, viewer, () =>
      numbersIn(s.scoringPile, s.scoringTop),
    ),
    hands: bySeat(seats, (seat) => hand(s, seat, viewer)),
    won: bySeat(seats, (seat) => wonBy(s, seat)),
    gone: cardsGone(s),
    earlier: numbersIn(s.earlier, 0),
    bonuses: numbersIn(s.bonuses, 0),
  };
}

function hand(s: State, seat: Seat, viewer: Viewer): Hand {
  const at = seat * MAX_HAND;
  const count = s.held[seat]!;
  const known: string[] = [];
  for (let slot = 0; slot < count; slot++) {
    if (((s.known[seat]! >> slot) & 1) !== 0) known.push(printCard(s.hands[at + slot]!));
  }
  if (!sees(viewer, seat)) return { count, known };
  return { count, known, cards: codesIn(s.hands, at, at + count) };
}

function pile<Card>(count: number, viewer: Viewer, cards: () => Card[]): Hidden<Card> {
  return viewer === 'referee' ? { count, cards: cards() } : { count };
}

function seatsIn(s: State): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < s.table.seats; seat++) if (s.plays[seat] === 1) seats.push(seat);
  return seats;
}

function wonBy(s: State, seat: Seat): number[] {
  const lengths: number[] = [];
  for (let length = LONGEST; length >= SHORTEST; length--) {
    for (let n = s.won[seat * LENGTHS + length - SHORTEST]!; n > 0; n--) lengths.push(length);
  }
  return lengths;
}

/** How many of each card lie somewhere. */
const present = new Uint8Array(CARD_SPACE);

/** The cards of the deck that lie nowhere. */
function cardsGone(s: State): string[] {
  present.fill(0);
  mark(s.stock, s.stock.length);
  mark(s.discards, s.discarded);
  mark(s.hands, s.hands.length);
  mark(s.anchors, s.anchors.length);
  const gone: string[] = [];
  const deck = orderedDeck(s.table.seats);
  for (let i = 0; i < deck.length; i++) {
    const card = deck[i]!;
    if (present[card] === 0) gone.push(printCard(card));
    else present[card]!--;
  }
  return gone;
}

function mark(cards: Uint8Array, end: number): void {
  for (let i = 0; i < end; i++) present[cards[i]!]!++;
}

function codesIn(cards: Uint8Array, from: number, to: number): string[] {
  const codes: string[] = [];
  for (let i = from; i < to; i++) codes.push(printCard(cards[i]!));
  return codes;
}

function numbersIn(list: Uint8Array | Uint16Array, from: number): number[] {
  const numbers: number[] = [];
  for (let i = from; i < list.length; i++) numbers.push(list[i]!);
  return numbers;
}

function bySeat<T>(seats: number, of: (seat: Seat) => T): T[] {
  const list: T[] = [];
  for (let seat = 0; seat < seats; seat++) list.push(of(seat));
  return list;
}

/** Everybody hears everything but the faces of cards that come off the stock into a hand. */
export function redact(event: Event, viewer: Viewer): Event {
  if (event.type === 'dealt') return redactDeal(event, viewer);
  if (event.type === 'drawn' && event.from === 'stock' && !sees(viewer, event.seat)) return faceDown(event);
  return event;
}
