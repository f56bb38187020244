import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { createChallenges } from './challenge-tables.ts';
import { createCircles } from './circle-tables.ts';
import { createDaily } from './daily-tables.ts';
import { createEvents, indexEventEnds } from './event-tables.ts';
import { createPush } from './push-tables.ts';
import { addMeetings, createRatings } from './rating-tables.ts';
import { WORKABLE_AT } from './schema.ts';

/**
 * For both databases, in what they have in common. A migration that was released never changes; a new one
 * only adds, since nodes of the version before go on running while it is deployed.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': {
    async up(db) {
      await createLog(db);
      await createDerived(db);
      await createDeadlines(db);
      await createPeople(db);
    },
  },
  '0002-push': { up: createPush },
  '0003-ratings': { up: createRatings },
  '0004-house-time': {
    async up(db) {
      await db.schema.alterTable('heartbeat').addColumn('house', 'bigint').execute();
    },
  },
  '0005-meetings': { up: addMeetings },
  '0006-circles': { up: createCircles },
  '0007-daily': { up: createDaily },
  '0008-challenges': { up: createChallenges },
  '0009-events': { up: createEvents },
  '0010-leases': {
    async up(db) {
      await db.schema.alterTable('deadline').addColumn('held_until', 'bigint').execute();
    },
  },
  '0011-event-ends': { up: indexEventEnds },
  '0012-programs': {
    async up(db) {
      await db.schema
        .alterTable('person')
        .addColumn('program', 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    },
  },
  '0013-deletions': {
    async up(db) {
      await db.schema
        .createTable('deletion')
        .addColumn('person', 'text', (column) => column.primaryKey())
        .addColumn('at', 'bigint', (column) => column.notNull())
        .execute();
    },
  },
};

/** Brings the database up to date. Several nodes may do so at once: on PostgreSQL kysely holds an advisory lock. */
export async function migrate<T>(db: Kysely<T>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  const { error } = await migrator.migrateToLatest();
  if (!error) return;
  const reason = error instanceof Error ? error.message : String(error);
  throw new Error(`The database could not be brought up to date: ${reason}`, { cause: error });
}

async function createLog(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('log')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('by', 'text')
    .addColumn('act_id', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('hash', 'text')
    .addPrimaryKeyConstraint('log_line', ['table_id', 'seq'])
    .execute();
  await db.schema
    .createIndex('log_act')
    .unique()
    .on('log')
    .columns(['table_id', 'act_id'])
    .where(sql.ref('act_id'), 'is not', null)
    .execute();
  // For whoever wants their own words back, or gone.
  await db.schema
    .createIndex('log_words')
    .on('log')
    .column('by')
    .where(sql<boolean>`kind in ('chatted', 'webhooked')`)
    .execute();
}

async function createDerived(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('summary')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('code', 'text', (column) => column.notNull())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull())
    .addColumn('host', 'text', (column) => column.notNull())
    .addColumn('waiting_for', 'text')
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('updated', 'bigint', (column) => column.notNull())
    .addColumn('line', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('summary_code').unique().on('summary').column('code').execute();
  await db.schema
    .createIndex('summary_list')
    .on('summary')
    .columns(['status', 'listed', 'updated'])
    .execute();
  await db.schema.createIndex('summary_waiting').on('summary').column('waiting_for').execute();
  await db.schema.createIndex('summary_host').on('summary').column('host').execute();
  await db.schema
    .createTable('seated')
    .addColumn('table_id', 'text', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('seated_at', ['table_id', 'person'])
    .execute();
  await db.schema.createIndex('seated_person').on('seated').column('person').execute();
  await db.schema
    .createTable('secret')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('seed', 'text', (column) => column.notNull())
    .execute();
}

async function createDeadlines(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('deadline')
    .addColumn('table_id', 'text', (column) => column.primaryKey())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('leased', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('deadline_workable').on('deadline').expression(WORKABLE_AT).execute();
  await db.schema
    .createTable('heartbeat')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
}

async function createPeople(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('person')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('emblem', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('login', 'text')
    .addColumn('password', 'text')
    .addColumn('ranked', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createIndex('person_login')
    .unique()
    .on('person')
    .column('login')
    .where(sql.ref('login'), 'is not', null)
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .addColumn('seen', 'bigint', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('session_hash').unique().on('session').column('hash').execute();
  await db.schema.createIndex('session_person').on('session').column('person').execute();
  await db.schema.createIndex('session_expires').on('session').column('expires').execute();
  await db.schema
    .createTable('passkey')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull())
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('counter', 'bigint', (column) => column.notNull())
    .addColumn('transports', 'text', (column) => column.notNull())
    .addColumn('created', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('passkey_person').on('passkey').column('person').execute();
  await db.schema
    .createTable('ticket')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('person', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('expires', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('ticket_expires').on('ticket').column('expires').execute();
}
