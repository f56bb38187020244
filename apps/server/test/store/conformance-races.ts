import { expect, test } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import type { Nodes } from './conformance.ts';
import { due, newTable, numbersTo, unit } from './units.ts';

export function testRaces(nodes: () => Nodes): void {
  test('32 writers at one table: each seq has one winner, and there is no hole', async () => {
    const table = newTable();
    const wins: { readonly seq: number; readonly writer: string }[] = [];
    const write = async (store: Store, writer: string): Promise<void> => {
      let seq = 0;
      for (let stored = 0; stored < 4; ) {
        seq = (await store.lengths([table])).get(table) ?? 0;
        const outcome = await store.append(unit(table, seq + 1, { entry: { by: writer } }));
        if (outcome === 'taken') continue;
        wins.push({ seq: seq + 1, writer });
        stored++;
      }
    };
    const stores = nodes();
    await Promise.all(numbersTo(32).map((number) => write(stores[number % 3]!, `writer ${number}`)));
    const entries = await stores[0].entriesAfter(table, 0);
    expect(entries.map(({ seq }) => seq)).toEqual(numbersTo(128));
    const told = wins.sort((a, b) => a.seq - b.seq);
    expect(entries.map(({ seq, by }) => ({ seq, writer: by }))).toEqual(told);
  });

  test('one act sent to every node at once is stored once', async () => {
    const table = newTable();
    const stores = nodes();
    await stores[0].append(unit(table, 1));
    const send = (store: Store) => store.append(unit(table, 2, { entry: { id: 'act' } }));
    const outcomes = await Promise.all([...stores, ...stores, ...stores].map(send));
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect((await stores[1].load(table))?.entries).toHaveLength(2);
  });

  test('many tables at once, from every node, in any order', async () => {
    const stores = nodes();
    const tables = numbersTo(150).map(newTable);
    const play = async (table: string, store: Store): Promise<void> => {
      for (const seq of numbersTo(4)) {
        expect(await store.append(unit(table, seq, { deadline: due(table, seq, seq), seed: table }))).toBe(
          'stored',
        );
      }
    };
    await Promise.all(tables.map((table, index) => play(table, stores[index % 3]!)));
    expect(await stores[2].lengths(tables)).toEqual(new Map(tables.map((table) => [table, 4])));
  });

  test('a table is never read half: summary, log, deadline and secret belong together', async () => {
    const [a, b] = nodes();
    const table = newTable();
    await a.append(unit(table, 1, { deadline: due(table, 1, 1), seed: 'seed 1' }));
    let isWriting = true;
    const write = async (): Promise<void> => {
      for (let seq = 2; seq <= 60; seq++) {
        await a.append(unit(table, seq, { deadline: due(table, seq, seq), seed: `seed ${seq}` }));
      }
      isWriting = false;
    };
    const seen = new Set<number>();
    const read = async (): Promise<void> => {
      while (isWriting) {
        const stored = (await b.load(table))!;
        const { seq } = stored.summary;
        seen.add(seq);
        expect(stored.entries.map((entry) => entry.seq)).toEqual(numbersTo(seq));
        expect(stored.deadline?.seq).toBe(seq);
        expect(stored.seed).toBe(`seed ${seq}`);
      }
    };
    await Promise.all([write(), read(), read()]);
    expect(seen.size).toBeGreaterThan(2);
  });
}
