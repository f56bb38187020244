import { expect, test } from 'vitest';
import type { Nodes } from './conformance.ts';
import { newTable, numbersTo, unit } from './units.ts';

export function testReads(nodes: () => Nodes): void {
  test('there is nothing of a table nobody made', async () => {
    const [a] = nodes();
    const table = newTable();
    expect(await a.load(table)).toBeNull();
    expect(await a.entriesAfter(table, 0)).toEqual([]);
    expect(await a.lengths([table])).toEqual(new Map());
    expect(await a.lengths([])).toEqual(new Map());
  });

  test('what came after a seq, in order', async () => {
    const [a, b] = nodes();
    const table = newTable();
    for (const seq of numbersTo(12)) await a.append(unit(table, seq));
    expect((await b.entriesAfter(table, 9)).map(({ seq }) => seq)).toEqual([10, 11, 12]);
    expect(await b.entriesAfter(table, 12)).toEqual([]);
  });

  test('lengths of more tables than one statement takes', async () => {
    const [a] = nodes();
    const tables = numbersTo(30).map(newTable);
    await Promise.all(tables.map((table) => a.append(unit(table, 1))));
    const many = [...numbersTo(2500).map((number) => `nowhere ${number}`), ...tables];
    expect(await a.lengths(many)).toEqual(new Map(tables.map((table) => [table, 1])));
  });

  test('a table without deadline and secret has neither', async () => {
    const [a] = nodes();
    const table = newTable();
    await a.append(unit(table, 1));
    expect(await a.load(table)).toMatchObject({ deadline: null, seed: null });
  });
}
