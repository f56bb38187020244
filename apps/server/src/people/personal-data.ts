import type { MatchRecord } from '@quartet/core';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { Events } from '../events/events.ts';
import type { Store } from '../store/store.ts';
import { readStored } from '../stored-json.ts';
import { kindsWith } from '../tables/line-kinds.ts';
import type { Tables } from '../tables/tables.ts';
import type { Accounts } from './accounts.ts';
import type { Sessions } from './sessions.ts';

/** Lines in which a person's own words stand. Written out, as in the log's index: with parameters it would not serve. */
export const OWN_WORDS = sql<boolean>`kind in (${sql.join(kindsWith(({ own }) => own === 'said').map((kind) => sql.lit(kind)))})`;

interface Parts {
  readonly store: Store;
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly tables: Pick<Tables, 'record'>;
  readonly events: Pick<Events, 'mine'>;
}

/** What is stored about one person, to be taken along. */
export class PersonalData {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  async collect(person: string) {
    const { store, accounts, sessions } = this.parts;
    const me = await accounts.me(person);
    const words = await this.wordsOf(person);
    const moves = await store.db
      .selectFrom('log')
      .innerJoin('seated', 'seated.table_id', 'log.table_id')
      .where('seated.person', '=', person)
      .where('log.by', '=', person)
      .where(
        'kind',
        'in',
        kindsWith(({ own }) => own === 'moved'),
      )
      .select(['log.table_id as table', 'seq', 'at', 'kind', 'body'])
      .orderBy('at')
      .execute();
    const seats = await this.seatsOf(person);
    return {
      me,
      sessions: await sessions.list(person, ''),
      alerts: await this.alertsOf(person),
      tables: seats.map(({ table_id: id, ...rest }) => ({ id, ...rest })),
      said: words.map(readBody),
      moved: moves.map(readBody),
      events: await this.parts.events.mine(person),
      records: await this.recordsOf(seats),
      ...(await this.standingsOf(person)),
      ...(await this.circleOf(person)),
      ...(await this.dealsOf(person)),
    };
  }

  private alertsOf(person: string) {
    const alerts = this.parts.store.db.selectFrom('push').where('person', '=', person);
    return alerts.select(['endpoint', 'language', 'created']).orderBy('created').execute();
  }

  private wordsOf(person: string) {
    return this.parts.store.db
      .selectFrom('log')
      .where('by', '=', person)
      .where(OWN_WORDS)
      .select(['table_id as table', 'seq', 'at', 'kind', 'body'])
      .orderBy('at')
      .execute();
  }

  private async standingsOf(person: string) {
    const { db } = this.parts.store;
    const played = db.selectFrom('played').where('person', '=', person).selectAll().orderBy('at');
    const ratings = db.selectFrom('rating').where('person', '=', person).selectAll().orderBy('ladder');
    return { played: await played.execute(), ratings: await ratings.execute() };
  }

  private async circleOf(person: string) {
    const { db } = this.parts.store;
    const bonds = db.selectFrom('bond').where('person', '=', person).select(['other', 'kind', 'at']);
    const reports = db
      .selectFrom('report')
      .where('by', '=', person)
      .select(['about', 'table_id', 'text', 'at']);
    return { bonds: await bonds.execute(), reports: await reports.execute() };
  }

  private async dealsOf(person: string) {
    const { db } = this.parts.store;
    const daily = db.selectFrom('daily_result').where('person', '=', person);
    const challenges = db.selectFrom('challenge_result').where('person', '=', person);
    return {
      daily: await daily.select(['day', 'game', 'points', 'at', 'moves']).orderBy('at').execute(),
      challenges: await challenges.select(['challenge', 'points', 'at', 'moves']).orderBy('at').execute(),
    };
  }

  private seatsOf(person: string) {
    return this.parts.store.db
      .selectFrom('seated')
      .innerJoin('summary', 'summary.table_id', 'seated.table_id')
      .where('seated.person', '=', person)
      .select(['summary.table_id', 'code', 'game', 'status', 'updated'])
      .orderBy('updated')
      .execute();
  }

  /** Of matches that are over; one that cannot be replayed any more is left out. */
  private async recordsOf(seats: readonly { readonly table_id: string; readonly status: string }[]) {
    const records: MatchRecord[] = [];
    for (const { table_id: table } of seats.filter(({ status }) => status === 'over')) {
      const record = await this.parts.tables.record(table).catch(() => null);
      if (record?.result) records.push(record);
    }
    return records;
  }
}

function readBody<R extends { readonly body: string }>({ body, ...rest }: R) {
  return { ...rest, ...readStored(body, z.looseObject({})) };
}
