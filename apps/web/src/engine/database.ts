import { storeFailure } from './fault.ts';

const DATABASE = 'quartet';
const VERSION = 3;

/** What is kept on this device: matches played here, records that came as files, and what servers showed of their tables. */
export type StoreName = 'matches' | 'records' | 'witnesses';
const STORES: readonly StoreName[] = ['matches', 'records', 'witnesses'];

/** What is being done, by its connection. */
const running = new Map<IDBDatabase, IDBTransaction>();
/** How often this page fell asleep, as those do that "back" may bring again. */
let sleeps = 0;

// In WebKit everybody would wait for what goes on only when it wakes: it is given up. Workers never hear of it, Node cannot.
globalThis.addEventListener?.('pagehide', ({ persisted }: PageTransitionEvent) => {
  if (!persisted) return;
  sleeps++;
  running.forEach(giveUp);
});

function giveUp(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // It is done, or nearly.
  }
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      const { result: database } = request;
      running.set(database, request.transaction!);
      const there = database.objectStoreNames;
      for (const name of STORES)
        if (!there.contains(name)) database.createObjectStore(name, { keyPath: 'id' });
    };
    request.onsuccess = () => {
      const { result: database } = request;
      // Another tab wants to change or delete it: nobody waits for us.
      database.onversionchange = () => database.close();
      resolve(database);
    };
    request.onerror = () => reject(request.error);
  });
}

/** One transaction: what `work` does is kept as a whole or not at all. If it is not, a `Failed` says why. */
export async function transact<T>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (store: (name: StoreName) => IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | undefined> {
  for (;;) {
    const before = sleeps;
    try {
      return await transactIn(await open(), names, mode, work);
    } catch (error) {
      // What a sleep has ended is done again: nobody hears of it before the page wakes.
      if (sleeps === before) throw storeFailure(error);
    }
  }
}

async function transactIn<T>(
  database: IDBDatabase,
  ...[names, mode, work]: Parameters<typeof transact<T>>
): Promise<T | undefined> {
  try {
    const transaction = database.transaction(names, mode, { durability: 'strict' });
    running.set(database, transaction);
    const request = work((name) => transaction.objectStore(name));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request?.result;
  } finally {
    running.delete(database);
    database.close();
  }
}
