import type { Act, Person } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { onBothStores } from './on-both-stores.ts';
import { ANN, BOB, CID } from './sitting.ts';

onBothStores({ PostgreSQL: LONG }, (place) => {
  let acts = 0;
  const act = async (table: string, by: Person, what: Act): Promise<string> => {
    const outcome = await place.tables.act(table, by, `mine-${acts++}-00000000`, what);
    return outcome.ok ? 'done' : outcome.problem.code;
  };
  const make = async (host: Person): Promise<string> => {
    const made = await place.tables.create(host, { game: 'keltis', seats: 2 });
    return made.ok ? made.value.table : made.problem.code;
  };
  /** More tables of this status at which the person sits, the newest of all. */
  const sitAt = async (of: string, person: string, status: string, count: number): Promise<void> => {
    const rows = place.store.db.selectFrom('summary').selectAll().where('table_id', '=', of);
    const row = await rows.executeTakeFirstOrThrow();
    for (let n = 0; n < count; n++) {
      const table_id = `${person}-${status}-${n}`;
      const updated = Date.now() + 1000 + n;
      const copy = {
        ...row,
        table_id,
        code: table_id,
        host: 'nobody-known',
        status,
        updated,
        waiting_for: null,
      };
      await place.store.db.insertInto('summary').values(copy).execute();
      await place.store.db.insertInto('seated').values({ table_id, person }).execute();
    }
  };

  test('hundreds of matches that are over take no running table off one’s list', async () => {
    const table = await make(ANN);
    await sitAt(table, ANN.id, 'over', 250);
    const lines = await place.tables.mine(ANN);
    expect(lines).toHaveLength(200);
    expect(lines.map(({ id }) => id)).toContain(table);
  });

  test('a person sits at two hundred tables that are not over; the list shows them all', async () => {
    const table = await make(CID);
    await sitAt(table, BOB.id, 'playing', ALLOWED.seats - 1);
    expect(await act(table, BOB, { type: 'sit' })).toBe('done');
    expect(await place.tables.mine(BOB)).toHaveLength(ALLOWED.seats);
    expect(await act(await make(CID), BOB, { type: 'sit' })).toBe('full');
    expect(await make(BOB)).toBe('full');
    expect(await act(table, BOB, { type: 'stand' })).toBe('done');
    expect(await act(table, BOB, { type: 'sit' })).toBe('done');
  });
});
