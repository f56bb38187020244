import type { Rng } from '@quartet/core';
import { byteOf, DECK_SIZE } from './cards.ts';
import { NO_HAND, PHASE, State } from './state.ts';
import type { View } from './view.ts';

/** Of a card: the view does not say where it is. */
const UNKNOWN = 254;

/** What the view shows lies where it shows it; all other cards are shuffled and dealt to the other places. */
export function imagine(seen: View, rng: Rng, into?: State): State {
  const s = into ?? new State(seen.table);
  s.phase = PHASE[seen.phase];
  s.round = seen.round - 1;
  s.turn = seen.actor;
  s.passes = seen.passes;
  s.holders.fill(UNKNOWN);
  layHeap(s, seen);
  seen.players.forEach(({ hand, outs, left }, seat) => {
    s.outs[seat] = outs;
    s.left[seat] = left;
    s.sizes[seat] = hand.count;
    for (const card of hand.cards ?? []) s.holders[byteOf(card)] = seat;
  });
  if (seen.pile.cards) stackPile(s, seen.pile.cards.map(byteOf));
  else dealOut(s, seen, rng);
  s.drawn = drawnBy(s, seen, rng);
  return s;
}

function layHeap(s: State, { heap }: View): void {
  s.height = heap.length;
  heap.forEach((card, i) => {
    s.heap[i] = byteOf(card);
    s.holders[s.heap[i]!] = NO_HAND;
  });
}

function stackPile(s: State, pile: readonly number[]): void {
  s.top = DECK_SIZE - pile.length;
  s.deck.set(pile, s.top);
  for (const card of pile) s.holders[card] = NO_HAND;
}

/** The unknown cards, shuffled, go to the hands that are hidden; the rest is the draw pile. */
function dealOut(s: State, { players }: View, rng: Rng): void {
  let top = DECK_SIZE;
  for (let card = 0; card < DECK_SIZE; card++) {
    if (s.holders[card] !== UNKNOWN) continue;
    s.holders[card] = NO_HAND;
    s.deck[--top] = card;
  }
  rng.shuffle(s.deck.subarray(top));
  players.forEach(({ hand }, seat) => {
    if (hand.cards) return;
    for (let i = 0; i < hand.count; i++) s.holders[s.deck[top++]!] = seat;
  });
  s.top = top;
}

/** §3.2 To others it may be any card of the actor's hand. */
function drawnBy(s: State, { drawn }: View, rng: Rng): number {
  if (s.phase !== PHASE.drawn) return 0;
  if (drawn) return byteOf(drawn);
  let card = s.holders.indexOf(s.turn);
  for (let i = rng.below(s.sizes[s.turn]!); i > 0; i--) card = s.holders.indexOf(s.turn, card + 1);
  return card;
}
