import { type Postgres, startPostgres } from '@quartet/testkit/postgres';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { ANN, temporaryFolder } from './sitting.ts';

const drawn: string[] = [];
vi.mock('../../src/tables/ids.ts', async (original) => ({
  ...(await original<typeof import('../../src/tables/ids.ts')>()),
  newCode: () => drawn.shift() ?? 'QQQQQQ',
}));

describe.each(['the embedded store', 'PostgreSQL'])('on %s', (place) => {
  const folder = temporaryFolder();
  let postgres: Postgres | null = null;
  let store: Store;
  let tables: Tables;
  beforeAll(async () => {
    if (place === 'PostgreSQL') postgres = await startPostgres();
    store = await openStore(postgres ? { database: postgres.url } : { data: folder.path });
    tables = new Tables(store, { botFloor: 0, botBudget: 2, workers: 0, onError: () => undefined });
  });
  afterAll(async () => {
    await tables.close();
    await store.close();
    await postgres?.[Symbol.asyncDispose]();
    folder[Symbol.dispose]();
  });

  test('a code that another table has is drawn again', async () => {
    drawn.push('BBBBBB', 'BBBBBB', 'BBBBBB', 'CCCCCC');
    const plan = { game: 'keltis', seats: 2 };
    const [first, second] = [await tables.create(ANN, plan), await tables.create(ANN, plan)];
    if (!first.ok || !second.ok) throw new Error('no table');
    expect(await tables.byCode('BBBBBB')).toBe(first.value.table);
    expect(await tables.byCode('CCCCCC')).toBe(second.value.table);
  });
});
