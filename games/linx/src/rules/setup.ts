import type { Chance, Hidden, Log } from '@quartet/core';
import {
  ANCHORS,
  HAND_SIZE,
  MAX_HAND,
  orderedDeck,
  orderedScoring,
  printCard,
  SCORING_SLOTS,
} from '../cards.ts';
import type { Event } from '../events.ts';
import { addToHand } from '../hands.ts';
import { putOnDiscards, takeFromStock, takeScoringCard } from '../piles.ts';
import type { State } from '../state.ts';

// §2 Set-up: deals a game to the seats that play in it.
export function dealGame(s: State, chance: Chance, log: Log<Event>): void {
  clearTable(s);
  chance(2 * s.game).shuffle(s.stock);
  chance(2 * s.game + 1).shuffle(s.scoringPile);
  // §2.1
  for (let seat = 0; seat < s.table.seats; seat++) {
    for (let i = 0; s.plays[seat] === 1 && i < HAND_SIZE; i++) addToHand(s, seat, takeFromStock(s), 0);
  }
  for (let slot = 0; slot < ANCHORS; slot++) s.anchors[slot] = takeFromStock(s);
  putOnDiscards(s, takeFromStock(s));
  // §2.2
  for (let slot = 0; slot < SCORING_SLOTS; slot++) s.scoring[slot] = takeScoringCard(s);
  // §2.3
  s.turn = s.beginner;
  log?.(dealt(s));
}

function clearTable(s: State): void {
  s.stock.set(orderedDeck(s.table.seats));
  s.stockTop = 0;
  s.scoringPile.set(orderedScoring(s.table.seats));
  s.scoringTop = 0;
  s.discards.fill(0);
  s.discarded = 0;
  s.hands.fill(0);
  s.held.fill(0);
  s.known.fill(0);
  s.won.fill(0);
}

function dealt(s: State): Event {
  return {
    type: 'dealt',
    round: s.game + 1,
    first: s.beginner,
    hands: Array.from(s.held, (count, seat) => dealtHand(s, seat, count)),
    playOff: s.playOff,
    anchors: Array.from(s.anchors, printCard),
    discard: printCard(s.discards[0]!),
    scoring: Array.from(s.scoring),
    stock: s.stock.length - s.stockTop,
  };
}

function dealtHand(s: State, seat: number, count: number): Hidden<string> {
  const cards = s.hands.subarray(seat * MAX_HAND, seat * MAX_HAND + count);
  return { count, cards: Array.from(cards, printCard) };
}
