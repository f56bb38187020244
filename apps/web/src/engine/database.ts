import { storeFailure } from './fault.ts';
import { onSleep } from './page-sleep.ts';

const DATABASE = 'quartet';
const VERSION = 3;

/** What is kept on this device: matches played here, records that came as files, and what servers showed of their tables. */
export type StoreName = 'matches' | 'records' | 'witnesses';
const STORES: readonly StoreName[] = ['matches', 'records', 'witnesses'];

/** One try of a transaction. It is given up when the page falls asleep: nobody waits for what goes on only when it wakes. */
class Try {
  isGivenUp = false;
  private running: IDBTransaction | null = null;
  /** To be called when it is over. */
  readonly end = onSleep(() => this.giveUp());

  run(transaction: IDBTransaction): void {
    this.running = transaction;
  }

  private giveUp(): void {
    if (!this.running) return;
    try {
      this.running.abort();
      this.running.db.close();
      this.isGivenUp = true;
    } catch {
      // It was done already.
    }
  }
}

function open(attempt: Try): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      const { result: database } = request;
      attempt.run(request.transaction!);
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
    const attempt = new Try();
    try {
      return await transactIn(await open(attempt), attempt, names, mode, work);
    } catch (error) {
      // What was given up is done when the page wakes: not before then is it heard of here.
      if (!attempt.isGivenUp) throw storeFailure(error);
    } finally {
      attempt.end();
    }
  }
}

async function transactIn<T>(
  database: IDBDatabase,
  attempt: Try,
  ...[names, mode, work]: Parameters<typeof transact<T>>
): Promise<T | undefined> {
  try {
    const transaction = database.transaction(names, mode, { durability: 'strict' });
    attempt.run(transaction);
    const request = work((name) => transaction.objectStore(name));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request?.result;
  } finally {
    database.close();
  }
}
