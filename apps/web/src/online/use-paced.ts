import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableState } from '../engine/model.ts';
import type { HeardEntry } from './follow.ts';

/** A table as it was heard of, and what had happened by then. */
export interface HeardTable {
  readonly state: TableState;
  readonly log: readonly HeardEntry[];
}

/** What is shown, and what waits for it to have been looked at. */
export interface Pacing {
  readonly shown: HeardTable;
  readonly waiting: readonly HeardTable[];
}

/** Whoever is further behind than that catches up at once. */
const MOST = 3;
/** Nothing is worth more milliseconds of somebody's clock. */
const LONGEST_HOLD = 3000;

/** After one more message. `isHeld`: what is shown is still looked at. Own moves, and what follows from nothing shown, wait for nothing. */
export function paced(before: Pacing | null, heard: HeardTable, isHeld: boolean): Pacing {
  const last = before?.waiting.at(-1) ?? before?.shown;
  if (before && last?.state === heard.state) return before;
  const isNext =
    last !== undefined && last.state.viewer === heard.state.viewer && last.state.ply < heard.state.ply;
  const isMine = heard.log.at(-1)?.seat === heard.state.viewer;
  const hasToWait = isHeld || (before?.waiting.length ?? 0) > 0;
  if (!before || !isNext || isMine || !hasToWait || before.waiting.length >= MOST)
    return { shown: heard, waiting: [] };
  return { ...before, waiting: [...before.waiting, heard] };
}

/** Lets what a server's bots do be looked at, as those of this device do. */
export function usePaced(
  state: TableState,
  log: readonly HeardEntry[],
): HeardTable & { hold(time: number): void } {
  const pacing = useRef<Pacing | null>(null);
  const until = useRef(0);
  const [, redraw] = useState(0);
  pacing.current = paced(pacing.current, { state, log }, performance.now() < until.current);
  const [next, ...rest] = pacing.current.waiting;
  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => {
      pacing.current = { shown: next, waiting: rest };
      redraw((times) => times + 1);
    }, until.current - performance.now());
    return () => clearTimeout(timer);
  }, [next]);
  return {
    ...pacing.current.shown,
    hold: (time) => {
      until.current = performance.now() + Math.min(time, LONGEST_HOLD);
    },
  };
}
