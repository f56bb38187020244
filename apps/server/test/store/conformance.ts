import { beforeEach, describe } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { testBatches } from './conformance-batches.ts';
import { testClocks } from './conformance-clocks.ts';
import { testDeadlines } from './conformance-deadlines.ts';
import { testLog } from './conformance-log.ts';
import { testPeople } from './conformance-people.ts';
import { testRaces } from './conformance-races.ts';
import { testReads } from './conformance-reads.ts';

/** Three doors to the same database: one store three times, or three nodes. */
export type Nodes = readonly [Store, Store, Store];

/** What each store must do. `nodes` is asked before each test, and nothing is stored then. */
export function testConformance(nodes: () => Promise<Nodes>): void {
  let current: Nodes;
  const now = (): Nodes => current;
  beforeEach(async () => {
    current = await nodes();
  });
  describe('the log', () => testLog(now));
  describe('races', () => testRaces(now));
  describe('reads', () => testReads(now));
  describe('deadlines', () => testDeadlines(now));
  describe('clocks', () => testClocks(now));
  describe('people', () => testPeople(now));
  describe('batches and single statements', () => testBatches(now));
}

/** Takes everything away but the tables themselves. */
export async function empty(store: Store): Promise<void> {
  const { db } = store;
  const queries = [
    db.deleteFrom('log'),
    db.deleteFrom('summary'),
    db.deleteFrom('seated'),
    db.deleteFrom('secret'),
    db.deleteFrom('deadline'),
    db.deleteFrom('heartbeat'),
    db.deleteFrom('person'),
    db.deleteFrom('session'),
    db.deleteFrom('passkey'),
    db.deleteFrom('ticket'),
    db.deleteFrom('push'),
    db.deleteFrom('push_key'),
    db.deleteFrom('ended'),
    db.deleteFrom('played'),
    db.deleteFrom('rating'),
  ];
  await store.batch(queries.map((query) => query.compile()));
}
