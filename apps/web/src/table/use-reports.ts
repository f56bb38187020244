import type { Seat, Shapes } from '@quartet/core';
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Reported, reportOf } from './report.ts';
import type { News } from './use-news.ts';

/** Milliseconds after which a turn is told as far as it went. */
const PATIENCE = 1500;
/** Older reports have been read. */
const KEPT = 6;

export interface Report {
  readonly id: number;
  readonly text: string;
}

interface Turn {
  readonly seat: Seat;
  readonly events: readonly Shapes['Event'][];
}

/** What the players did, one report for each player's turn. */
export function useReports(reported: Reported): [readonly Report[], (news: News) => void] {
  const [reports, setReports] = useState<readonly Report[]>([]);
  const turn = useRef<Turn | null>(null);
  const timer = useRef(0);
  const latest = useRef(reported);
  latest.current = reported;
  useEffect(() => () => clearTimeout(timer.current), []);

  const tell = (): void => {
    const told = turn.current;
    turn.current = null;
    if (!told) return;
    const text = reportOf(told.seat, told.events, latest.current);
    setReports((before) => [...before.slice(1 - KEPT), { id: (before.at(-1)?.id ?? 0) + 1, text }]);
  };
  const hear = ({ entries, state }: News): void => {
    clearTimeout(timer.current);
    for (const { seat, events } of entries) {
      if (turn.current && turn.current.seat !== seat) tell();
      turn.current = { seat, events: [...(turn.current?.events ?? []), ...events] };
    }
    if (turn.current?.seat === state.view.actor) timer.current = window.setTimeout(tell, PATIENCE);
    else tell();
  };
  return [reports, hear];
}
