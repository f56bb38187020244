const KEY = 'quartet-learned';

/** The games whose lesson was played to its end on this device. */
export function learnedGames(): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((game) => typeof game === 'string') : []);
  } catch {
    // What cannot be read is forgotten.
    return new Set();
  }
}

export function keepLearned(game: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...learnedGames(), game])]));
}
