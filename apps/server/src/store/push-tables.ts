import type { Kysely } from 'kysely';

/** Browsers that want to be told of turns, and the keys by which push services know this server. */
export async function createPush(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('push')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('session', 'text', (column) => column.notNull())
    .addColumn('endpoint', 'text', (column) => column.notNull())
    .addColumn('p256dh', 'text', (column) => column.notNull())
    .addColumn('auth', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('push_person').on('push').column('person').execute();
  await db.schema
    .createTable('push_key')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('public', 'text', (column) => column.notNull())
    .addColumn('private', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
}
