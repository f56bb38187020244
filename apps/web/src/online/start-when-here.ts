import { useEffect } from 'preact/hooks';
import { readItem, writeItem } from '../app/local-storage.ts';

const KEY = 'quartet-start';

/** Whoever made this table wants it to begin once everybody has come. */
export function noteStart(table: string): void {
  writeItem(KEY, table);
}

/** Starts such a table; says whether it will. `isReady`: everybody sits there, is here, and agrees. */
export function useStartWhenHere(
  table: string,
  isHost: boolean,
  isReady: boolean,
  start: () => void,
): boolean {
  const isNoted = isHost && readItem(KEY) === table;
  useEffect(() => {
    if (!isNoted || !isReady) return;
    writeItem(KEY, null);
    start();
  }, [isNoted && isReady]);
  return isNoted;
}
