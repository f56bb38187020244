import { go } from '../app/routes.ts';
import { ask } from './api.ts';
import { problemText } from './problem-text.ts';
import type { OnlineWords } from './words.ts';

/** Keeps the record of a finished table on this device and opens it there. Says what went wrong; empty: nothing. */
export async function openRecord(
  table: string,
  names: readonly string[],
  words: OnlineWords,
): Promise<string> {
  const [record, { openDoor }] = await Promise.all([
    ask<object>('GET', ['tables', table, 'record']),
    import('../replays/worker/replay-door.ts'),
  ]);
  if (!record.ok) return problemText(words, record.problem);
  const door = openDoor();
  const filed = await door.ask('file', { text: JSON.stringify({ ...record.value, players: names }) });
  door.close();
  if (!filed.ok || !filed.first) return words.broken;
  go({ page: 'replay', id: filed.first, at: 0 });
  return '';
}
