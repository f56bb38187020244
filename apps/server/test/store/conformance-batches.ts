import { expect, test } from 'vitest';
import { Conflict, type Store } from '../../src/store/store.ts';
import type { Nodes } from './conformance.ts';
import { newTable, unit } from './units.ts';

export function testBatches(nodes: () => Nodes): void {
  const person = (db: Store['db'], id: string, login: string | null = null) =>
    db
      .insertInto('person')
      .values({ id, name: id, emblem: 'fox', created: 1_800_000_000_000, login, password: null });
  const people = async ({ db }: Store): Promise<string[]> =>
    (await db.selectFrom('person').select('id').orderBy('id').execute()).map(({ id }) => id);

  test('a batch is stored whole', async () => {
    const [a, b] = nodes();
    await a.batch([
      person(a.db, 'ada', 'ada').compile(),
      person(a.db, 'otto').compile(),
      a.db.updateTable('person').set({ name: 'Ada' }).where('id', '=', 'ada').compile(),
    ]);
    expect(await people(b)).toEqual(['ada', 'otto']);
    const ada = await b.db.selectFrom('person').selectAll().where('id', '=', 'ada').executeTakeFirst();
    expect(ada).toEqual({
      id: 'ada',
      name: 'Ada',
      emblem: 'fox',
      created: 1_800_000_000_000,
      login: 'ada',
      password: null,
      ranked: 0,
      program: 0,
    });
  });

  test('of a batch with something that is taken nothing is stored', async () => {
    const [a] = nodes();
    await a.batch([person(a.db, 'ada', 'ada').compile()]);
    const batch = a.batch([
      person(a.db, 'mia', 'mia').compile(),
      a.db.deleteFrom('person').where('id', '=', 'ada').compile(),
      person(a.db, 'otto', 'mia').compile(),
    ]);
    await expect(batch).rejects.toBeInstanceOf(Conflict);
    expect(await people(a)).toEqual(['ada']);
  });

  test('a batch that is wrong fails without a trace and without harm to others', async () => {
    const [a] = nodes();
    const table = newTable();
    const wrong = a.db.updateTable('person').set({ name: 'x' }).where('id', '=', 'ada').compile();
    const outcomes = await Promise.allSettled([
      a.append(unit(table, 1)),
      a.batch([person(a.db, 'ada').compile(), { ...wrong, sql: 'update nothing set here' }]),
      a.append(unit(table, 2)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await people(a)).toEqual([]);
    expect((await a.load(table))?.summary.seq).toBe(2);
  });

  test('logins are unique, guests have none', async () => {
    const [a, b] = nodes();
    await person(a.db, 'guest 1').execute();
    await person(a.db, 'guest 2').execute();
    await person(a.db, 'ada', 'ada').execute();
    await expect(person(b.db, 'eve', 'ada').execute()).rejects.toBeInstanceOf(Conflict);
    expect(await people(a)).toEqual(['ada', 'guest 1', 'guest 2']);
  });

  test('of two who want the same at once one gets it', async () => {
    const stores = nodes();
    const wish = (store: Store, id: string) => store.batch([person(store.db, id, 'login').compile()]);
    const outcomes = await Promise.allSettled(stores.map((store, index) => wish(store, `person ${index}`)));
    const refused = outcomes.filter((outcome) => outcome.status === 'rejected');
    expect(refused).toHaveLength(2);
    for (const { reason } of refused) expect(reason).toBeInstanceOf(Conflict);
  });

  test('single statements say how much they changed', async () => {
    const [a] = nodes();
    await person(a.db, 'ada').execute();
    await person(a.db, 'otto').execute();
    const changed = await a.db.updateTable('person').set({ ranked: 0 }).executeTakeFirst();
    expect(changed.numUpdatedRows).toBe(2n);
    const removed = await a.db.deleteFrom('person').where('id', '=', 'nobody').executeTakeFirst();
    expect(removed.numDeletedRows).toBe(0n);
    const returned = await a.db.updateTable('person').set({ ranked: 1 }).returning('ranked').execute();
    expect(returned).toEqual([{ ranked: 1 }, { ranked: 1 }]);
  });

  test('a transaction that would stay open is refused with a sentence', async () => {
    const [a] = nodes();
    const open = a.db.transaction().execute(async (db) => person(db, 'ada').execute());
    await expect(open).rejects.toThrow('hand all statements to batch() at once');
    expect(await people(a)).toEqual([]);
  });
}
