import { useEffect, useRef } from 'preact/hooks';
import type { TableState } from '../engine/model.ts';

/**
 * Tells listeners what a choice would do. What a table shows while others decide, or in the moment in which it asks, is
 * told elsewhere: by the reports and the question after them.
 */
export function useChoiceTeller(
  state: TableState,
  isMine: boolean,
  tell: (text: string) => void,
): (text: string) => void {
  const settled = useRef<TableState | null>(null);
  // Parts of the table speak before their screen gets here.
  useEffect(() => {
    settled.current = state;
  }, [state]);
  return (text) => {
    if (isMine && settled.current === state) tell(text);
  };
}
