import type { Person } from '@quartet/protocol';
import type { TableService } from '../tables/doors.ts';

/** Ends when the table is newer than `since`, the time is over, or nobody wants to know any more. */
export async function waitForNews(
  tables: TableService,
  wanted: { readonly table: string; readonly who: Person | null; readonly since: number },
  until: AbortSignal,
): Promise<void> {
  const { table, who: person, since } = wanted;
  const ended = Promise.withResolvers<void>();
  const tell = (text: string): void => {
    if (isNewer(JSON.parse(text), since)) ended.resolve();
  };
  // First it is known how to stop: news may come, or the asker go, while the table is being opened.
  const stop = await tables.watch(table, { person, tell }, since);
  if (!stop) return;
  const end = (): void => ended.resolve();
  until.addEventListener('abort', end, { once: true });
  if (until.aborted) end();
  await ended.promise;
  until.removeEventListener('abort', end);
  stop();
}

function isNewer(message: unknown, since: number): boolean {
  return typeof message === 'object' && message !== null && 'seq' in message && Number(message.seq) > since;
}
