import { useEffect, useRef, useState } from 'preact/hooks';
import type { TableState } from '../engine/model.ts';
import type { HeardEntry } from './follow.ts';

/** A table as it was when a round ended. */
export interface Held {
  readonly state: TableState;
  readonly log: readonly HeardEntry[];
}

/** What is looked at: the end of a round until somebody goes on, whatever happens meanwhile; else the table as it is. */
export function heldAfter(
  before: { readonly last: TableState | null; readonly held: Held | null },
  state: TableState,
  log: readonly HeardEntry[],
): Held | null {
  const { last, held } = before;
  if (held?.state.viewer === state.viewer && held.state.ply <= state.ply) return held;
  if (!last || last.viewer !== state.viewer || last.ply >= state.ply) return null;
  const end = log.findLast(
    ({ ply, events }) => ply >= last.ply && events.some(({ type }) => type === 'dealt'),
  );
  // What ended longer ago, while nobody looked, is told by the log.
  if (!end || state.ply > end.ply + 1) return null;
  return { state: { ...state, ended: last.view }, log: log.filter(({ ply }) => ply <= end.ply) };
}

/**
 * Holds the end of a round on this screen; `goOn` lets it catch up. `isResting`: the server waits for everybody; what
 * it does not wait for any more is not held any longer.
 */
export function useHeldRound(state: TableState, log: readonly HeardEntry[], isResting: boolean) {
  const kept = useRef<{ last: TableState | null; held: Held | null }>({ last: null, held: null });
  const [, redraw] = useState(0);
  if (kept.current.last !== state) kept.current = { last: state, held: heldAfter(kept.current, state, log) };
  const goOn = (): void => {
    kept.current = { last: state, held: null };
    redraw((times) => times + 1);
  };
  const wasResting = useRef(false);
  useEffect(() => {
    if (wasResting.current && !isResting) goOn();
    wasResting.current = isResting;
  }, [isResting]);
  return { held: kept.current.held, goOn };
}
