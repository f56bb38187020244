import type { Seat, Viewer } from '@quartet/core';
import { onlyPerson, type Player } from '../../engine/model.ts';

/**
 * Who may be looked over the shoulder. When a match is over, its hands are open. While it runs, the one person at
 * the table has their own view; around one device there is only the open table, since nobody knows who is looking.
 */
export function viewersOf(
  seats: number,
  players: readonly Player[] | null,
  isOver: boolean,
): readonly Viewer[] {
  if (isOver) return [...Array.from({ length: seats }, (_, seat) => seat), 'table', 'referee'];
  const person = onlyPerson(players);
  return [person ?? 'table'];
}

/** Whose eyes a replay begins with. */
export function firstViewer(players: readonly Player[] | null): Seat | 'table' {
  return onlyPerson(players) ?? 'table';
}
