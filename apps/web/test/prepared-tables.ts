import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { commit } from '@quartet/core';
import type { Page } from 'playwright-core';
import type { OnlineServer } from './online-server.ts';
import type { PlayedMatch } from './positions.ts';

const BOT = { level: 'easy', temper: 'balanced' } as const;

/** What a page asks the server by itself. */
export function ask<T>(page: Page, method: string, path: string, body?: object): Promise<T> {
  return page.evaluate(
    async ([how, where, what]) => {
      const said = what && { headers: { 'content-type': 'application/json' }, body: JSON.stringify(what) };
      const answer = await (await fetch(`/api/${where}`, { method: how, ...said })).json();
      if (answer.problem) throw new Error(`${how} ${where}: ${answer.problem.message}`);
      return answer;
    },
    [method, path, body] as const,
  );
}

/** A listed table for three at which the person in this page sits alone. */
export async function waitingTable(page: Page): Promise<string> {
  const plan = { game: 'linko', seats: 3, listed: true };
  return (await ask<{ table: string }>(page, 'POST', 'tables', plan)).table;
}

/** A table that was played so far before the server was started anew. */
export interface Prepared {
  readonly played: PlayedMatch;
  readonly ply: number;
}

/**
 * Tables of the person in this page, on the first seat, and bots, with matches that are the same each time: the
 * server reads them from its log. It is started anew for that.
 */
export async function preparedTables(
  page: Page,
  server: OnlineServer,
  matches: readonly Prepared[],
): Promise<string[]> {
  const { me } = await ask<{ me: { person: { id: string } } }>(page, 'GET', 'me');
  const tables: string[] = [];
  for (const { played } of matches) {
    const { game, seats, options } = played.saved;
    const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? null : BOT));
    const plan = { game, seats, options, bots };
    tables.push((await ask<{ table: string }>(page, 'POST', 'tables', plan)).table);
  }
  await playBefore(
    server,
    tables.map((table, at) => ({ ...matches[at]!, table, people: [me.person.id] })),
  );
  return tables;
}

/** A table that is still waited at, and its people by seat; on the seats after theirs are bots. */
interface Waiting extends Prepared {
  readonly table: string;
  readonly people: readonly string[];
}

/** The server dies, these matches are played so far behind its back, and it comes again. */
export async function playBefore(server: OnlineServer, tables: readonly Waiting[]): Promise<void> {
  await server.crash();
  const database = new DatabaseSync(join(server.data, 'quartet.db'));
  for (const table of tables) writeLog(database, table);
  database.close();
  await server.start();
}

function writeLog(database: DatabaseSync, { table, played, ply, people }: Waiting): void {
  const { game, saved } = played;
  const { seats, first, options, seed } = saved;
  const write = database.prepare(
    'insert into log (table_id, seq, at, kind, "by", act_id, body) values (?, ?, ?, ?, ?, null, ?)',
  );
  const { seq } = database.prepare('select max(seq) as seq from log where table_id = ?').get(table)!;
  let next = Number(seq);
  const commitment = commit(game, { seats, first, options }, seed);
  write.run(table, ++next, Date.now(), 'started', people[0]!, JSON.stringify({ first, commitment }));
  for (const [at, text] of saved.moves.slice(0, ply).entries()) {
    const seat = played.actors[at]!;
    const person = people[seat] ?? null;
    const hand = person === null ? 'bot' : 'person';
    write.run(table, ++next, Date.now(), 'moved', person, JSON.stringify({ seat, text, hand }));
  }
  database.prepare('insert or replace into secret (table_id, seed) values (?, ?)').run(table, seed);
  const status = ply === saved.moves.length ? 'over' : 'playing';
  database.prepare('update summary set status = ?, seq = ? where table_id = ?').run(status, next, table);
}
