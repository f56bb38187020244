import { DAYTIME, type Statement } from './postgres-pool.ts';
import type { Unit } from './store.ts';

/** For each column, where its values come from: one array per column, one element per unit. */
const COLUMNS: readonly (readonly [name: string, type: string, value: (unit: Unit) => unknown])[] = [
  ['table_id', 'text', ({ entry }) => entry.table],
  ['seq', 'integer', ({ entry }) => entry.seq],
  ['at', 'bigint', ({ entry }) => entry.at],
  ['kind', 'text', ({ entry }) => entry.kind],
  ['by', 'text', ({ entry }) => entry.by],
  ['act_id', 'text', ({ entry }) => entry.id],
  ['body', 'text', ({ entry }) => entry.body],
  ['hash', 'text', ({ entry }) => entry.hash],
  ['code', 'text', ({ summary }) => summary.code],
  ['game', 'text', ({ summary }) => summary.game],
  ['status', 'text', ({ summary }) => summary.status],
  ['listed', 'integer', ({ summary }) => (summary.listed ? 1 : 0)],
  ['host', 'text', ({ summary }) => summary.host],
  ['waiting_for', 'text', ({ summary }) => summary.waitingFor],
  ['summary_seq', 'integer', ({ summary }) => summary.seq],
  ['updated', 'bigint', ({ summary }) => summary.updated],
  ['line', 'text', ({ summary }) => summary.line],
  ['deadline', 'text', ({ deadline }) => (deadline === 'keep' ? 'keep' : deadline ? 'set' : 'none')],
  ['deadline_seq', 'integer', (unit) => deadlineOf(unit)?.seq ?? null],
  ['deadline_at', 'bigint', (unit) => deadlineOf(unit)?.at ?? null],
  ['deadline_kind', 'text', (unit) => deadlineOf(unit)?.kind ?? null],
  ['lease', 'bigint', (unit) => deadlineOf(unit)?.lease || null],
  ['seed', 'text', ({ seed }) => seed ?? null],
  ['seating', 'boolean', ({ people }) => people !== undefined],
];

const unit = COLUMNS.map(([name]) => `"${name}"`).join(', ');
const arrays = COLUMNS.map(([, type], index) => `$${index + 1}::${type}[]`).join(', ');
const seatedTables = `$${COLUMNS.length + 1}::text[]`;
const seatedPeople = `$${COLUMNS.length + 2}::text[]`;
const needingTables = `$${COLUMNS.length + 3}::text[]`;
const neededPeople = `$${COLUMNS.length + 4}::text[]`;

/**
 * Many units in one statement, and thus in one commit: each that wins its line in the log brings its summary,
 * deadline, people and secret with it. People who must exist are locked first, in the order of their ids, and then
 * tables in the order of theirs: so that two of these never wait for each other, nor one of these and the deletion of a
 * person, which locks its one person before anything else.
 */
const APPEND = `
  with unit as (
    select * from unnest(${arrays}) as unit (${unit})
  ), seat as (
    select * from unnest(${seatedTables}, ${seatedPeople}) as seat (table_id, person)
  ), need as (
    select * from unnest(${needingTables}, ${neededPeople}) as need (table_id, person)
  ), present as materialized (
    select id from person where id = any (${neededPeople}) order by id for key share
  ), missing as materialized (
    select table_id, person from need where person <> all (array(select id from present))
  ), won as (
    insert into log (table_id, seq, at, kind, "by", act_id, body, hash)
    select table_id, seq, at, kind, "by", act_id, body, hash from unit
    where table_id not in (select table_id from missing) and (
      seq = 1
      or (select true from log before where before.table_id = unit.table_id and before.seq = unit.seq - 1))
    order by table_id
    on conflict do nothing
    returning table_id
  ), stored as materialized (
    select unit.* from unit join won using (table_id)
  ), summaries as (
    insert into summary (table_id, code, game, status, listed, host, waiting_for, seq, updated, line)
    select table_id, code, game, status, listed, host, waiting_for, summary_seq, updated, line from stored
    on conflict (table_id) do update set
      code = excluded.code, game = excluded.game, status = excluded.status, listed = excluded.listed,
      host = excluded.host, waiting_for = excluded.waiting_for, seq = excluded.seq,
      updated = excluded.updated, line = excluded.line
  ), undue as (
    delete from deadline where table_id = any (array(select table_id from stored where deadline = 'none'))
  ), due as (
    insert into deadline (table_id, seq, at, kind, leased, held_until)
    select table_id, deadline_seq, deadline_at, deadline_kind, 0, ${DAYTIME} + lease
    from stored where deadline = 'set'
    on conflict (table_id) do update set
      seq = excluded.seq, at = excluded.at, kind = excluded.kind, leased = 0, held_until = excluded.held_until
  ), secrets as (
    insert into secret (table_id, seed) select table_id, seed from stored where seed is not null
    on conflict (table_id) do update set seed = excluded.seed
  ), stood as (
    delete from seated
    where table_id = any (array(select table_id from stored where seating))
      and not exists (
        select 1 from seat where seat.table_id = seated.table_id and seat.person = seated.person
      )
  ), sat as (
    insert into seated (table_id, person)
    select seat.table_id, seat.person from seat join stored using (table_id)
    on conflict do nothing
  )
  select table_id, null as person from won union all select table_id, person from missing`;

/** Answers with the tables whose unit was stored, and with people who are missing. Each table at most once in a group. */
export function appendStatement(units: readonly Unit[]): Statement {
  const seats = units.flatMap(({ entry, people }) => pairs(entry.table, people));
  const needs = units.flatMap(({ entry, mustExist }) => pairs(entry.table, mustExist));
  return {
    name: 'append',
    text: APPEND,
    values: [
      ...COLUMNS.map(([, , value]) => units.map(value)),
      seats.map(({ table }) => table),
      seats.map(({ person }) => person),
      needs.map(({ table }) => table),
      needs.map(({ person }) => person),
    ],
  };
}

function pairs(table: string, people: readonly string[] = []) {
  return people.map((person) => ({ table, person }));
}

function deadlineOf({ deadline }: Unit) {
  return deadline === 'keep' ? null : deadline;
}
