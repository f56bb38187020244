import { note, noted } from '../app/small-notes.ts';

const KEY = 'quartet-last-online';

/** The table of a server that this browser was at last: whoever comes back from it is not sent there again. */
export function lastTable(): string | null {
  return noted(KEY);
}

export function noteTable(table: string): void {
  note(KEY, table);
}
