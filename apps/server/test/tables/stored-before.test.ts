import { readFileSync } from 'node:fs';
import { commit } from '@quartet/core';
import { expect, test } from 'vitest';
import type { StoredTable } from '../../src/store/store.ts';
import { readEntry, writeEntry } from '../../src/tables/lines.ts';
import { TableState } from '../../src/tables/table-state.ts';

/** A whole table as a server of version 0.1.0 stored it, with every kind of line there was. */
const { seed, entries }: Pick<StoredTable, 'seed' | 'entries'> = JSON.parse(
  readFileSync(new URL('stored-before.json', import.meta.url), 'utf8'),
);

test('a log of before leads, line by line, to where it led then', () => {
  const hashes: (string | null)[] = [null];
  const state = TableState.load({ entries, seed, deadline: null }, ({ seq }, now) =>
    hashes.push(entries[seq - 1]!.hash === null ? null : now.hash()),
  );
  expect(hashes).toEqual(entries.map(({ hash }) => hash));
  expect(state).toMatchObject({ status: 'over', webhook: 'https://example.com/turn', listed: true });
  expect(commit(state.game, state.match!.table, seed!)).toBe(state.commitment);
});

test('every kind of line there was is written as it was read', () => {
  expect(new Set(entries.map(({ kind }) => kind)).size).toBe(20);
  for (const entry of entries) expect(writeEntry(entry.table, readEntry(entry), entry.hash)).toEqual(entry);
});

test('a line that is not known here is said to be', () => {
  const unknown = { ...entries[1]!, kind: 'danced' };
  expect(() => TableState.load({ entries: [entries[0]!, unknown], seed, deadline: null })).toThrow(
    'entry 2 is "danced", which is not known here',
  );
});
