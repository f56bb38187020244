import { note, noted } from '../app/small-notes.ts';
/** A list of names in the browser's storage. */
export function keptIn(key: string): ReadonlySet<string> {
  try {
    const kept: unknown = JSON.parse(noted(key) ?? '[]');
    return new Set(Array.isArray(kept) ? kept.filter((name) => typeof name === 'string') : []);
  } catch {
    // What cannot be read is forgotten.
    return new Set();
  }
}

export function keepIn(key: string, name: string): void {
  note(key, JSON.stringify([...new Set([...keptIn(key), name])]));
}
