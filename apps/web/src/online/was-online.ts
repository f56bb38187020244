import { readItem, writeItem } from '../app/local-storage.ts';

const KEY = 'quartet-online';

/** Whether somebody of this browser has been online: only then it is worth asking for their tables. */
export function wasOnline(): boolean {
  return readItem(KEY) !== null;
}

/** Who it was. */
export function onlinePerson(): string | null {
  return readItem(KEY);
}

/** Null: nobody any more. */
export function noteOnline(person: string | null): void {
  writeItem(KEY, person);
}
