import { expect, test } from 'vitest';
import { NoPerson, type Store } from '../../src/store/store.ts';
import type { Nodes } from './conformance.ts';
import { newTable, numbersTo, unit } from './units.ts';

/** Each table of the race, and each session. */
const EACH = 20;

export function testPeople(nodes: () => Nodes): void {
  const add = async ({ db }: Store, ...ids: readonly string[]): Promise<void> => {
    const rows = ids.map((id) => ({ id, name: id, emblem: 'fox', created: 1, login: null, password: null }));
    await db.insertInto('person').values(rows).execute();
  };
  const session = ({ db }: Store, id: string, person: string) =>
    db
      .insertInto('session')
      .values({ id, person, hash: id, kind: 'token', label: '', created: 1, seen: 1, expires: 9 })
      .compile();
  const sessions = async ({ db }: Store): Promise<number> =>
    (await db.selectFrom('session').select('id').execute()).length;
  const seated = async ({ db }: Store, person: string): Promise<string[]> =>
    (await db.selectFrom('seated').select('table_id').where('person', '=', person).execute()).map(
      ({ table_id }) => table_id,
    );

  test('a batch for people who are not there stores nothing and says who is missing', async () => {
    const [a, b] = nodes();
    await add(a, 'ada', 'otto');
    await b.batch([session(b, 'one', 'ada')], ['ada', 'otto', 'ada']);
    const refused = b.batch([session(b, 'two', 'ada')], ['otto', 'mia', 'ada']);
    await expect(refused).rejects.toMatchObject({ person: 'mia' });
    await expect(refused).rejects.toBeInstanceOf(NoPerson);
    expect(await sessions(a)).toBe(1);
  });

  test('an entry that needs somebody who is not there is not stored, and its neighbours are', async () => {
    const [a] = nodes();
    await add(a, 'ada', 'otto');
    const tables = numbersTo(6).map(newTable);
    const needs = [['ada'], ['mia'], ['otto', 'ada'], ['ada', 'mia', 'otto'], [], undefined];
    const outcomes = await Promise.allSettled(
      tables.map((table, n) => {
        const mustExist = needs[n];
        return a.append(unit(table, 1, { people: ['ada'], seed: 'x', ...(mustExist && { mustExist }) }));
      }),
    );
    expect(outcomes.map((one) => (one.status === 'fulfilled' ? one.value : one.reason))).toEqual([
      'stored',
      new NoPerson('mia'),
      'stored',
      new NoPerson('mia'),
      'stored',
      'stored',
    ]);
    expect((await a.lengths(tables)).size).toBe(4);
    expect((await seated(a, 'ada')).sort()).toEqual([0, 2, 4, 5].map((n) => tables[n]!).sort());
    // Neither what is taken already nor a hole is told as somebody missing who is there.
    expect(await a.append(unit(tables[0]!, 1, { mustExist: ['ada'] }))).toBe('taken');
    await expect(a.append(unit(tables[0]!, 3, { mustExist: ['ada'] }))).rejects.toThrow('would leave a hole');
  });

  test('what is stored while a person is deleted comes before that and is seen, or is refused', async () => {
    const stores = nodes();
    const people = numbersTo(8).map((n) => `racer-${n}`);
    await add(stores[0], ...people, 'stays');
    const faults: Promise<unknown>[] = [];
    const begin = (work: Promise<unknown>): void =>
      void faults.push(
        work.then(
          () => null,
          (error: unknown) => error,
        ),
      );
    const deleted = people.map(async (person, n) => {
      const store = stores[n % 3]!;
      const { db } = store;
      await new Promise((resolve) => setTimeout(resolve, 3 * n));
      await store.batch([
        db.deleteFrom('person').where('id', '=', person).compile(),
        db.deleteFrom('session').where('person', '=', person).compile(),
        db.deleteFrom('seated').where('person', '=', person).compile(),
      ]);
    });
    for (const round of numbersTo(EACH)) {
      for (const [n, person] of people.entries()) {
        const store = stores[(n + round) % 3]!;
        const mustExist = [person, 'stays'];
        begin(store.append(unit(newTable(), 1, { people: mustExist, mustExist })));
        begin(store.batch([session(store, `${person} ${round}`, person)], mustExist));
      }
      begin(stores[round % 3]!.append(unit(newTable(), 1, { people: ['stays'] })));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    await Promise.all(deleted);
    const met = (await Promise.all(faults)).filter((error) => error !== null);
    expect(met.length).toBeGreaterThan(0);
    expect(met.filter((error) => !(error instanceof NoPerson))).toEqual([]);
    for (const person of people) expect(await seated(stores[1], person)).toEqual([]);
    expect(await sessions(stores[2])).toBe(0);
    expect((await seated(stores[0], 'stays')).length).toBeGreaterThanOrEqual(EACH);
  });
}
