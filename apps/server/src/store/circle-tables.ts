import type { Kysely } from 'kysely';

/** What people are to each other: friends, or kept away; who asks whom to which table; what was reported. */
export async function createCircles(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('bond')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('other', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('bond_of', ['person', 'other', 'kind'])
    .execute();
  await db.schema.createIndex('bond_other').on('bond').column('other').execute();
  await db.schema
    .createTable('invitation')
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('invitation_to', ['person', 'table_id'])
    .execute();
  await db.schema.createIndex('invitation_table').on('invitation').column('table_id').execute();
  await db.schema
    .createTable('report')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('by', 'text', (column) => column.notNull())
    .addColumn('about', 'text', (column) => column.notNull())
    .addColumn('table_id', 'text')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('report_by').on('report').column('by').execute();
}
