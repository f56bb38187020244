import { type Kysely, sql } from 'kysely';

/** Duplicate evenings: a log for each, like that of a table, and what lists and doors ask about. */
export async function createEvents(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('event')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('scored', 'integer', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('event_code').unique().on('event').column('code').execute();
  await db.schema.createIndex('event_host').on('event').column('host').execute();
  await db.schema
    .createTable('event_log')
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('by', 'text')
    .addColumn('act_id', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_line', ['event_id', 'seq'])
    .execute();
  await db.schema
    .createIndex('event_act')
    .unique()
    .on('event_log')
    .columns(['event_id', 'act_id'])
    .where(sql.ref('act_id'), 'is not', null)
    .execute();
  await db.schema
    .createTable('entered')
    .addColumn('event_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entered_by', ['event_id', 'person'])
    .execute();
  await db.schema.createIndex('entered_person').on('entered').column('person').execute();
}

/** Which events have their end, found without reading their logs. */
export async function indexEventEnds(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('event_ended')
    .on('event_log')
    .column('event_id')
    .where(sql<boolean>`kind = 'ended'`)
    .execute();
}
