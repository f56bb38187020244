import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { afterAll, beforeAll, describe } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { addPeople, temporaryFolder } from './sitting.ts';

/** One node's tables, there while the tests of a store run. */
export interface Place {
  readonly store: Store;
  readonly tables: Tables;
}

/** How tests on one of them are marked: where they take place at length. */
export type MarkedStores = Partial<Record<'the embedded store' | 'PostgreSQL', { readonly tags: string[] }>>;

/** The same tests on the embedded store and on PostgreSQL; bots do not think. */
export function onBothStores(marks: MarkedStores, tests: (place: Place) => void): void {
  for (const name of ['the embedded store', 'PostgreSQL'] as const)
    describe(`on ${name}`, marks[name] ?? {}, () => {
      let folder: ReturnType<typeof temporaryFolder>;
      const place = {} as { -readonly [K in keyof Place]: Place[K] };
      let postgres: LentDatabase | null = null;
      beforeAll(async () => {
        folder = temporaryFolder();
        if (name === 'PostgreSQL') postgres = await lendDatabase();
        place.store = await openStore(postgres ? { database: postgres.url } : { data: folder.path });
        await addPeople(place.store);
        place.tables = new Tables(place.store, {
          botFloor: 0,
          botBudget: 2,
          workers: 0,
          onError: () => undefined,
        });
      });
      afterAll(async () => {
        await place.tables.close();
        await place.store.close();
        await postgres?.[Symbol.asyncDispose]();
        folder[Symbol.dispose]();
      });
      tests(place);
    });
}
