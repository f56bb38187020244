import { findGame } from '@quartet/catalog';
import { FastRng, fastSeed, type Match, resolveOptions, type Shapes } from '@quartet/core';
import type { BotChoice } from '@quartet/protocol';
import type { Store } from '../../src/store/store.ts';
import { type Line, type Options, type Sitter, type Step, writeEntry } from '../../src/tables/lines.ts';
import { summaryOf } from '../../src/tables/summary.ts';
import { TableState } from '../../src/tables/table-state.ts';

export interface Plan {
  readonly table: string;
  readonly sitters: readonly Sitter[];
  readonly options?: Options;
  /** Decides the deal and every move; the table's name unless given. */
  readonly seed?: string;
  /** Lines between the deal and the first move. */
  readonly meanwhile?: readonly Line[];
  /** As the log has it; else those of today. */
  readonly rules?: number;
  /** When the last move was made. */
  readonly at?: number;
}

export const person = (id: string): Sitter => ({ kind: 'person', person: id, cover: null });
export const bot = (level: BotChoice['level']): Sitter => ({
  kind: 'bot',
  bot: { level, temper: 'balanced' },
});

export async function addPeople(store: Store, ...ids: readonly string[]): Promise<void> {
  for (const id of ids)
    await store.db
      .insertInto('person')
      .values({ id, name: id.toUpperCase(), emblem: 'sun', created: 1, login: null, password: null })
      .execute();
}

/** A table whose match was played to its end, as a node that died right then leaves it: nobody has counted it. */
export async function storeMatch(store: Store, plan: Plan): Promise<TableState> {
  const { state, entries, seed } = playMatch(plan);
  const { db } = store;
  const { table, host, waitingFor, listed, ...summary } = summaryOf(state, entries.at(-1)!.at);
  const lines = entries.map(({ table: table_id, id: act_id, ...entry }) => ({ ...entry, table_id, act_id }));
  if (plan.rules !== undefined)
    lines[0]!.body = JSON.stringify({ ...JSON.parse(lines[0]!.body), rules: plan.rules });
  await store.batch([
    db
      .insertInto('summary')
      .values({ ...summary, table_id: table, host, waiting_for: waitingFor, listed: Number(listed) })
      .compile(),
    db.insertInto('secret').values({ table_id: table, seed }).compile(),
    ...lines.map((line) => db.insertInto('log').values(line).compile()),
  ]);
  return state;
}

/** In memory alone. */
export function playMatch(plan: Plan) {
  const { table, sitters, seed = table, meanwhile = [], at = 1_000_000 } = plan;
  const luck = fastSeed(seed);
  const stepOf = (seq: number, line: Line): Step => ({ seq, at, by: null, id: null, line });
  const state = TableState.begin(table, stepOf(1, createdBy(plan)), luck);
  const add = (line: Line): void => void state.apply(stepOf(state.seq + 1, line));
  add({ kind: 'started', first: 0, commitment: '' });
  for (const line of meanwhile) add(line);
  const rng = new FastRng(`${seed} ${sitters.length}`);
  while (!state.match!.over) add(anyMove(state.match!, rng));
  const entries = state.told.map((told) => writeEntry(table, told, null));
  return { state, entries, seed: luck };
}

function createdBy({ table, sitters, options = {} }: Plan): Line {
  const game = findGame('keltis')!;
  const resolved = resolveOptions(game, sitters.length, options);
  if (!resolved.ok) throw new Error(resolved.reason);
  const host = sitters.find((sitter) => sitter.kind === 'person')!.person;
  return {
    kind: 'created',
    code: table.toUpperCase(),
    game: game.id,
    rules: game.version,
    seats: sitters.length,
    options: resolved.options,
    pace: { kind: 'untimed' },
    listed: false,
    host,
    sitters,
    first: 0,
  };
}

function anyMove(match: Match<Shapes>, rng: FastRng): Line {
  const moves = match.moves();
  const move = moves[rng.below(moves.length)]!;
  return { kind: 'moved', seat: match.actor, text: match.game.print(move), hand: 'person' };
}
