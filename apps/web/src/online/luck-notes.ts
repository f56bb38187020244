import type { LuckMemory } from '@quartet/protocol/client';
import { readJson, writeItem } from '../app/local-storage.ts';
import { isListOf, isObject, isText } from '../app/shapes.ts';

const KEY = 'quartet-luck';
/** Tables longer ago have been dealt. */
const MOST = 40;

/** What this browser promised to the luck of tables: after a reload it can still open it. */
export const LUCK_NOTES: LuckMemory = {
  read: (table) => read().find(([id]) => id === table)?.[1] ?? null,
  keep: (table, text) => {
    const others = read().filter(([id]) => id !== table);
    writeItem(KEY, JSON.stringify([[table, text], ...others].slice(0, MOST)));
  },
};

type Note = readonly [table: string, share: string];

function read(): readonly Note[] {
  return readJson(KEY, (value) => (isListOf(value, isNote) ? value : null)) ?? [];
}

function isNote(value: unknown): value is Note {
  return (
    Array.isArray(value) && isText(value[0], 80) && isText(value[1], 20_000) && isShare(JSON.parse(value[1]))
  );
}

/** What the contributors to the luck of tables and evenings note. */
function isShare(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { seal, contribution, opened } = value;
  return isText(seal, 200) && isText(contribution, 200) && (opened === null || isText(opened, 10_000));
}
