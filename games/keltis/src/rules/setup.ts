import type { Chance, Deck, Log, Seat } from '@quartet/core';
import { type Card, DECK, nameOf, namesOf } from '../cards.ts';
import type { Event } from '../events.ts';
import { takeUnseen } from '../hand.ts';
import type { KeltisTable } from '../options.ts';
import { HAND_SIZE, State } from '../state.ts';

const decks: readonly Deck[] = [{ name: 'cards', cards: DECK, print: nameOf }];

export function decksOf(): readonly Deck[] {
  return decks;
}

// §2 Set-up.
export function start(table: KeltisTable, chance: Chance, log: Log<Event>): State {
  const s = new State(table);
  const deck = DECK.slice();
  chance(0).shuffle(deck);
  for (let seat = 0, top = 0; seat < s.seats; seat++) {
    for (let i = 0; i < HAND_SIZE; i++) takeUnseen(s, seat, deck[top++]!);
  }
  // §2.1 With two seats the last cards of the deck leave the game.
  const end = deck.length - s.removed.length;
  for (let i = 0; i < s.removed.length; i++) s.removed[i] = deck[end + i]!;
  s.pileSize = s.pile.length;
  for (let i = 0; i < s.pileSize; i++) s.pile[i] = deck[end - 1 - i]!;
  log?.(dealt(s));
  return s;
}

function dealt(s: State): Event {
  const handOf = (seat: Seat): Card[] => namesOf(s.hands, seat * HAND_SIZE, HAND_SIZE);
  return {
    type: 'dealt',
    round: 1,
    first: s.turn,
    hands: Array.from(s.handSizes, (count, seat) => ({ count, cards: handOf(seat) })),
    pile: s.pileSize,
    removed: s.removed.length,
  };
}
