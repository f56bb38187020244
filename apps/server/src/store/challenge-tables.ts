import type { Kysely } from 'kysely';

/** What people made of deals that they gave to each other: one result for each person and deal. */
export async function createChallenges(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('challenge_result')
    .addColumn('challenge', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('points', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('moves', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('challenge_result_of', ['challenge', 'person'])
    .execute();
  await db.schema.createIndex('challenge_result_person').on('challenge_result').column('person').execute();
}
