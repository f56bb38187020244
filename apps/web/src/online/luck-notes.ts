import type { LuckMemory } from '@quartet/protocol/client';
import { note, noted } from '../app/small-notes.ts';

const KEY = 'quartet-luck';
/** Tables longer ago have been dealt. */
const MOST = 40;

/** What this browser promised to the luck of tables: after a reload it can still open it. */
export const LUCK_NOTES: LuckMemory = {
  read: (table) => read().find(([id]) => id === table)?.[1] ?? null,
  keep: (table, text) => {
    const others = read().filter(([id]) => id !== table);
    note(KEY, JSON.stringify([[table, text], ...others].slice(0, MOST)));
  },
};

/** Whatever else stands there is as good as nothing. */
function read(): readonly (readonly [string, string])[] {
  try {
    const kept: unknown = JSON.parse(noted(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one) && typeof one[1] === 'string') : [];
  } catch {
    return [];
  }
}
