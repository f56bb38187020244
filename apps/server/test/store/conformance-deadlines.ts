import { expect, test } from 'vitest';
import type { Claim, Deadline, Store } from '../../src/store/store.ts';
import type { Nodes } from './conformance.ts';
import { due, newTable, numbersTo, unit } from './units.ts';

const ALL: Claim['kinds'] = ['bot', 'clock', 'luck'];
const DAY = 86_400_000;

export function testDeadlines(nodes: () => Nodes): void {
  const set = async (at: number, lease = 0, kind: Deadline['kind'] = 'clock'): Promise<string> => {
    const table = newTable();
    await nodes()[0].append(unit(table, 1, { deadline: due(table, 1, at, { kind, lease }) }));
    return table;
  };
  /** Leases are real time: one that shall not end here takes a minute, and one that shall, a moment. */
  const claim = async (store: Store, now: number, { lease = 60_000, limit = 50 } = {}): Promise<string[]> =>
    (await store.claimDeadlines({ now, clock: now, lease, limit, kinds: ALL })).map(({ table }) => table);

  test('a deadline is claimed when it is due, not before', async () => {
    const [a] = nodes();
    const table = await set(1000, 0, 'bot');
    expect(await a.nextDeadline(ALL)).toBe(1000);
    expect(await claim(a, 999)).toEqual([]);
    expect(await a.claimDeadlines({ now: 1000, clock: 0, lease: 60_000, limit: 9, kinds: ALL })).toEqual([
      { table, seq: 1, at: 1000, kind: 'bot' },
    ]);
  });

  test('while clocks stand still bots go on', async () => {
    const [a] = nodes();
    const [clock, bot] = [await set(1000, 0, 'clock'), await set(1001, 0, 'bot')];
    const at = { now: 2000, lease: 60_000, limit: 9, kinds: ALL };
    const claimed = async (time: number): Promise<string[]> =>
      (await a.claimDeadlines({ ...at, clock: time })).map(({ table }) => table);
    expect(await claimed(999)).toEqual([bot]);
    expect(await claimed(1000)).toEqual([clock]);
  });

  test('a node leaves to others what it cannot see to', async () => {
    const [a] = nodes();
    const [, luck] = [await set(1000, 0, 'bot'), await set(1500, 0, 'luck')];
    const at = { now: 2000, clock: 2000, lease: 60_000, limit: 9 };
    expect(await a.nextDeadline(['luck'])).toBe(1500);
    expect(await a.claimDeadlines({ ...at, kinds: ['luck'] })).toMatchObject([{ table: luck }]);
    expect(await a.nextDeadline(['bot'])).toBe(1000);
  });

  test('the first due come first, as many as wanted', async () => {
    const [a] = nodes();
    const tables = [await set(1003), await set(1001), await set(1002), await set(5000)];
    expect(await claim(a, 2000, { limit: 2 })).toEqual([tables[1], tables[2]]);
    expect(await claim(a, 2000, { limit: 2 })).toEqual([tables[0]]);
  });

  test('of several claimers at once exactly one gets each deadline', async () => {
    const tables = await Promise.all(numbersTo(120).map((number) => set(1000 + number)));
    const claimed: string[] = [];
    const work = async (store: Store): Promise<void> => {
      let misses = 0;
      // A claimer passes over what others hold at that moment, so an empty hand is no proof yet.
      while (misses < 3) {
        const some = await claim(store, 2000, { limit: 7 });
        misses = some.length === 0 ? misses + 1 : 0;
        claimed.push(...some);
      }
    };
    await Promise.all([...nodes(), ...nodes()].map(work));
    expect(claimed.sort()).toEqual(tables.sort());
  });

  test('while a node holds a lease nobody else claims, however late it is in house time', async () => {
    const [a, b] = nodes();
    const table = await set(1000);
    expect(await claim(a, 1000)).toEqual([table]);
    expect(await claim(b, 1000 + DAY)).toEqual([]);
    expect(await b.nextDeadline(ALL)).toBeNull();
  });

  test('a lease ends by the clock of the store, though house time stands still', async () => {
    const [a, b] = nodes();
    const table = await set(1000);
    expect(await claim(a, 1000, { lease: 300 })).toEqual([table]);
    expect(await claim(b, 1000)).toEqual([]);
    await expect.poll(() => claim(b, 1000), { timeout: 10_000 }).toEqual([table]);
    expect(await claim(a, 1000)).toEqual([]);
  });

  test('whoever sets a deadline may keep it for itself for a while', async () => {
    const [a, b] = nodes();
    const table = await set(1000, 300);
    expect(await claim(b, 1000 + DAY)).toEqual([]);
    await expect.poll(() => b.nextDeadline(ALL), { timeout: 10_000 }).toBe(1000);
    expect(await claim(b, 999)).toEqual([]);
    expect(await claim(b, 1000)).toEqual([table]);
    const later = await set(9000, 1);
    await expect.poll(() => a.nextDeadline(ALL), { timeout: 10_000 }).toBe(9000);
    expect(await claim(a, 8999)).toEqual([]);
    expect(await claim(a, 9000)).toEqual([later]);
  });

  test('a lease from before the clock of the store was put back by an hour holds nobody up', async () => {
    const [a, b] = nodes();
    const table = await set(1000);
    await claim(a, 1000);
    await a.db
      .updateTable('deadline')
      .set({ held_until: Date.now() + DAY / 24 })
      .execute();
    expect(await claim(b, 1000)).toEqual([table]);
  });

  test('a lease in house time, of a node of the version before, is kept', async () => {
    const [a, b] = nodes();
    const table = await set(1000);
    await a.db.updateTable('deadline').set({ leased: 1500 }).execute();
    expect(await b.nextDeadline(ALL)).toBe(1500);
    expect(await claim(b, 1499)).toEqual([]);
    expect(await claim(b, 1500)).toEqual([table]);
  });

  test('when the table goes on, its deadline goes, is replaced or is kept', async () => {
    const [a, b] = nodes();
    const [gone, replaced, kept] = [await set(1000), await set(1000), await set(1000)];
    await claim(a, 1000);
    await b.append(unit(gone, 2, { deadline: null }));
    await b.append(unit(replaced, 2, { deadline: due(replaced, 2, 2000, { kind: 'bot' }) }));
    await b.append(unit(kept, 2, { deadline: 'keep' }));
    expect(await a.claimDeadlines({ now: 2000, clock: 2000, lease: 1, limit: 9, kinds: ALL })).toEqual([
      { table: replaced, seq: 2, at: 2000, kind: 'bot' },
    ]);
    expect((await a.load(gone))?.deadline).toBeNull();
    expect((await a.load(kept))?.deadline).toEqual({ table: kept, seq: 1, at: 1000, kind: 'clock' });
  });

  test('a unit that was not stored leaves the deadline alone', async () => {
    const [a, b] = nodes();
    const table = await set(1000);
    expect(await b.append(unit(table, 1, { deadline: null }))).toBe('taken');
    expect(await claim(a, 1000)).toEqual([table]);
  });

  test('a node that was away cannot write an older deadline back', async () => {
    const [a, b] = nodes();
    const table = await set(1000);
    expect(await b.append(unit(table, 2, { deadline: due(table, 2, 9000) }))).toBe('stored');
    expect(await a.append(unit(table, 2, { deadline: due(table, 2, 1500) }))).toBe('taken');
    expect((await a.load(table))?.deadline).toEqual({ table, seq: 2, at: 9000, kind: 'clock' });
    expect(await claim(a, 8999)).toEqual([]);
  });

  test('without deadlines there is no next one', async () => {
    expect(await nodes()[0].nextDeadline(ALL)).toBeNull();
  });
}
