import { readItem, writeItem } from '../app/local-storage.ts';

const KEY = 'quartet-been-at';

/** Whether this browser was at that table of a server last: whoever comes back from it is not sent there again. */
export function wasLastAt(table: string): boolean {
  return readItem(KEY) === table;
}

export function noteBeenAt(table: string): void {
  writeItem(KEY, table);
}
