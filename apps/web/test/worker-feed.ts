import type { Page } from 'playwright-core';
import type { TableState } from '../src/engine/model.ts';
import type { Reply, Request } from '../src/engine/protocol.ts';

/** What went between the page and its worker, in order. */
export type Exchange = { readonly asked: Request } | { readonly told: Reply };

declare global {
  var exchanges: Exchange[];
  var latestState: TableState | null;
}

/** Runs in the page before its scripts: keeps every message of every worker, and changes none. */
export function overhear(): void {
  globalThis.exchanges = [];
  globalThis.latestState = null;
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener('message', ({ data: told }: MessageEvent<Reply>) => {
        exchanges.push({ told });
        if (told.type === 'state') globalThis.latestState = told;
      });
    }

    override postMessage(asked: Request): void {
      exchanges.push({ asked });
      super.postMessage(asked);
    }
  };
}

/**
 * Runs in the page after that: whoever goes from table to table, to each match once, is served by one worker. To start it is
 * half of opening a table.
 */
export function keepWorker(): void {
  let kept: Worker | null = null;
  globalThis.Worker = new Proxy(Worker, {
    construct: (Usual, [url, options]: [string | URL, WorkerOptions?]) => {
      if (!String(url).includes('table-worker')) return new Usual(url, options);
      const worker = kept ?? new Usual(url, options);
      kept = worker;
      worker.terminate = () => {
        worker.onmessage = null;
        worker.onerror = null;
      };
      return worker;
    },
  });
}

/** What was said since the last time. */
export function newExchanges(page: Page): Promise<Exchange[]> {
  return page.evaluate(() => exchanges.splice(0));
}

/** Until the table has come so far, waits for one of these seats (or is over), and shows it. What ended is put away. */
export async function untilAsked(page: Page, ply: number, people: readonly number[]): Promise<void> {
  await page.waitForFunction(
    ([wanted, seats]) => {
      const state = globalThis.latestState;
      if (!state || state.ply < wanted) return false;
      if (state.ended) document.querySelector<HTMLElement>('dialog [data-next-round]')?.click();
      return !state.ended && (state.result !== null || seats.includes(state.view.actor));
    },
    [ply, people] as const,
    { polling: 15 },
  );
  await shown(page);
}

/** Goes on from the end of a round, if the page shows one; when all the others went on it may go by itself meanwhile. */
export async function goOn(page: Page): Promise<void> {
  if ((await page.locator('[data-round-over]').count()) === 0) return;
  await page.waitForFunction(
    () => {
      document.querySelector<HTMLElement>('dialog [data-next-round]')?.click();
      return document.querySelector('[data-round-over]') === null;
    },
    undefined,
    { polling: 50 },
  );
  await shown(page);
}

/** Until the page has drawn what it knows. */
export async function shown(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise((resolve) => requestAnimationFrame(resolve));
    do await frame().then(frame);
    while (document.querySelector('[data-tapped]'));
  });
}
