import { expect, test } from 'vitest';
import type { Nodes } from './conformance.ts';
import { due, newTable, numbersTo, unit } from './units.ts';

const DAY = 86_400_000;

export function testClocks(nodes: () => Nodes): void {
  test('the first beat ever makes house time the time of day', async () => {
    const [a, b] = nodes();
    const { house } = await a.beat(0);
    expect(Math.abs(house - Date.now())).toBeLessThan(DAY);
    expect((await b.beat(0)).house).toBeGreaterThanOrEqual(house);
  });

  test('the latest time any node knew is kept, and told to the next', async () => {
    const [a, b, c] = nodes();
    const { house } = await a.beat(0);
    await a.beat(house + 5_000);
    expect((await b.beat(house + 6_000)).house).toBe(house + 5_000);
    // A node that was away for a while knows less.
    expect((await c.beat(house + 1_000)).house).toBe(house + 6_000);
    expect((await a.beat(0)).house).toBe(house + 6_000);
  });

  test('however many nodes beat at once, no time is lost', async () => {
    const stores = [...nodes(), ...nodes()];
    const { house } = await stores[0]!.beat(0);
    for (const second of numbersTo(15))
      await Promise.all(stores.map((store, n) => store.beat(house + 1_000 * second + n)));
    expect((await stores[0]!.beat(0)).house).toBe(house + 15_000 + stores.length - 1);
  });

  test('a server from before house time was kept goes on where it last beat', async () => {
    const [a, b] = nodes();
    await a.db.insertInto('heartbeat').values({ id: 1, at: 1_800_000_000_000 }).execute();
    expect((await b.beat(0)).house).toBe(1_800_000_000_000);
    expect((await b.beat(0)).house).toBe(1_800_000_000_000);
  });

  test('a beat moves no deadline', async () => {
    const [a, b] = nodes();
    const { house } = await a.beat(0);
    const table = newTable();
    await a.append(unit(table, 1, { deadline: due(table, 1, house + 20_000) }));
    await b.beat(house + 60_000);
    expect((await a.load(table))?.deadline?.at).toBe(house + 20_000);
  });
}
