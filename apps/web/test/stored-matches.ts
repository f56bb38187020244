import type { Page } from 'playwright-core';
import type { SavedMatch } from '../src/engine/model.ts';

/** Puts matches where the app keeps its own, and returns all that are there, the latest first. */
function keptMatches(page: Page, more: readonly SavedMatch[]): Promise<SavedMatch[]> {
  return page.evaluate(
    async (toKeep) => {
      const settled = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      // Without a version: the app itself has made the stores when it was opened.
      const database = await settled(indexedDB.open('quartet'));
      const store = database.transaction('matches', 'readwrite').objectStore('matches');
      for (const match of toKeep) store.put(match);
      const all: SavedMatch[] = await settled(store.getAll());
      database.close();
      return all.toSorted((a, b) => b.updated - a.updated);
    },
    [...more],
  );
}

/** The match that was played last, as this device keeps it. */
export async function latestMatch(page: Page): Promise<SavedMatch> {
  const [latest] = await keptMatches(page, []);
  return latest!;
}

/** The app must have been opened once. */
export async function storeMatches(page: Page, matches: readonly SavedMatch[]): Promise<void> {
  await keptMatches(page, matches);
}
