import { findGame } from '@quartet/catalog';
import { FastRng, fastSeed, resolveOptions } from '@quartet/core';
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
  /** Milliseconds from the deal to then. */
  readonly took?: number;
  /** Whose first decision takes all of that; unless given the first decisions of all seats share it. */
  readonly slow?: number;
  /** The seat that wins, whoever else plays; else luck decides. */
  readonly winner?: number;
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
    db.insertInto('log').values(lines).compile(),
  ]);
  return state;
}

/** How often luck was tried until the right one won: the same is found at once the next time. */
const lucky = new Map<string, number>();

/** In memory alone. */
export function playMatch(plan: Plan) {
  const { winner, seed = plan.table } = plan;
  if (winner === undefined) return playedBy(plan);
  const { sitters, options, meanwhile } = plan;
  const kinds = sitters.map(({ kind }) => kind);
  const asked = JSON.stringify([seed, winner, kinds, options, meanwhile]);
  for (let nth = lucky.get(asked) ?? 0; ; nth++) {
    const played = playedBy({ ...plan, seed: `${seed} ${nth}` });
    const { winners } = played.state.match!.result()!;
    if (winners.length !== 1 || winners[0] !== winner) continue;
    lucky.set(asked, nth);
    return played;
  }
}

function playedBy(plan: Plan) {
  const { table, sitters, seed = table, meanwhile = [], at = 1_000_000, took = 600_000 } = plan;
  const luck = fastSeed(seed);
  const slow = new Set(plan.slow === undefined ? sitters.keys() : [plan.slow]);
  const most = slow.size;
  const stepOf = (seq: number, line: Line): Step => {
    if (line.kind === 'moved') slow.delete(line.seat);
    return { seq, at: at - (took * slow.size) / most, by: null, id: null, line };
  };
  const state = TableState.begin(table, stepOf(1, createdBy(plan)), luck);
  const add = (line: Line): void => void state.apply(stepOf(state.seq + 1, line));
  add({ kind: 'started', first: 0, commitment: '' });
  for (const line of meanwhile) add(line);
  const rng = new FastRng(`${seed} ${sitters.length}`);
  while (!state.match!.over) add(anyMove(state, rng));
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

function anyMove({ match, sitters }: TableState, rng: FastRng): Line {
  const { actor, game } = match!;
  const moves = match!.moves();
  const text = game.print(moves[rng.below(moves.length)]!);
  const sitter = sitters[actor]!;
  const own = sitter.kind === 'person' && !sitter.cover ? 'person' : 'cover';
  return { kind: 'moved', seat: actor, text, hand: sitter.kind === 'bot' ? 'bot' : own };
}
