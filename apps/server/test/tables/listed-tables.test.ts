import type { Act, Person, TablePlan } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { quickMatch } from '../../src/tables/quick-match.ts';
import { onBothStores } from './on-both-stores.ts';
import { ANN, addPeople, BOB, CID } from './sitting.ts';

const HOUR = 3_600_000;
const PLAN = { game: 'keltis', seats: 2, listed: true } as const;

onBothStores({ PostgreSQL: LONG }, (place) => {
  let acts = 0;
  const act = async (table: string, by: Person, what: Act): Promise<string> => {
    const outcome = await place.tables.act(table, by, `listed-${acts++}-00000000`, what);
    return outcome.ok ? 'done' : outcome.problem.code;
  };
  /** The table, or why there is none. */
  const make = async (host: Person, plan: Partial<TablePlan> = {}, address?: string): Promise<string> => {
    const made = await place.tables.create(host, { ...PLAN, ...plan }, address);
    return made.ok ? made.value.table : made.problem.code;
  };
  const listed = async (): Promise<string[]> => (await place.tables.open()).map(({ id }) => id);
  const stranger = (n: number): Person => ({ id: `host-${n}`, name: `Host ${n}`, emblem: 'key' });
  const ageBy = async (table: string, hours: number): Promise<void> =>
    void (await place.store.db
      .updateTable('summary')
      .set({ updated: Date.now() - hours * HOUR })
      .where('table_id', '=', table)
      .execute());
  /** Rows as a store holds them that never knew the bound. */
  const copyRow = async (
    of: string,
    ids: readonly string[],
    host: string,
    updated: number,
  ): Promise<void> => {
    const rows = place.store.db.selectFrom('summary').selectAll().where('table_id', '=', of);
    const row = await rows.executeTakeFirstOrThrow();
    for (const [n, table_id] of ids.entries()) {
      const code = `${host}-${n}`;
      await place.store.db
        .insertInto('summary')
        .values({ ...row, table_id, code, host, updated: updated + n })
        .execute();
      await place.store.db.insertInto('seated').values({ table_id, person: host }).execute();
    }
  };

  beforeAll(() =>
    addPeople(
      place.store,
      Array.from({ length: 100 }, (_, n) => stranger(n)),
    ),
  );
  beforeEach(async () => {
    for (const from of ['summary', 'seated', 'session'] as const)
      await place.store.db.deleteFrom(from).execute();
  });

  test('a host has five tables on the list; another is refused until one is left, started or taken off', async () => {
    const tables = [];
    for (let n = 0; n < ALLOWED.listedTables; n++) tables.push(await make(ANN));
    expect(await make(ANN)).toBe('full');
    expect(await listed()).toHaveLength(ALLOWED.listedTables);
    const hidden = await make(ANN, { listed: false });
    expect(await act(hidden, ANN, { type: 'settle', listed: true })).toBe('full');
    expect(await act(tables[0]!, ANN, { type: 'settle', listed: false })).toBe('done');
    expect(await act(hidden, ANN, { type: 'settle', listed: true })).toBe('done');
    // What is on it already may be settled again.
    expect(await act(hidden, ANN, { type: 'settle', listed: true, rated: false })).toBe('done');
    expect(await act(tables[1]!, ANN, { type: 'stand' })).toBe('done');
    expect(await make(ANN)).not.toBe('full');
    expect(await make(BOB)).not.toBe('full');
  });

  test('one address has twenty tables on the list, whoever hosts them', async () => {
    const address = '198.51.100.7';
    const answers = [];
    for (let n = 0; n < ALLOWED.listedTablesPerAddress + 4; n++)
      answers.push(await make(stranger(n), {}, address));
    const made = answers.filter((one) => one !== 'full');
    expect(made).toHaveLength(ALLOWED.listedTablesPerAddress);
    expect((await listed()).sort()).toEqual([...made].sort());
    // An unlisted table from there cannot be put on it later, by whichever door.
    const late = stranger(99);
    const hidden = await make(late, { listed: false }, address);
    expect(await act(hidden, late, { type: 'settle', listed: true })).toBe('full');
    expect(await make(late, {}, '203.0.113.9')).not.toBe('full');
    // Once one is off the list, there is room.
    expect(await act(made[0]!, stranger(0), { type: 'settle', listed: false })).toBe('done');
    expect(await act(hidden, late, { type: 'settle', listed: true })).toBe('done');
  });

  test('tables listed at once from one address stay within the bound', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, n) => make(stranger(n), {}, '198.51.100.8')),
    );
    expect(answers.filter((one) => one !== 'full')).toHaveLength(ALLOWED.listedTablesPerAddress);
  });

  test('two hundred tables of one host, stored without a bound, hide nobody else’s', async () => {
    const first = await make(ANN);
    await ageBy(first, 1);
    const others = await make(BOB);
    await ageBy(others, 1);
    const flood = Array.from({ length: 220 }, (_, n) => `flood-${n}`);
    await copyRow(first, flood, CID.id, Date.now() - 1000);
    const ids = await listed();
    expect(ids).toEqual(expect.arrayContaining([first, others]));
    expect(ids.filter((id) => id.startsWith('flood-'))).toHaveLength(ALLOWED.listedTables);
    // Each host's newest before anybody's second; the newest first; the same each time.
    expect(ids[0]).toBe('flood-219');
    expect(new Set(ids.slice(0, 3))).toEqual(new Set(['flood-219', first, others]));
    expect(await listed()).toEqual(ids);
  });

  test('a list of two hundred holds a table of each of two hundred hosts', async () => {
    const first = await make(ANN);
    for (let n = 0; n < 70; n++)
      await copyRow(first, [`a-${n}`, `b-${n}`, `c-${n}`, `d-${n}`], `many-${n}`, Date.now() + n);
    const ids = await listed();
    expect(ids).toHaveLength(200);
    const hosts = ids.flatMap((id) => /^[a-d]-(\d+)$/.exec(id)?.[1] ?? []);
    expect(new Set(hosts).size).toBe(70);
    expect(ids).toContain(first);
  });

  test('a table leaves the list when nothing happens there and its host stays away for a day, and goes on', async () => {
    const table = await make(ANN);
    await ageBy(table, 25);
    expect(await listed()).toEqual([]);
    const session = {
      id: 's',
      hash: 'h',
      kind: 'browser',
      label: '',
      created: 1,
      expires: Date.now() + HOUR,
    };
    await place.store.db
      .insertInto('session')
      .values({ ...session, person: ANN.id, seen: Date.now() - 5 * HOUR })
      .execute();
    expect(await listed()).toEqual([table]);
    await place.store.db.deleteFrom('session').execute();
    expect((await place.tables.look(table, null, 0))!.info).toMatchObject({ status: 'open', listed: true });
    expect(await act(table, BOB, { type: 'sit' })).toBe('done');
  });

  test('a table where nobody sits is not on the list', async () => {
    const table = await make(ANN);
    await act(table, ANN, { type: 'stand' });
    expect(await listed()).toEqual([]);
  });

  test('a table that was left comes back to the list only where there is room, and so does a rematch', async () => {
    const address = '198.51.100.9';
    const left = await make(ANN, {}, address);
    await act(left, ANN, { type: 'stand' });
    const played = await make(ANN, {}, address);
    await act(played, BOB, { type: 'sit' });
    await act(played, ANN, { type: 'start' });
    await act(played, ANN, { type: 'ask', what: 'end' });
    expect(await act(played, BOB, { type: 'answer', ask: 1, yes: true })).toBe('done');
    for (let n = 0; n < ALLOWED.listedTables; n++) await make(ANN, {}, address);
    expect(await act(left, ANN, { type: 'sit' })).toBe('full');
    expect(await act(played, BOB, { type: 'rematch' })).toBe('done');
    const { rematch } = (await place.tables.look(played, ANN, 0))!.info!;
    expect((await place.tables.look(rematch!, ANN, 0))!.info).toMatchObject({
      status: 'open',
      listed: false,
    });
    expect(await listed()).toHaveLength(ALLOWED.listedTables);
  });

  test('a host has fifty tables that have not begun', async () => {
    const first = await make(BOB, { listed: false });
    const ids = Array.from({ length: ALLOWED.openTables - 1 }, (_, n) => `open-${n}`);
    await copyRow(first, ids, BOB.id, Date.now());
    expect(await make(BOB, { listed: false })).toBe('full');
    expect(await make(ANN, { listed: false })).not.toBe('full');
  });

  test('who looks for a quick match twice waits at the same table, and opens no second one', async () => {
    const wanted = {
      game: 'linko',
      seats: 3,
      least: 3,
      pace: { kind: 'live', bank: 300, increment: 10 },
    } as const;
    const first = await quickMatch(place.tables, ANN, wanted);
    expect(await quickMatch(place.tables, ANN, wanted)).toEqual({
      ok: true,
      value: { table: first.ok && first.value.table, made: false },
    });
  });
});
