import type { SavedMatch } from '../worker/protocol.ts';

const DATABASE = 'quartet';
const MATCHES = 'matches';

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(MATCHES, { keyPath: 'id' });
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function run<T>(
  mode: IDBTransactionMode,
  work: (matches: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = await open();
  try {
    const transaction = database.transaction(MATCHES, mode, { durability: 'strict' });
    const request = work(transaction.objectStore(MATCHES));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } finally {
    database.close();
  }
}

export function saveMatch(match: SavedMatch): Promise<IDBValidKey> {
  return run('readwrite', (matches) => matches.put(match));
}

export function loadMatch(id: string): Promise<SavedMatch | undefined> {
  return run('readonly', (matches) => matches.get(id));
}

/** The latest first. */
export async function allMatches(): Promise<SavedMatch[]> {
  const matches: SavedMatch[] = await run('readonly', (store) => store.getAll());
  return matches.sort((a, b) => b.updated - a.updated);
}

export function deleteMatch(id: string): Promise<undefined> {
  return run('readwrite', (matches) => matches.delete(id));
}
