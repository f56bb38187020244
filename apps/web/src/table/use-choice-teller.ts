import { useEffect, useRef } from 'preact/hooks';
import type { TableState } from '../engine/model.ts';

/**
 * Tells listeners what a choice would do. What a table shows while others decide, or in the moment in which it asks, is
 * told elsewhere: by the reports and the question after them.
 */
export function useChoiceTeller(
  state: TableState,
  /** The question to whoever listens; null: others decide. */
  asked: string | null,
  tell: (text: string) => void,
): (text: string) => void {
  const settled = useRef<TableState | null>(null);
  // Parts of the table speak before their screen gets here.
  useEffect(() => {
    settled.current = state;
  }, [state]);
  return (text) => {
    // A bar whose choice is put back or played says the question again.
    if (asked !== null && text !== asked && settled.current === state) tell(text);
  };
}
