import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { empty, testConformance } from './conformance.ts';
import { newTable, numbersTo, unit } from './units.ts';

describe('the embedded store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quartet-store-'));
  let store: Store;
  beforeAll(async () => {
    store = await openStore({ data: folder });
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  testConformance(async () => {
    await empty(store);
    return [store, store, store];
  });

  test('what is to be stored, such as a beat, does not wait behind all reads that wait', async () => {
    const { house } = await store.beat(0);
    let answered = 0;
    const long = sql<number>`(with recursive n (i) as (select 1 union all select i + 1 from n where i < 20000)
      select sum(i) from n)`;
    const reads = numbersTo(300).map(async () => {
      await store.db.selectNoFrom(long.as('sum')).execute();
      answered++;
    });
    // They are on their way to the thread before.
    await new Promise(setImmediate);
    const [beaten, stored] = await Promise.all([
      store.beat(house + 1_000).then(() => answered),
      store.append(unit(newTable(), 1)).then(() => answered),
    ]);
    expect(Math.max(beaten, stored)).toBeLessThan(150);
    await Promise.all(reads);
  });
});
