import { type StoreName, transact } from './database.ts';
import { Failed, storeFailure } from './fault.ts';
import type { SavedMatch } from './model.ts';
import { isSavedMatch } from './stored-shapes.ts';

export async function addMatch(match: SavedMatch): Promise<void> {
  await transact(['matches'], 'readwrite', (store) => store('matches').put(match));
}

/** What follows on `before`. If something else is kept by now, another tab went on: this one is refused. */
export async function saveMatch(match: SavedMatch, before: SavedMatch): Promise<void> {
  let fault: unknown = null;
  await transact(['matches'], 'readwrite', (store) => {
    const matches = store('matches');
    const reading: IDBRequest<unknown> = matches.get(match.id);
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

/** A store that was cleared, or holds what cannot be read, is filled again. */
function isOther(kept: unknown, known: SavedMatch): boolean {
  return isSavedMatch(kept) && (kept.updated !== known.updated || kept.moves.length !== known.moves.length);
}

/** Undefined: there is none that can be read. */
export function loadMatch(id: string): Promise<SavedMatch | undefined> {
  return load('matches', id, isSavedMatch);
}

/** The latest first. */
export async function allMatches(): Promise<SavedMatch[]> {
  return (await all('matches')).filter(isSavedMatch).sort((a, b) => b.updated - a.updated);
}

/** Undefined: there is none that can be read. */
export async function load<T>(
  name: StoreName,
  id: string,
  isReadable: (value: unknown) => value is T,
): Promise<T | undefined> {
  const value = await transact<unknown>([name], 'readonly', (store) => store(name).get(id));
  return isReadable(value) ? value : undefined;
}

/** Whatever is stored there: only its key is certain. */
export async function all(name: StoreName): Promise<{ readonly id: IDBValidKey }[]> {
  return (await transact<{ readonly id: IDBValidKey }[]>([name], 'readonly', (store) =>
    store(name).getAll(),
  ))!;
}
