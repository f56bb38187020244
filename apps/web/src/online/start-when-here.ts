import { useEffect } from 'preact/hooks';
import { note, noted } from '../app/small-notes.ts';

const KEY = 'quartet-start';

/** Whoever made this table wants it to begin once everybody has come. */
export function noteStart(table: string): void {
  note(KEY, table);
}

/** Starts such a table; says whether it will. `isReady`: everybody sits there, is here, and agrees. */
export function useStartWhenHere(
  table: string,
  isHost: boolean,
  isReady: boolean,
  start: () => void,
): boolean {
  const isNoted = isHost && noted(KEY) === table;
  useEffect(() => {
    if (!isNoted || !isReady) return;
    note(KEY, null);
    start();
  }, [isNoted && isReady]);
  return isNoted;
}
