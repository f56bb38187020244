const KEY = 'quartet-online';

/** Whether somebody of this browser has been online: only then it is worth asking for their tables. */
export function wasOnline(): boolean {
  return localStorage.getItem(KEY) !== null;
}

/** Null: nobody any more. */
export function noteOnline(person: string | null): void {
  if (person === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, person);
}
