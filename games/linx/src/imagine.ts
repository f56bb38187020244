import type { Rng, Seat } from '@quartet/core';
import { CARD_SPACE, cardOf, deckSize, LENGTHS, orderedDeck, orderedScoring, SHORTEST } from './cards.ts';
import { addToHand } from './hands.ts';
import { PHASE, SEATS, State } from './state.ts';
import type { Hand, View } from './view.ts';

/** Cards of each kind that the view shows nowhere. */
const unseen = new Uint8Array(CARD_SPACE);
/** The unseen cards in random order, to be dealt from the front. */
const pool = new Uint8Array(deckSize(SEATS.max));

export function imagine(view: View, rng: Rng, into: State = new State(view.table)): State {
  into.bytes.fill(0);
  layNumbers(into, view);
  layTable(into, view);
  layScoring(into, view, rng);
  dealHidden(into, view, rng);
  return into;
}

function layNumbers(s: State, view: View): void {
  s.phase = PHASE[view.phase];
  s.turn = view.actor;
  s.drawsLeft = view.drawsLeft;
  s.idleTurns = view.idleTurns;
  s.stockMoved = view.stockMoved ? 1 : 0;
  s.game = view.game;
  s.beginner = view.beginner;
  s.players = view.players.length;
  s.playOff = view.playOff;
  for (let i = 0; i < view.players.length; i++) s.plays[view.players[i]!] = 1;
  for (let seat = 0; seat < s.table.seats; seat++) {
    s.earlier[seat] = view.earlier[seat]!;
    s.bonuses[seat] = view.bonuses[seat]!;
  }
}

function layTable(s: State, view: View): void {
  for (let slot = 0; slot < s.anchors.length; slot++) {
    const code = view.anchors[slot] ?? null;
    if (code !== null) s.anchors[slot] = cardOf(code);
  }
  s.discarded = view.discards.length;
  for (let i = 0; i < s.discarded; i++) s.discards[s.discarded - 1 - i] = cardOf(view.discards[i]!);
}

function layScoring(s: State, view: View, rng: Rng): void {
  const deck = orderedScoring(s.table.seats);
  unseen.fill(0);
  for (let i = 0; i < deck.length; i++) unseen[deck[i]!]!++;
  for (let slot = 0; slot < s.scoring.length; slot++) {
    s.scoring[slot] = view.scoring[slot] ?? 0;
    unseen[s.scoring[slot]!]!--;
  }
  for (let seat = 0; seat < view.won.length; seat++) {
    const won = view.won[seat]!;
    for (let i = 0; i < won.length; i++) {
      s.won[seat * LENGTHS + won[i]! - SHORTEST]!++;
      unseen[won[i]!]!--;
    }
  }
  const { count, cards } = view.scoringPile;
  s.scoringTop = deck.length - count;
  if (!cards) shuffleUnseen(deck, rng);
  for (let i = 0; i < count; i++) s.scoringPile[s.scoringTop + i] = cards ? cards[i]! : pool[i]!;
}

function dealHidden(s: State, view: View, rng: Rng): void {
  const deck = orderedDeck(s.table.seats);
  const { count, cards } = view.stock;
  s.stockTop = deck.length - count;
  if (!cards) {
    countUnseen(s, view, deck);
    shuffleUnseen(deck, rng);
  }
  let dealt = 0;
  for (let seat = 0; seat < view.hands.length; seat++) dealt = dealHand(s, seat, view.hands[seat]!, dealt);
  for (let i = 0; i < count; i++) s.stock[s.stockTop + i] = cards ? cardOf(cards[i]!) : pool[dealt++]!;
}

/** Lays what is known of a hand and deals the rest from the pool; returns how far the pool is dealt. */
function dealHand(s: State, seat: Seat, hand: Hand, dealt: number): number {
  const { count, known, cards } = hand;
  for (let i = 0; i < known.length; i++) addToHand(s, seat, cardOf(known[i]!), 1);
  if (cards) {
    layUnknownOf(s, seat, cards, known);
    return dealt;
  }
  const hidden = count - known.length;
  for (let i = 0; i < hidden; i++) addToHand(s, seat, pool[dealt + i]!, 0);
  return dealt + hidden;
}

/** Lays the cards of a hand that not everybody knows. */
function layUnknownOf(s: State, seat: Seat, cards: readonly string[], known: readonly string[]): void {
  let matched = 0;
  for (let i = 0; i < cards.length; i++) {
    let k = 0;
    while (k < known.length && (known[k] !== cards[i] || ((matched >> k) & 1) !== 0)) k++;
    if (k === known.length) addToHand(s, seat, cardOf(cards[i]!), 0);
    else matched |= 1 << k;
  }
}

function countUnseen(s: State, view: View, deck: Readonly<Uint8Array>): void {
  unseen.fill(0);
  for (let i = 0; i < deck.length; i++) unseen[deck[i]!]!++;
  for (let slot = 0; slot < s.anchors.length; slot++) unseen[s.anchors[slot]!]!--;
  for (let i = 0; i < s.discarded; i++) unseen[s.discards[i]!]!--;
  see(view.gone);
  for (let seat = 0; seat < view.hands.length; seat++) {
    const { cards, known } = view.hands[seat]!;
    see(cards ?? known);
  }
}

function see(codes: readonly string[]): void {
  for (let i = 0; i < codes.length; i++) unseen[cardOf(codes[i]!)]!--;
}

/** Moves the unseen cards of a deck to the pool, in random order. */
function shuffleUnseen(deck: Readonly<Uint8Array>, rng: Rng): void {
  let size = 0;
  for (let i = 0; i < deck.length; i++) {
    const card = deck[i]!;
    if (unseen[card] === 0) continue;
    unseen[card]!--;
    const at = rng.below(size + 1);
    pool[size++] = pool[at]!;
    pool[at] = card;
  }
}
