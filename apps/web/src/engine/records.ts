import type { MatchRecord } from '@quartet/core';
import { transact } from './database.ts';
import type { SavedMatch } from './model.ts';

/** A match that came as a file: to be looked at, never to go on with. */
export interface KeptRecord {
  readonly id: string;
  readonly record: MatchRecord;
  /** By seat; null if the file does not name anybody. */
  readonly names: readonly string[] | null;
  readonly added: number;
}

export function loadRecord(id: string): Promise<KeptRecord | undefined> {
  return transact<KeptRecord | undefined>(['records'], 'readonly', (store) => store('records').get(id));
}

/** The latest first. */
export async function allRecords(): Promise<KeptRecord[]> {
  const records = await transact<KeptRecord[]>(['records'], 'readonly', (store) => store('records').getAll());
  return records!.sort((a, b) => b.added - a.added);
}

export async function deleteRecord(id: string): Promise<void> {
  await transact(['records'], 'readwrite', (store) => store('records').delete(id));
}

/** All of it, or nothing. */
export async function keepAll(matches: readonly SavedMatch[], records: readonly KeptRecord[]): Promise<void> {
  await transact(['matches', 'records'], 'readwrite', (store) => {
    for (const match of matches) store('matches').put(match);
    for (const record of records) store('records').put(record);
    return null;
  });
}

export async function deleteAll(): Promise<void> {
  await transact(['matches', 'records'], 'readwrite', (store) => {
    store('matches').clear();
    store('records').clear();
    return null;
  });
}
