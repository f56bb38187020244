import type { Seat } from '@quartet/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { HeardEntry } from './follow.ts';
import { noteSeen, seenAt } from './seen-tables.ts';
import type { LiveTable } from './use-live-table.ts';

export interface Missed {
  readonly entries: readonly HeardEntry[];
  dismiss(): void;
}

const NOTHING: readonly HeardEntry[] = [];

/**
 * What was played while nobody looked at this table on this device: before it was opened, while the line was
 * down, while the page was hidden. A single move after a short break shows itself, as every move does.
 */
export function useMissed(live: LiveTable, table: string, me: Seat | null): Missed {
  const [entries, setEntries] = useState(NOTHING);
  const seen = useRef(seenAt(table));
  const isFirst = useRef(true);
  const wasAway = useRef(true);
  const looks = useLooks();
  useEffect(() => {
    if (!looks || live.isLost) wasAway.current = true;
    if (!looks || live.seq === 0) return;
    const last = seen.current;
    const news = last === null ? NOTHING : live.log.filter(({ seq }) => seq > last);
    // Whoever has moved, here or on another device, knew all that was before.
    const mine = news.findLastIndex(
      ({ seat, hand, byOrder }) => seat === me && hand === 'person' && !byOrder,
    );
    const others = news.slice(mine + 1);
    if (wasAway.current && others.length > (isFirst.current ? 0 : 1)) setEntries(others);
    else if (mine >= 0) setEntries(NOTHING);
    if (news.length > 0 || isFirst.current) wasAway.current = false;
    isFirst.current = false;
    seen.current = live.seq;
    noteSeen(table, live.seq);
  }, [live.seq, live.isLost, looks]);
  return { entries, dismiss: () => setEntries(NOTHING) };
}

/** Whether the page can be seen. */
function useLooks(): boolean {
  const [looks, setLooks] = useState(!document.hidden);
  useEffect(() => {
    const changed = (): void => setLooks(!document.hidden);
    document.addEventListener('visibilitychange', changed);
    return () => document.removeEventListener('visibilitychange', changed);
  }, []);
  return looks;
}
