import { note, noted } from '../app/small-notes.ts';

const KEY = 'quartet-online';

/** Whether somebody of this browser has been online: only then it is worth asking for their tables. */
export function wasOnline(): boolean {
  return noted(KEY) !== null;
}

/** Who it was. */
export function onlinePerson(): string | null {
  return noted(KEY);
}

/** Null: nobody any more. */
export function noteOnline(person: string | null): void {
  note(KEY, person);
}
