import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { empty, testConformance } from './conformance.ts';

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
});
