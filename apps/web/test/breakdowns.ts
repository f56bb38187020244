import type { Page } from 'playwright-core';

const TABLE_WORKER = '**/assets/worker/table-worker-*.js';

/** From now on the workers of tables begin with this script. */
export async function beginWorkersWith(page: Page, script: string): Promise<void> {
  await page.route(TABLE_WORKER, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${script};\n${await answer.text()}` });
  });
}

/** From now on the workers of tables are this script; null: there is none. */
export async function replaceWorkers(page: Page, script: string | null): Promise<void> {
  await page.route(TABLE_WORKER, (route) =>
    script === null
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({ contentType: 'text/javascript', body: script }),
  );
}

export async function mendWorkers(page: Page): Promise<void> {
  await page.unroute(TABLE_WORKER);
}

/** Runs in a page or a worker: while the channel says `full`, nothing can be written. */
export const FILLS_UP = `{
  const put = IDBObjectStore.prototype.put;
  let isFull = false;
  new BroadcastChannel('room').onmessage = ({ data }) => (isFull = data === 'full');
  IDBObjectStore.prototype.put = function (...args) {
    if (isFull) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, args);
  };
}`;

/** Whoever listens has heard it when this is done. */
export async function room(page: Page, state: 'full' | 'free'): Promise<void> {
  await page.evaluate(async (said) => {
    const channel = new BroadcastChannel('room');
    channel.postMessage(said);
    await new Promise((resolve) => setTimeout(resolve, 50));
    channel.close();
  }, state);
}

/** Runs in a page: the browser keeps nothing at all. */
export function refuseStorage(): void {
  const refuse = (): never => {
    throw new DOMException('The user denied permission to access the database.', 'SecurityError');
  };
  IDBFactory.prototype.open = refuse;
  Storage.prototype.getItem = refuse;
  Storage.prototype.setItem = refuse;
}

/** Another tab brings a later version of the store. */
export async function outdate(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('quartet', 99);
        request.onerror = () => reject(request.error);
        request.onsuccess = () => {
          request.result.close();
          resolve();
        };
      }),
  );
}
