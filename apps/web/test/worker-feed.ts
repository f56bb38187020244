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

/** Goes on from the end of a round, if the page shows one. It may go on by itself: others press, and it waits for a while only. */
export async function goOn(page: Page): Promise<void> {
  if ((await page.locator('[data-round-over]').count()) === 0) return;
  await page.waitForFunction(() => {
    document.querySelector<HTMLElement>('dialog [data-next-round]')?.click();
    return document.querySelector('[data-round-over]') === null;
  });
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
