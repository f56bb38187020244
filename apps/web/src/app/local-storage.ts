/** The browser's local storage. Where a browser stores nothing, every item is absent and nothing breaks. */

/** Key of the player's own mistakes: practice stores them, the home page checks whether there are any. */
export const MISTAKES = 'quartet-mistakes';

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be turned off altogether.
    return null;
  }
}

/** An item that is JSON, as `check` reads it; null if there is none, or anything is wrong with it. An absent one is read as null. */
export function readJson<T>(key: string, check: (value: unknown) => T | null): T | null {
  try {
    return check(JSON.parse(readItem(key)!));
  } catch {
    return null;
  }
}

/** Null removes the item. `full`: there is no room for it. */
export function writeItem(key: string, text: string | null): 'done' | 'full' | 'off' {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return 'done';
  } catch (error) {
    return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'off';
  }
}

/** Whether the browser stores items: some refuse. A full storage is one. */
export function canStore(): boolean {
  const written = writeItem('quartet-note', '');
  writeItem('quartet-note', null);
  return written !== 'off';
}
