import { LONG } from '@quartet/testkit/long';
import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { empty } from '../store/conformance.ts';
import { temporaryFolder } from '../tables/sitting.ts';
import { testCounting } from './counting.ts';
import { testPuppets } from './puppets.ts';

describe('matches that are over, in the embedded store', () => {
  let folder: ReturnType<typeof temporaryFolder>;
  let store: Store;
  beforeAll(async () => {
    folder = temporaryFolder();
    store = await openStore({ data: folder.path });
  });
  afterAll(async () => {
    await store.close();
    folder[Symbol.dispose]();
  });

  describe('all', () =>
    testCounting(async () => {
      await empty(store);
      return [store, store];
    }));
  describe('with puppets', () =>
    testPuppets(async () => {
      await empty(store);
      return store;
    }));
});

describe('matches that are over, on PostgreSQL with two nodes', LONG, () => {
  let postgres: LentDatabase;
  let nodes: readonly [Store, Store];
  beforeAll(async () => {
    postgres = await lendDatabase();
    const open = () => openStore({ database: postgres.url, connections: 6 });
    nodes = [await open(), await open()];
  });
  afterAll(async () => {
    for (const store of nodes) await store.close();
    await postgres[Symbol.asyncDispose]();
  });

  describe('all', () =>
    testCounting(async () => {
      await empty(nodes[0]);
      return nodes;
    }));
  describe('with puppets', () =>
    testPuppets(async () => {
      await empty(nodes[0]);
      return nodes[1];
    }));
});
