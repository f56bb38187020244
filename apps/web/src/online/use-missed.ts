import type { Seat } from '@quartet/core';
import { useEffect, useState } from 'preact/hooks';
import type { HeardEntry } from './follow.ts';
import { noteSeen, seenAt } from './seen-tables.ts';
import type { LiveTable } from './use-live-table.ts';

export interface Missed {
  readonly entries: readonly HeardEntry[];
  dismiss(): void;
}

/** What somebody has seen of a table on this device, and what was played while they did not look. */
export interface Absence {
  /** The number of the last thing seen; null: they have not been here. */
  readonly seen: number | null;
  readonly isFirst: boolean;
  readonly wasAway: boolean;
  readonly entries: readonly HeardEntry[];
}

const NOTHING: readonly HeardEntry[] = [];

export function absentSince(seen: number | null): Absence {
  return { seen, isFirst: true, wasAway: true, entries: NOTHING };
}

/**
 * What was played while nobody looked at this table on this device: before it was opened, while the line was
 * down, while the page was hidden. A single move after a short break shows itself, as every move does.
 */
export function missedAfter(
  before: Absence,
  { seq, log, isLost }: Pick<LiveTable, 'seq' | 'log' | 'isLost'>,
  looks: boolean,
  me: Seat | null,
): Absence {
  const wasAway = before.wasAway || !looks || isLost;
  if (!looks || seq === 0) return { ...before, wasAway };
  const last = before.seen;
  const news = last === null ? NOTHING : log.filter((entry) => entry.seq > last);
  // Whoever has moved, here or on another device, knew all that was before.
  const mine = news.findLastIndex(({ seat, hand, byOrder }) => seat === me && hand === 'person' && !byOrder);
  const others = news.slice(mine + 1);
  const isMissed = wasAway && others.length > (before.isFirst ? 0 : 1);
  return {
    seen: seq,
    isFirst: false,
    wasAway: wasAway && news.length === 0 && !before.isFirst,
    entries: isMissed ? others : mine >= 0 ? NOTHING : before.entries,
  };
}

export function useMissed(live: LiveTable, table: string, me: Seat | null): Missed {
  const [absence, setAbsence] = useState(() => absentSince(seenAt(table)));
  const looks = useLooks();
  useEffect(
    () => setAbsence((before) => missedAfter(before, live, looks, me)),
    [live.seq, live.isLost, looks],
  );
  useEffect(() => {
    if (absence.seen !== null) noteSeen(table, absence.seen);
  }, [absence.seen]);
  const dismiss = (): void => setAbsence((before) => ({ ...before, entries: NOTHING }));
  return { entries: absence.entries, dismiss };
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
