const KEY = 'quartet-tips-told';

/** The tips this device has shown: each is told once. */
export function toldTips(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : []);
  } catch {
    // What cannot be read is forgotten.
    return new Set();
  }
}

export function keepTold(id: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...toldTips(), id])]));
}
