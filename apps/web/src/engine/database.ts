const DATABASE = 'quartet';
const VERSION = 2;

/** What is kept on this device: matches played here, and records that came as files. */
export type StoreName = 'matches' | 'records';
const STORES: readonly StoreName[] = ['matches', 'records'];

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, VERSION);
    request.onupgradeneeded = () => {
      const { result: database } = request;
      const there = database.objectStoreNames;
      for (const name of STORES)
        if (!there.contains(name)) database.createObjectStore(name, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** One transaction: what `work` does is kept as a whole or not at all. */
export async function transact<T>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (store: (name: StoreName) => IDBObjectStore) => IDBRequest<T> | null,
): Promise<T | undefined> {
  const database = await open();
  try {
    const transaction = database.transaction(names, mode, { durability: 'strict' });
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
