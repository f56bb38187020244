import { type Postgres, startPostgres } from '@quartet/testkit/postgres';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { empty, testConformance } from './conformance.ts';

describe('PostgreSQL, three nodes', () => {
  let postgres: Postgres;
  let nodes: readonly [Store, Store, Store];
  beforeAll(async () => {
    postgres = await startPostgres();
    const open = () => openStore({ database: postgres.url, connections: 4 });
    nodes = await Promise.all([open(), open(), open()]);
  });
  afterAll(async () => {
    for (const store of nodes) await store.close();
    await postgres[Symbol.asyncDispose]();
  });

  testConformance(async () => {
    await empty(nodes[0]);
    return nodes;
  });
});
