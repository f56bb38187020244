import type { MatchRecord } from '@quartet/core';
import { lendDatabase } from '@quartet/testkit/postgres';
import { afterAll, beforeAll, describe } from 'vitest';
import { Serving, type Visitor } from '../http/serving.ts';
import type { MarkedStores } from '../tables/on-both-stores.ts';

interface There {
  readonly serving: Serving;
  readonly ann: Visitor;
  readonly bob: Visitor;
}

/** Ann and Bob at a server, once on each store. `there`: for use within tests. */
export function onEachStore(what: string, marks: MarkedStores, tests: (there: () => There) => void): void {
  for (const name of ['the embedded store', 'PostgreSQL'] as const)
    describe(`${what} on ${name}`, marks[name] ?? {}, () => {
      let postgres: Awaited<ReturnType<typeof lendDatabase>> | null = null;
      let there: There;
      beforeAll(async () => {
        if (name === 'PostgreSQL') postgres = await lendDatabase();
        const serving = await Serving.start(postgres ? { database: postgres.url } : {});
        there = { serving, ann: await serving.guest('Ann'), bob: await serving.guest('Bob') };
      });
      afterAll(async () => {
        await there.serving[Symbol.asyncDispose]();
        await postgres?.[Symbol.asyncDispose]();
      });
      tests(() => there);
    });
}

/** What an app sends of a record: all that is looked at. */
export function sent({ game, rules, seats, first, options, seed, moves }: MatchRecord) {
  return { game, rules, seats, first, options, seed, moves };
}
