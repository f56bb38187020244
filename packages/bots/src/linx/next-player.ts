import type { Seat } from '@quartet/core';
import { type Card, links, MAX_HAND, type State, slotOf } from '@quartet/linx';

/** Who plays after the one whose turn it is. */
export function nextPlayer(s: State): Seat {
  let next = s.turn;
  do next = next + 1 === s.table.seats ? 0 : next + 1;
  while (s.plays[next] === 0);
  return next;
}

/** How many cards that the next player is known to hold link to this one. */
export function linksToNext(s: State, card: Card): number {
  const next = nextPlayer(s);
  let near = 0;
  for (let known = s.known[next]!; known !== 0; known &= known - 1) {
    if (links(card, s.hands[next * MAX_HAND + slotOf(known)]!)) near++;
  }
  return near;
}
