import { type StoreName, transact } from './database.ts';
import { Failed, storeFailure } from './fault.ts';
import type { KeptRecord, SavedMatch } from './model.ts';

export async function addMatch(match: SavedMatch): Promise<void> {
  await transact(['matches'], 'readwrite', (store) => store('matches').put(match));
}

/** What follows on `before`. If something else is kept by now, another tab went on: this one is refused. */
export async function saveMatch(match: SavedMatch, before: SavedMatch): Promise<void> {
  let fault: unknown = null;
  await transact(['matches'], 'readwrite', (store) => {
    const matches = store('matches');
    const reading: IDBRequest<SavedMatch | undefined> = matches.get(match.id);
    reading.onsuccess = () => {
      try {
        if (isOther(reading.result, before)) fault = new Failed('elsewhere', `${match.id} went on`);
        else matches.put(match);
      } catch (error) {
        // Nobody above hears what is thrown here.
        fault = storeFailure(error);
      }
    };
    return null;
  });
  if (fault) throw fault;
}

/** A store that was cleared has none, and is filled again. */
function isOther(kept: SavedMatch | undefined, known: SavedMatch): boolean {
  return kept !== undefined && (kept.updated !== known.updated || kept.moves.length !== known.moves.length);
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
