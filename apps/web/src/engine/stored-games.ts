import { isId, isListOf, isObject, isText, isTime } from '../app/shapes.ts';
import { transact } from './database.ts';
import { all, load } from './matches.ts';
import type { KeptRecord, SavedMatch } from './model.ts';
import { isResult, isSavedMatch, isTable, LONGEST_NAME } from './stored-shapes.ts';

/** Undefined: there is none that can be read. */
export function loadRecord(id: string): Promise<KeptRecord | undefined> {
  return load('records', id, isKeptRecord);
}

/** The latest first. */
export async function allRecords(): Promise<KeptRecord[]> {
  return (await all('records')).filter(isKeptRecord).sort((a, b) => b.added - a.added);
}

function isKeptRecord(value: unknown): value is KeptRecord {
  if (!isObject(value) || !isObject(value.record) || !isTable(value.record)) return false;
  const { id, record, names, added } = value;
  const { seats, result } = record;
  const isName = (name: unknown): name is string => isText(name, LONGEST_NAME);
  return (
    isId(id) &&
    (result === undefined || isResult(result, seats)) &&
    (names === null || (isListOf(names, isName) && names.length === seats)) &&
    isTime(added)
  );
}

/** Keys of the matches and records that cannot be read: they can only be deleted. */
export async function unreadableKeys(): Promise<IDBValidKey[]> {
  const [matches, records] = [await all('matches'), await all('records')];
  const unreadable = [
    ...matches.filter((one) => !isSavedMatch(one)),
    ...records.filter((one) => !isKeptRecord(one)),
  ];
  return unreadable.map(({ id }) => id);
}

/** All of it, or nothing. */
export async function keepAll(matches: readonly SavedMatch[], records: readonly KeptRecord[]): Promise<void> {
  await transact(['matches', 'records'], 'readwrite', (store) => {
    for (const match of matches) store('matches').put(match);
    for (const record of records) store('records').put(record);
    return null;
  });
}

/** The match or record with this key. */
export async function deleteKept(id: IDBValidKey): Promise<void> {
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
