import { transact } from './database.ts';
import type { SavedMatch } from './model.ts';

const MATCHES = ['matches'] as const;

export async function saveMatch(match: SavedMatch): Promise<void> {
  await transact(MATCHES, 'readwrite', (store) => store('matches').put(match));
}

export function loadMatch(id: string): Promise<SavedMatch | undefined> {
  return transact<SavedMatch | undefined>(MATCHES, 'readonly', (store) => store('matches').get(id));
}

/** The latest first. */
export async function allMatches(): Promise<SavedMatch[]> {
  const matches = await transact<SavedMatch[]>(MATCHES, 'readonly', (store) => store('matches').getAll());
  return matches!.sort((a, b) => b.updated - a.updated);
}

export async function deleteMatch(id: string): Promise<void> {
  await transact(MATCHES, 'readwrite', (store) => store('matches').delete(id));
}
