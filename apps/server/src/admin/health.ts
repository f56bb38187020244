import { readFileSync } from 'node:fs';
import { games } from '@quartet/catalog';
import { PROTOCOL } from '@quartet/protocol';
import type { Health } from '@quartet/protocol/admin';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';

const PACKAGE = readFileSync(new URL('../../package.json', import.meta.url), 'utf8');
export const VERSION: string = JSON.parse(PACKAGE).version;

/** What only the running server knows. */
export type Vitals = Pick<
  Health,
  'role' | 'nodes' | 'connections' | 'tablesInMemory' | 'botsThinking' | 'movesPerSecond'
>;

export async function healthOf(store: Store, vitals: Vitals): Promise<Health> {
  const { rss, heapUsed } = process.memoryUsage();
  const migrations = sql<{ name: string }>`select name from kysely_migration order by name`;
  const people = store.db.selectFrom('person').select(({ fn }) => fn.countAll<number>().as('count'));
  return {
    version: VERSION,
    node: process.version,
    protocol: PROTOCOL,
    rules: Object.fromEntries(games.map(({ id, version }) => [id, version])),
    store: store.kind,
    migrations: (await migrations.execute(store.db)).rows.map(({ name }) => name),
    now: Date.now(),
    startedAt: Math.round(Date.now() - process.uptime() * 1000),
    memory: { rss, heapUsed },
    tables: await tableCounts(store),
    people: Number((await people.executeTakeFirstOrThrow()).count),
    ...vitals,
  };
}

async function tableCounts({ db }: Store): Promise<Health['tables']> {
  const rows = await db
    .selectFrom('summary')
    .select(({ fn }) => ['status', fn.countAll<number>().as('count')])
    .groupBy('status')
    .execute();
  const of = (status: keyof Health['tables']): number =>
    Number(rows.find((row) => row.status === status)?.count ?? 0);
  return { open: of('open'), playing: of('playing'), paused: of('paused'), over: of('over') };
}
