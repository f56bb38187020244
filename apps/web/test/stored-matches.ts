import type { Page } from 'playwright-core';
import type { SavedMatch } from '../src/engine/model.ts';

/** In the page: puts matches where the app keeps its own, and returns all that are there, the latest first. */
export async function keptMatches(more: readonly SavedMatch[]): Promise<SavedMatch[]> {
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  // Without a version: the app itself has made the stores when it was opened.
  const database = await settled(indexedDB.open('quartet'));
  const store = database.transaction('matches', 'readwrite').objectStore('matches');
  for (const match of more) store.put(match);
  const all: SavedMatch[] = await settled(store.getAll());
  database.close();
  return all.toSorted((a, b) => b.updated - a.updated);
}

/** The match that was played last, as this device keeps it. Only that one goes over the line. */
export function latestMatch(page: Page): Promise<SavedMatch> {
  return page.evaluate(`(${keptMatches})([]).then(([latest]) => latest)`);
}

/** The app must have been opened once. */
export function storeMatches(page: Page, matches: readonly SavedMatch[]): Promise<void> {
  return page.evaluate(`(${keptMatches})(${JSON.stringify(matches)}).then(() => undefined)`);
}
