import { readJson, writeItem } from '../app/local-storage.ts';
import { isListOf, isText, isWhole } from '../app/shapes.ts';

const KEY = 'quartet-seen';
/** Tables looked at longer ago are forgotten. */
const MOST = 60;

/** How far this device has followed a table's story; null: it has not been there. */
export function seenAt(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

export function noteSeen(table: string, seq: number): void {
  const others = read().filter(([id]) => id !== table);
  writeItem(KEY, JSON.stringify([[table, seq], ...others].slice(0, MOST)));
}

type Seen = readonly [table: string, seq: number];

/** The last one looked at first. */
function read(): readonly Seen[] {
  return readJson(KEY, (value) => (isListOf(value, isSeen) ? value : null)) ?? [];
}

function isSeen(value: unknown): value is Seen {
  return Array.isArray(value) && isText(value[0], 64) && isWhole(value[1], 0, Number.MAX_SAFE_INTEGER);
}
