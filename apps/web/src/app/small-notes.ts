/** Small things that a browser keeps for a page: comforts. Where it keeps nothing, there are none, and nothing breaks. */

/** Where practice keeps one's own mistakes: home looks whether there are any. */
export const MISTAKES = 'quartet-mistakes';

export function noted(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage may be turned off altogether.
    return null;
  }
}

/** Null: forgets it. */
export function note(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // It is turned off, or full.
  }
}

/** Whether anything can be noted: some browsers refuse. */
export function canNote(): boolean {
  try {
    localStorage.setItem('quartet-note', '');
    localStorage.removeItem('quartet-note');
    return true;
  } catch {
    return false;
  }
}
