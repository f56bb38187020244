import type { Kysely } from 'kysely';

/** What people made of deals of the day: one result for each person, day and game. */
export async function createDaily(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_result')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('moves', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_result_of', ['person', 'day', 'game'])
    .execute();
  await db.schema
    .createIndex('daily_result_spread')
    .on('daily_result')
    .columns(['day', 'game', 'points'])
    .execute();
}
