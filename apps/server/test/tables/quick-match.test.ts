import type { Pace } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { quickMatch } from '../../src/tables/quick-match.ts';
import { onBothStores } from './on-both-stores.ts';
import { ANN, BOB, CID, PEOPLE } from './sitting.ts';

const LIVE: Pace = { kind: 'live', bank: 300, increment: 10 };
const WANTED = { game: 'linko', seats: 3, least: 3, pace: LIVE };

onBothStores({ PostgreSQL: LONG }, (place) => {
  const match = async (who: typeof ANN, wanted = WANTED) => {
    const found = await quickMatch(place.tables, who, wanted);
    if (!found.ok) throw new Error(found.problem.message);
    return found.value;
  };

  test('who looks for the same meets; who looks for something else, or is kept away, opens another', async () => {
    const first = await match(ANN);
    expect(first.made).toBe(true);
    expect(await match(BOB, { ...WANTED, pace: { kind: 'untimed' } as never })).toMatchObject({ made: true });
    expect(await match(BOB, { ...WANTED, game: 'linx' })).toMatchObject({ made: true });
    const block = { person: ANN.id, other: CID.id, kind: 'block', at: 1 };
    await place.store.db.insertInto('bond').values(block).execute();
    const [, , , dan] = PEOPLE;
    expect((await match(CID)).made).toBe(true);
    expect(await match(BOB)).toEqual({ table: first.table, made: false });
    expect(await match(dan!, { ...WANTED, seats: 4 })).toEqual({ table: first.table, made: false });
    // Full now; and nobody sits down twice.
    expect((await match(ANN)).table).not.toBe(first.table);
    const { info } = (await place.tables.look(first.table, ANN, 0))!;
    expect(info).toMatchObject({ rated: false, listed: true });
  });

  test('tables that are listed and played at can be found to watch, others cannot', async () => {
    const plan = { game: 'keltis', seats: 2, bots: [null, { level: 'easy', temper: 'balanced' }] } as const;
    const made = await Promise.all(
      [true, false].map((listed) => place.tables.create(ANN, { ...plan, bots: [...plan.bots], listed })),
    );
    const ids = made.map((one) => (one.ok ? one.value.table : ''));
    for (const id of ids)
      await place.tables.act(id, ANN, `quick-start-${id}`.slice(0, 40), { type: 'start' });
    expect((await place.tables.running()).map(({ id }) => id)).toEqual([ids[0]]);
  });
});
