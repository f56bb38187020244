import type { Person } from '@quartet/protocol';
import type { TableService } from '../tables/doors.ts';

/** Ends when the table is newer than `since`, the time is over, or nobody wants to know any more. */
export async function waitForNews(
  tables: TableService,
  wanted: { readonly table: string; readonly who: Person | null; readonly since: number },
  until: AbortSignal,
): Promise<void> {
  const { table, who, since } = wanted;
  let stop: (() => void) | null = null;
  await new Promise<void>((resolve, reject) => {
    until.addEventListener('abort', () => resolve(), { once: true });
    if (until.aborted) resolve();
    const tell = (text: string): void => {
      const message: unknown = JSON.parse(text);
      if (isNewer(message, since)) resolve();
    };
    tables.watch(table, { person: who, tell }, since).then((stopWatching) => {
      stop = stopWatching;
      if (!stopWatching || until.aborted) resolve();
    }, reject);
  }).finally(() => stop?.());
}

function isNewer(message: unknown, since: number): boolean {
  return typeof message === 'object' && message !== null && 'seq' in message && Number(message.seq) > since;
}
