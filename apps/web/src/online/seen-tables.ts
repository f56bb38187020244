import { note, noted } from '../app/small-notes.ts';

const KEY = 'quartet-seen';
/** Tables looked at longer ago are forgotten. */
const MOST = 60;

/** How far this device has followed a table's story; null: it has not been there. */
export function seenAt(table: string): number | null {
  return read().find(([id]) => id === table)?.[1] ?? null;
}

export function noteSeen(table: string, seq: number): void {
  const others = read().filter(([id]) => id !== table);
  note(KEY, JSON.stringify([[table, seq], ...others].slice(0, MOST)));
}

/** The last one looked at first. Whatever else stands there is as good as nothing. */
function read(): readonly (readonly [string, number])[] {
  try {
    const kept: unknown = JSON.parse(noted(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && Number.isInteger(one[1])) : [];
  } catch {
    return [];
  }
}
