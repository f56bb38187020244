import type { Seat } from '@quartet/core';
import type { LogEntry, TableState } from '../engine/model.ts';

export interface News {
  /** A table that is opened, or a turn taken back, has no news: its story was told before. */
  readonly entries: readonly LogEntry[];
  readonly state: TableState;
  /** Whether nothing has been played yet. */
  readonly isFresh: boolean;
}

/**
 * What is new in a state of the table, after the one before. `log`: where to look for it; bots in a hurry make states
 * that nobody sees, and their news are in no other place.
 */
export function newsOf(
  before: TableState | null,
  state: TableState,
  log: readonly LogEntry[] = state.news,
): News {
  const isNext = before !== null && state.ply > before.ply;
  const entries = isNext ? log.filter(({ ply }) => ply >= before.ply) : [];
  return { entries, state, isFresh: before === null && state.ply === 0 };
}

/** The log with what happened since; a turn taken back tells its story anew, from where it begins. */
export function logWith<E extends LogEntry>(
  log: readonly E[],
  news: readonly E[],
  ply: number,
): readonly E[] {
  const from = news[0]?.ply ?? ply;
  return [...log.filter((entry) => entry.ply < from), ...news];
}

/** The last decisions of the others, up to my turn if it is mine now. */
export function lastOfOthers<E extends { readonly seat: Seat }>(
  log: readonly E[],
  me: Seat | null,
): readonly E[] {
  const end = log.findLastIndex(({ seat }) => seat !== me) + 1;
  const mine = log.slice(0, end).findLastIndex(({ seat }) => seat === me);
  return log.slice(mine + 1, end);
}
