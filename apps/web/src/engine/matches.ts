import { type StoreName, transact } from './database.ts';
import type { KeptRecord, SavedMatch } from './model.ts';

export async function saveMatch(match: SavedMatch): Promise<void> {
  await transact(['matches'], 'readwrite', (store) => store('matches').put(match));
}

export function loadMatch(id: string): Promise<SavedMatch | undefined> {
  return load('matches', id);
}

export function loadRecord(id: string): Promise<KeptRecord | undefined> {
  return load('records', id);
}

/** The latest first. */
export async function allMatches(): Promise<SavedMatch[]> {
  return (await all<SavedMatch>('matches')).sort((a, b) => b.updated - a.updated);
}

/** The latest first. */
export async function allRecords(): Promise<KeptRecord[]> {
  return (await all<KeptRecord>('records')).sort((a, b) => b.added - a.added);
}

/** All of it, or nothing. */
export async function keepAll(matches: readonly SavedMatch[], records: readonly KeptRecord[]): Promise<void> {
  await transact(['matches', 'records'], 'readwrite', (store) => {
    for (const match of matches) store('matches').put(match);
    for (const record of records) store('records').put(record);
    return null;
  });
}

/** The match or record of this name. */
export async function deleteKept(id: string): Promise<void> {
  await transact(['matches', 'records'], 'readwrite', (store) => {
    store('matches').delete(id);
    store('records').delete(id);
    return null;
  });
}

export async function deleteAll(): Promise<void> {
  await transact(['matches', 'records', 'witnesses'], 'readwrite', (store) => {
    store('matches').clear();
    store('records').clear();
    store('witnesses').clear();
    return null;
  });
}

function load<T>(name: StoreName, id: string): Promise<T | undefined> {
  return transact<T | undefined>([name], 'readonly', (store) => store(name).get(id));
}

async function all<T>(name: StoreName): Promise<T[]> {
  return (await transact<T[]>([name], 'readonly', (store) => store(name).getAll()))!;
}
