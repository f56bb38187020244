import { randomUUID } from 'node:crypto';
import type { Act, TablePlan } from '@quartet/protocol';
import { type Look, lookSchema, madeTableSchema, seqSchema } from '@quartet/protocol/http';
import type { Visitor } from './serving.ts';

export const EASY = { level: 'easy', temper: 'balanced' } as const;

export async function make(host: Visitor, plan: TablePlan): Promise<{ table: string; code: string }> {
  return host.ask('POST /api/tables', madeTableSchema, plan);
}

export async function act(
  who: Visitor,
  table: string,
  what: Act,
  id: string = randomUUID(),
): Promise<number> {
  return (await who.ask(`POST /api/tables/${table}/acts`, seqSchema, { id, act: what })).seq;
}

export function look(who: Visitor, table: string, query = ''): Promise<Look> {
  return who.ask(`GET /api/tables/${table}${query}`, lookSchema);
}

/** Two people at a table that has begun. */
export async function begun(
  [host, guest]: readonly [Visitor, Visitor],
  plan: TablePlan,
): Promise<{ readonly table: string; readonly code: string }> {
  const made = await make(host, plan);
  await act(guest, made.table, { type: 'sit' });
  await act(host, made.table, { type: 'start' });
  return made;
}

/** The last legal move, every third time the first: so matches end soon. Until it is over, or for so many moves. */
export async function playOut(
  players: readonly Visitor[],
  table: string,
  moves = Number.POSITIVE_INFINITY,
): Promise<Look> {
  for (let turn = 0; ; ) {
    const looks = await Promise.all(players.map((player) => look(player, table)));
    if (looks[0]!.result || turn >= moves) return looks[0]!;
    const mover = looks.findIndex(({ legal }) => legal);
    if (mover < 0) continue;
    const { legal } = looks[mover]!;
    const text = turn++ % 3 === 2 ? legal![0]! : legal!.at(-1)!;
    await players[mover]!.ask(`POST /api/tables/${table}/moves`, seqSchema, { text });
  }
}
