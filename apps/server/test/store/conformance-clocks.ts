import { expect, test } from 'vitest';
import type { Deadline } from '../../src/store/store.ts';
import type { Nodes } from './conformance.ts';
import { due, newTable, numbersTo, unit } from './units.ts';

const GAP = 5_000;

export function testClocks(nodes: () => Nodes): void {
  const set = async (at: number, kind: Deadline['kind']): Promise<string> => {
    const table = newTable();
    await nodes()[0].append(unit(table, 1, { deadline: due(table, 1, at, { kind }) }));
    return table;
  };
  const dueAt = async (table: string): Promise<number | undefined> =>
    (await nodes()[1].load(table))?.deadline?.at;

  test('while nodes beat, clocks run', async () => {
    const [a, b, c] = nodes();
    const table = await set(20_000, 'clock');
    expect(await a.beat(1_000, GAP)).toBe(0);
    expect(await b.beat(2_000, GAP)).toBe(0);
    expect(await c.beat(7_000, GAP)).toBe(0);
    expect(await dueAt(table)).toBe(20_000);
  });

  test('the first beat ever finds nothing to make good', async () => {
    const table = await set(20_000, 'clock');
    expect(await nodes()[0].beat(1_000_000, GAP)).toBe(0);
    expect(await dueAt(table)).toBe(20_000);
  });

  test('after the server was down clocks move on by that time, bots need none', async () => {
    const [a, b] = nodes();
    const [clock, bot] = [await set(20_000, 'clock'), await set(20_000, 'bot')];
    await a.beat(1_000, GAP);
    expect(await b.beat(61_000, GAP)).toBe(60_000);
    expect(await dueAt(clock)).toBe(80_000);
    expect(await dueAt(bot)).toBe(20_000);
    expect(await a.nextDeadline()).toBe(20_000);
    expect(await a.beat(62_000, GAP)).toBe(0);
    expect(await dueAt(clock)).toBe(80_000);
  });

  test('however many nodes notice at once, clocks move on once', async () => {
    const stores = nodes();
    const table = await set(20_000, 'clock');
    await stores[0].beat(1_000, GAP);
    let moved = 0;
    for (const minute of numbersTo(15)) {
      const now = 60_000 * minute;
      const away = await Promise.all([...stores, ...stores].map((store) => store.beat(now, GAP)));
      const noticed = away.filter((time) => time > 0);
      expect(noticed).toEqual([minute === 1 ? 59_000 : 60_000]);
      moved += noticed[0]!;
    }
    expect(await dueAt(table)).toBe(20_000 + moved);
  });

  test('a node whose clock is behind changes nothing', async () => {
    const [a, b] = nodes();
    const table = await set(20_000, 'clock');
    await a.beat(30_000, GAP);
    expect(await b.beat(29_000, GAP)).toBe(0);
    expect(await b.beat(1_000, GAP)).toBe(0);
    expect(await a.beat(34_000, GAP)).toBe(0);
    expect(await dueAt(table)).toBe(20_000);
  });
}
