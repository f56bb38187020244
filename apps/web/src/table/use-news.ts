import type { Seat } from '@quartet/core';
import { useEffect, useRef } from 'preact/hooks';
import type { LogEntry, TableState } from '../engine/model.ts';

export interface News {
  /** A table that is opened, or a turn taken back, has no news: its story was told before. */
  readonly entries: readonly LogEntry[];
  readonly state: TableState;
  /** Whether nothing has been played yet. */
  readonly isFresh: boolean;
}

/** Calls with each new state of the table, once, and with what is new in it. */
export function useNews(state: TableState, hear: (news: News) => void): void {
  const before = useRef<TableState | null>(null);
  useEffect(() => {
    const isNext = before.current !== null && state.ply > before.current.ply;
    const isFresh = before.current === null && state.ply === 0;
    before.current = state;
    hear({ entries: isNext ? state.news : [], state, isFresh });
  }, [state]);
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
