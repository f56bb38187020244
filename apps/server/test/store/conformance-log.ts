import { expect, test } from 'vitest';
import { Conflict } from '../../src/store/store.ts';
import type { Nodes } from './conformance.ts';
import { due, newTable, numbersTo, unit } from './units.ts';

export function testLog(nodes: () => Nodes): void {
  test('what was stored comes back as it was, on every node', async () => {
    const [a, b] = nodes();
    const table = newTable();
    const first = unit(table, 1, {
      entry: { id: 'ada act-1', body: `{"text":"„ä🂡“ ' \\" \\\\ \\u0000"}`, hash: 'f00', kind: 'chatted' },
      summary: { status: 'open', listed: false, line: '{"name":"Zoë’s"}' },
      deadline: due(table, 1, 1_800_000_100_000),
      people: ['ada', 'otto'],
      seed: 'secret',
    });
    const second = unit(table, 2, { entry: { by: null }, summary: { waitingFor: null }, deadline: 'keep' });
    expect(await a.append(first)).toBe('stored');
    expect(await a.append(second)).toBe('stored');
    expect(await b.load(table)).toEqual({
      summary: second.summary,
      entries: [first.entry, second.entry],
      seed: 'secret',
      deadline: { table, seq: 1, at: 1_800_000_100_000, kind: 'clock' },
    });
  });

  test('a seq that is taken stays whose it is, and nothing else changes', async () => {
    const [a, b] = nodes();
    const table = newTable();
    await a.append(unit(table, 1, { deadline: due(table, 1, 50), people: ['ada'], seed: 'mine' }));
    const before = await a.load(table);
    const late = unit(table, 1, {
      entry: { body: '{}', by: 'otto' },
      summary: { status: 'over', host: 'otto' },
      people: ['otto'],
      seed: 'yours',
    });
    expect(await b.append(late)).toBe('taken');
    expect(await b.load(table)).toEqual(before);
    expect(await seatedAt(nodes(), table)).toEqual(['ada']);
  });

  test('an act is stored once, whatever seq it comes with; other tables have ids of their own', async () => {
    const [a, b] = nodes();
    const [table, other] = [newTable(), newTable()];
    expect(await a.append(unit(table, 1, { entry: { id: 'act' } }))).toBe('stored');
    expect(await b.append(unit(table, 2, { entry: { id: 'act' } }))).toBe('taken');
    expect(await b.append(unit(table, 2, { entry: { id: 'next' } }))).toBe('stored');
    expect(await b.append(unit(other, 1, { entry: { id: 'act' } }))).toBe('stored');
    expect((await a.entriesAfter(table, 0)).map(({ id }) => id)).toEqual(['act', 'next']);
  });

  test('an entry that would leave a hole is refused with a sentence, and nothing is stored', async () => {
    const [a] = nodes();
    const table = newTable();
    await a.append(unit(table, 1));
    const before = await a.load(table);
    await expect(a.append(unit(table, 3, { seed: 'x' }))).rejects.toThrow(
      `Table ${table}: entry 3 would leave a hole, the log has no entry 2.`,
    );
    expect(await a.load(table)).toEqual(before);
    await expect(a.append(unit(newTable(), 2))).rejects.toThrow('would leave a hole');
  });

  test('a unit that cannot be stored leaves nothing, and its neighbours are stored', async () => {
    const [a] = nodes();
    const taken = newTable();
    await a.append(unit(taken, 1, { summary: { code: 'BCDFGH' } }));
    const tables = numbersTo(9).map(newTable);
    const wrong = tables[4]!;
    const outcomes = await Promise.allSettled(
      tables.map((table) =>
        a.append(
          unit(table, 1, {
            summary: { code: table === wrong ? 'BCDFGH' : table },
            deadline: due(table, 1, 50),
            people: ['ada'],
            seed: 'seed',
          }),
        ),
      ),
    );
    const refused = outcomes[4];
    expect(refused?.status === 'rejected' && refused.reason).toBeInstanceOf(Conflict);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(8);
    expect(await a.load(wrong)).toBeNull();
    expect(await a.entriesAfter(wrong, 0)).toEqual([]);
    expect(await seatedAt(nodes(), wrong)).toEqual([]);
    const traces = await a.db.selectFrom('secret').select('table_id').where('table_id', '=', wrong).execute();
    expect(traces).toEqual([]);
    expect(await a.lengths(tables)).toEqual(
      new Map(tables.filter((table) => table !== wrong).map((table) => [table, 1])),
    );
  });

  test('a table’s units are stored in the order in which they were given', async () => {
    const [a] = nodes();
    const table = newTable();
    const outcomes = await Promise.all(numbersTo(40).map((seq) => a.append(unit(table, seq))));
    expect(new Set(outcomes)).toEqual(new Set(['stored']));
    expect((await a.load(table))?.summary.seq).toBe(40);
  });

  test('people are exactly those of the last unit that named any', async () => {
    const [a] = nodes();
    const table = newTable();
    await a.append(unit(table, 1, { people: ['ada', 'otto', 'ada'] }));
    await a.append(unit(table, 2));
    expect(await seatedAt(nodes(), table)).toEqual(['ada', 'otto']);
    await a.append(unit(table, 3, { people: ['mia', 'otto'] }));
    expect(await seatedAt(nodes(), table)).toEqual(['mia', 'otto']);
    await a.append(unit(table, 4, { people: [] }));
    expect(await seatedAt(nodes(), table)).toEqual([]);
  });
}

async function seatedAt([store]: Nodes, table: string): Promise<string[]> {
  const rows = await store.db.selectFrom('seated').select('person').where('table_id', '=', table).execute();
  return rows.map(({ person }) => person).sort();
}
