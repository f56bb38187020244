// §2 Set-up
import type { Chance, Log, Seat, Table } from '@quartet/core';
import { DECK, DECK_SIZE } from '../cards.ts';
import type { Event } from '../events.ts';
import { readHand, readReserve } from '../hand.ts';
import type { Options } from '../options.ts';
import { HAND_MAX, handSize, PHASE, RESERVES, State } from '../state.ts';

export function start(table: Table<Options>, chance: Chance, log: Log<Event>): State {
  const s = new State(table);
  s.chips.fill(table.options.chips);
  deal(s, table.first, chance, log);
  return s;
}

export function deal(s: State, opener: Seat, chance: Chance, log: Log<Event>): void {
  s.deck.set(DECK.cards);
  chance(s.round).shuffle(s.deck);
  const size = handSize(s.seats);
  let top = 0;
  // §2.1
  for (let seat = 0; seat < s.seats; seat++) {
    s.sizes[seat] = size;
    for (let i = 0; i < size; i++) s.hands[seat * HAND_MAX + i] = s.deck[top++]!;
  }
  // §2.2
  for (let i = 0; i < s.seats * RESERVES; i++) s.reserves[i] = s.deck[top++]!;
  s.reserveSizes.fill(RESERVES);
  s.top = top;
  s.away.fill(0);
  openTurn(s, opener);
  log?.(dealt(s));
}

function dealt(s: State): Event {
  const seats = Array.from(s.sizes.keys());
  return {
    type: 'dealt',
    round: s.round + 1,
    first: s.opener,
    hands: seats.map((seat) => ({ count: s.sizes[seat]!, cards: readHand(s, seat) })),
    reserves: seats.map((seat) => readReserve(s, seat)),
    pile: DECK_SIZE - s.top,
  };
}

/** §4.1 */
export function openTurn(s: State, opener: Seat): void {
  s.phase = PHASE.act;
  s.opener = opener;
  s.turn = opener;
  s.best = 0;
}
