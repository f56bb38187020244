import type { Seat } from '@quartet/core';
import type { Card, Colour, Event, Move, Sign } from '@quartet/keltis';
import type { LogEntry } from '../../engine/model.ts';

/** What the others touched since my last decision: outlined until they touch something else. */
export interface Marks {
  /** Rows as `seat` + colour, point rows as `seat` + star. */
  readonly rows: ReadonlySet<string>;
  readonly piles: ReadonlySet<Sign>;
  readonly stones: ReadonlySet<number>;
  /** Each seat's last action. */
  readonly acts: ReadonlyMap<Seat, Event>;
}

export function marksOf(last: readonly LogEntry[]): Marks {
  const rows = new Set<string>();
  const piles = new Set<Sign>();
  const stones = new Set<number>();
  const acts = new Map<Seat, Event>();
  for (const event of last.flatMap(({ events }) => events as readonly Event[])) {
    if (event.type === 'laid') rows.add(rowMark(event.seat, event.row));
    if (event.type === 'pointed') rows.add(rowMark(event.seat, '*'));
    if (event.type === 'claimed') stones.add(event.stone);
    if (event.type === 'picked-up') piles.delete(event.from);
    for (const card of discarded(event)) piles.add(card[0] as Sign);
    if (!('seat' in event)) continue;
    if (shown(event).length > 0) acts.set(event.seat, event);
  }
  return { rows, piles, stones, acts };
}

export function rowMark(seat: Seat, row: Colour | '*'): string {
  return `${seat}${row}`;
}

function discarded(event: Event): readonly Card[] {
  if (event.type === 'discarded') return [event.card];
  return event.type === 'claimed' ? event.cards : [];
}

function shown(event: Event): readonly Card[] {
  return event.type === 'laid' || event.type === 'pointed' ? [event.card] : discarded(event);
}

/** The cards a hinted move speaks of. */
export function cardsOf(move: Move | null): readonly Card[] {
  if (move === null || move.type === 'draw' || move.type === 'done') return [];
  return move.type === 'claim' ? move.cards : [move.card];
}
