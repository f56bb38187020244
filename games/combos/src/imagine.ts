import type { Rng, Seat } from '@quartet/core';
import { CARDS, type Card, COPIES_OF, DECK_SIZE, faceOf } from './cards.ts';
import { strengthLaid, writeLaid } from './laid.ts';
import { HAND_MAX, KNOWN, PHASE, RESERVES, State } from './state.ts';
import type { Hand, Player, View } from './view.ts';

/** A position or a card in the fingers whose face the view does not show. */
const UNKNOWN = 0;

/** What the view shows lies where it shows it; all other cards are shuffled and dealt to the other places. */
export function imagine(seen: View, rng: Rng, into?: State): State {
  const s = into ?? new State(seen.table);
  s.phase = PHASE[seen.phase];
  s.round = seen.round - 1;
  s.opener = seen.opener;
  s.turn = seen.phase === 'over' ? seen.opener : seen.actor;
  s.best = 0;
  s.more = seen.drawn?.more ?? 0;
  const left = COPIES_OF.slice();
  for (let seat = 0; seat < s.seats; seat++) placePlayer(s, seat, seen.players[seat]!, left);
  s.away.fill(0);
  for (let i = 0; i < seen.away.length; i++) s.away[take(left, seen.away[i]!)]!++;
  s.drawn = seen.drawn?.card ? take(left, seen.drawn.card) : UNKNOWN;
  if (seen.pile.cards) {
    stack(s, seen.pile.cards);
  } else {
    shuffle(s, left, rng);
    dealOut(s);
  }
  return s;
}

/** The face of a card seen, which is then no longer left for the unknown places. */
function take(left: Uint8Array, card: Card): number {
  const face = faceOf(card);
  left[face]!--;
  return face;
}

function placePlayer(s: State, seat: Seat, player: Player, left: Uint8Array): void {
  s.chips[seat] = player.chips;
  s.lost[seat] = player.lost ? 1 : 0;
  placeHand(s, seat, player.hand, left);
  s.reserveSizes[seat] = player.reserve.length;
  for (let i = 0; i < player.reserve.length; i++) {
    s.reserves[seat * RESERVES + i] = take(left, player.reserve[i]!);
  }
  writeLaid(s.laid, seat, player.laid);
  writeLaid(s.laidBefore, seat, player.laidBefore);
  if (!player.laid) return;
  for (let i = 0; i < player.laid.cards.length; i++) take(left, player.laid.cards[i]!);
  const strength = strengthLaid(s, seat);
  if (strength > s.best) s.best = strength;
}

function placeHand(s: State, seat: Seat, hand: Hand, left: Uint8Array): void {
  const first = seat * HAND_MAX;
  s.sizes[seat] = hand.count;
  for (let i = 0; i < hand.count; i++) {
    s.hands[first + i] = hand.cards ? take(left, hand.cards[i]!) : UNKNOWN;
  }
  for (let i = 0; i < hand.known.length; i++) {
    const { position, card } = hand.known[i]!;
    const face = hand.cards ? faceOf(card) : take(left, card);
    s.hands[first + position - 1] = face | KNOWN;
  }
}

function stack(s: State, pile: readonly Card[]): void {
  s.top = DECK_SIZE - pile.length;
  for (let i = 0; i < pile.length; i++) s.deck[s.top + i] = faceOf(pile[i]!);
}

/** Puts the unknown cards at the end of the deck, in random order. */
function shuffle(s: State, left: Uint8Array, rng: Rng): void {
  let top = DECK_SIZE;
  for (let face = 1; face <= CARDS.length; face++) {
    for (let i = left[face]!; i > 0; i--) s.deck[--top] = face;
  }
  s.top = top;
  for (let at = top; at < DECK_SIZE - 1; at++) {
    const other = at + rng.below(DECK_SIZE - at);
    const card = s.deck[at]!;
    s.deck[at] = s.deck[other]!;
    s.deck[other] = card;
  }
}

/** Deals them to the unknown places; the rest is the draw pile. */
function dealOut(s: State): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const first = seat * HAND_MAX;
    for (let at = first; at < first + s.sizes[seat]!; at++) {
      if (s.hands[at] === UNKNOWN) s.hands[at] = s.deck[s.top++]!;
    }
  }
  if (s.phase === PHASE.insert && s.drawn === UNKNOWN) s.drawn = s.deck[s.top++]!;
}
