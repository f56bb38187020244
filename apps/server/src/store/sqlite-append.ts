import type { Step } from './sqlite-jobs.ts';
import type { Deadline, Entry, Summary, Unit } from './store.ts';

/** One step for each person: without one of them nothing else is written. */
export function existSteps(people: readonly string[]): Step[] {
  return people.map((person) => ({
    sql: 'select 1 from person where id = ?',
    parameters: [person],
    decides: true,
  }));
}

/** The first steps decide: without the people who must exist and a new line in the log nothing else is written. */
export function appendSteps({ entry, summary, deadline, people, seed, mustExist = [] }: Unit): Step[] {
  const { table } = entry;
  return [
    ...existSteps(mustExist),
    addLine(entry),
    rewriteSummary(summary),
    ...(deadline === 'keep' ? [] : [setDeadline(table, deadline)]),
    ...(people ? seat(table, people) : []),
    ...(seed === undefined ? [] : [keepSecret(table, seed)]),
  ];
}

function addLine({ table, seq, at, kind, by, id, body, hash }: Entry): Step {
  return { sql: ADD_LINE, parameters: [table, seq, at, kind, by, id, body, hash], decides: true };
}
const ADD_LINE = `
  insert into log (table_id, seq, at, kind, "by", act_id, body, hash)
  select ?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8
  where ?2 = 1 or exists (select 1 from log where table_id = ?1 and seq = ?2 - 1)
  on conflict do nothing`;

function rewriteSummary(summary: Summary): Step {
  const { table, code, game, status, listed, host, waitingFor, seq, updated, line } = summary;
  const parameters = [table, code, game, status, listed ? 1 : 0, host, waitingFor, seq, updated, line];
  return { sql: REWRITE_SUMMARY, parameters };
}
const REWRITE_SUMMARY = `
  insert into summary (table_id, code, game, status, listed, host, waiting_for, seq, updated, line)
  values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  on conflict (table_id) do update set
    code = excluded.code, game = excluded.game, status = excluded.status, listed = excluded.listed,
    host = excluded.host, waiting_for = excluded.waiting_for, seq = excluded.seq,
    updated = excluded.updated, line = excluded.line`;

function setDeadline(table: string, deadline: (Deadline & { readonly lease: number }) | null): Step {
  if (!deadline) return { sql: 'delete from deadline where table_id = ?', parameters: [table] };
  const { seq, at, kind, lease } = deadline;
  const held = lease > 0 ? Date.now() + lease : null;
  return { sql: SET_DEADLINE, parameters: [table, seq, at, kind, held] };
}
const SET_DEADLINE = `
  insert into deadline (table_id, seq, at, kind, leased, held_until) values (?, ?, ?, ?, 0, ?)
  on conflict (table_id) do update set
    seq = excluded.seq, at = excluded.at, kind = excluded.kind, leased = 0, held_until = excluded.held_until`;

function seat(table: string, people: readonly string[]): Step[] {
  return [
    { sql: 'delete from seated where table_id = ?', parameters: [table] },
    ...[...new Set(people)].map((person) => ({
      sql: 'insert into seated (table_id, person) values (?, ?)',
      parameters: [table, person],
    })),
  ];
}

function keepSecret(table: string, seed: string): Step {
  return {
    sql: 'insert into secret (table_id, seed) values (?, ?) on conflict (table_id) do update set seed = excluded.seed',
    parameters: [table, seed],
  };
}
