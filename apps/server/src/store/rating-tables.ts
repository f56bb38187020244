import { type Kysely, type RawBuilder, sql } from 'kysely';
import { IS_OVER } from './schema.ts';

/** What online matches leave behind: who played them, how they ended, and what that says about skill. */
export async function createRatings(db: Kysely<unknown>): Promise<void> {
  await createEnded(db);
  await createPlayed(db);
  await db.schema
    .createTable('rating')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('ladder', 'text', (column) => column.notNull())
    .addColumn('mu', 'double precision', (column) => column.notNull())
    .addColumn('sigma', 'double precision', (column) => column.notNull())
    .addColumn('sure', 'double precision', (column) => column.notNull())
    .addColumn('games', 'integer', (column) => column.notNull())
    .addColumn('wins', 'integer', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('rating_of', ['person', 'ladder'])
    .execute();
  await db.schema.createIndex('rating_best').on('rating').columns(['ladder', 'sure']).execute();
}

async function createEnded(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ended')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .execute();
  // For whoever looks for matches that are over and not counted; costs tables that are played at nothing.
  await db.schema
    .createIndex('summary_over')
    .on('summary')
    .columns(['updated', 'table_id'])
    .where(IS_OVER)
    .execute();
}

async function createPlayed(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('played')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('edition', 'text', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('bots', 'integer', (column) => column.notNull())
    .addColumn('place', 'integer', (column) => column.notNull())
    .addColumn('score', 'integer', (column) => column.notNull())
    .addColumn('ladder', 'text')
    .addColumn('nth', 'integer')
    .addColumn('mu_before', 'double precision')
    .addColumn('sigma_before', 'double precision')
    .addColumn('mu', 'double precision')
    .addColumn('sigma', 'double precision')
    .addPrimaryKeyConstraint('played_at', ['person', 'table_id'])
    .execute();
  // Two matches that end at once for one person: only one of them is the person's nth.
  await db.schema
    .createIndex('played_nth')
    .unique()
    .on('played')
    .columns(['person', 'ladder', 'nth'])
    .where(sql.ref('ladder'), 'is not', null)
    .execute();
  await db.schema.createIndex('played_person').on('played').columns(['person', 'at', 'table_id']).execute();
}

/** How many people somebody has met on a ladder who moved there themselves; of what was played before that was noted, all. */
export function peopleMet(person: RawBuilder<unknown>, ladder: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(
    select count(distinct theirs.person) from played mine
    join played theirs on theirs.table_id = mine.table_id and theirs.person <> mine.person
    where mine.person = ${person} and mine.ladder = ${ladder} and coalesce(theirs.moved, 1) > 0)`;
}

/** Who moved, and how many people somebody has met: what says whether a rating means something. */
export async function addMeetings(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('played').addColumn('moved', 'integer').execute();
  await db.schema.createIndex('played_table').on('played').column('table_id').execute();
  await db.schema
    .alterTable('rating')
    .addColumn('people', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await countMeetings(db);
}

/** For ratings that were stored without it. */
export async function countMeetings<T>(db: Kysely<T>): Promise<void> {
  const met = peopleMet(sql.ref('rating.person'), sql.ref('rating.ladder'));
  await sql`update rating set people = ${met}`.execute(db);
}
