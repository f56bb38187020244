import type { Chance, Hidden, Log, Seat, Table } from '@quartet/core';
import { CARDS, type Card, DUEL_JOKERS, deckFor, FACES, faceOfId, JOKER, listCards } from '../cards.ts';
import type { Event } from '../events.ts';
import type { Options } from '../options.ts';
import { clearTable, PHASE, SLOT_DEPTH, SLOTS, State } from '../state.ts';
import { fillGhost, layInSlot, takeFromPile } from './supply.ts';

const HAND_SIZE = 13;

export function start(table: Table<Options>, chance: Chance, log: Log<Event>): State {
  const s = new State(table);
  deal(s, chance, log);
  return s;
}

/** §2 Deals the round that `s.round` says. */
export function deal(s: State, chance: Chance, log: Log<Event>): void {
  clearTable(s);
  shuffle(s, chance);
  for (let seat = 0; seat < s.seats; seat++) dealHand(s, seat);
  for (let slot = 0; slot < SLOTS; slot++) layInSlot(s, slot, takeFromPile(s));
  // §2.2, §8.3 Each deal is begun by the next seat.
  s.turn = (s.table.first + s.round) % s.seats;
  s.actor = s.turn;
  s.phase = PHASE.play;
  log?.({ type: 'dealt', round: s.round + 1, first: s.turn, hands: dealtHands(s), row: dealtRow(s) });
  if (s.isDuel) fillGhost(s, log);
}

/** The pile first holds the deck's own bytes, since these are what a record lists. */
function shuffle(s: State, chance: Chance): void {
  const { pile } = s;
  pile.set(deckFor(s.isDuel).cards);
  chance(s.round).shuffle(pile);
  for (let i = 0; i < pile.length; i++) pile[i] = faceOfId(pile[i]!);
}

function dealHand(s: State, seat: Seat): void {
  const hand = seat * FACES;
  let dealt = 0;
  if (s.isDuel) {
    // §9.1 Two jokers go to each seat before all eyes.
    s.hands[hand + JOKER] = DUEL_JOKERS;
    s.known[hand + JOKER] = DUEL_JOKERS;
    dealt = DUEL_JOKERS;
  }
  for (; dealt < HAND_SIZE; dealt++) s.hands[hand + takeFromPile(s)]!++;
  s.held[seat] = HAND_SIZE;
}

function dealtHands(s: State): Hidden<Card>[] {
  return Array.from(s.held, (count, seat) => ({ count, cards: listCards(s.hands, seat * FACES) }));
}

function dealtRow(s: State): Card[] {
  return Array.from(s.rowSize, (_, slot) => CARDS[s.row[slot * SLOT_DEPTH]!]!);
}
