import type { transact as real, StoreName } from '../../src/engine/database.ts';

type Kept = { readonly id: string };

/** What this device keeps, in memory; a test takes it for `engine/database.ts`. */
export const kept: Readonly<Record<StoreName, Map<string, Kept>>> = {
  matches: new Map(),
  records: new Map(),
  witnesses: new Map(),
};

export const transact: typeof real = async (names, _mode, work) => {
  const store = (name: StoreName): IDBObjectStore => {
    if (!names.includes(name)) throw new Error(`${name} is not part of this transaction`);
    const map = kept[name];
    const answer = (result: unknown): IDBRequest => ({ result }) as IDBRequest;
    return {
      get: (id: string) => answer(map.get(id)),
      getAll: () => answer([...map.values()]),
      put: (value: Kept) => answer(map.set(value.id, structuredClone(value))),
      delete: (id: string) => answer(map.delete(id)),
      clear: () => answer(map.clear()),
    } as unknown as IDBObjectStore;
  };
  return work(store)?.result;
};
