import type { Act, Pace } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { describe, expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { onBothStores } from './on-both-stores.ts';
import { ANN, BOB, CID } from './sitting.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const LIVE: Pace = { kind: 'live', bank: 600, increment: 5 };

onBothStores({ PostgreSQL: LONG }, (place) => {
  let acts = 0;
  async function act(table: string, by: typeof ANN, what: Act): Promise<string> {
    const outcome = await place.tables.act(table, by, `pausing-${acts++}-00000000`, what);
    return outcome.ok ? 'done' : outcome.problem.code;
  }

  async function begun(pace: Pace): Promise<string> {
    const made = await place.tables.create(ANN, { game: 'keltis', seats: 2, pace, rated: false });
    if (!made.ok) throw new Error(made.problem.message);
    const { table } = made.value;
    await act(table, BOB, { type: 'sit' });
    await act(table, ANN, { type: 'start' });
    return table;
  }

  /** As if the pause had begun so much earlier. */
  async function passed(table: string, time: number): Promise<void> {
    await place.store.db
      .updateTable('log')
      .set((is) => ({ at: is('at', '-', time) }))
      .where('table_id', '=', table)
      .where('kind', '=', 'paused')
      .execute();
    await place.tables.reread(table);
  }

  const info = async (table: string) => (await place.tables.look(table, null, 0))!.info!;

  describe('a pause', () => {
    test.each([
      ['live', LIVE, 10 * MINUTE],
      ['over days', { kind: 'days', days: 3 }, 3 * DAY],
      ['without a clock', { kind: 'untimed' }, DAY],
    ] as const)('%s: others may go on after a while, and are told when', async (_, pace, long) => {
      const table = await begun(pace);
      expect((await info(table)).resumable).toBe(undefined);
      expect(await act(table, ANN, { type: 'pause' })).toBe('done');
      const { resumable } = await info(table);
      expect(Math.abs(resumable! - Date.now() - long)).toBeLessThan(MINUTE);
      expect(await act(table, BOB, { type: 'resume' })).toBe('not-host');
      await passed(table, long);
      expect(await act(table, CID, { type: 'resume' })).toBe('not-seated');
      expect(await act(table, BOB, { type: 'resume' })).toBe('done');
      const { status, resumable: none } = await info(table);
      expect([status, none]).toEqual(['playing', undefined]);
    });

    test('is not had again and again', async () => {
      const table = await begun(LIVE);
      for (let n = 0; n < ALLOWED.pauses; n++) {
        expect(await act(table, ANN, { type: 'pause' })).toBe('done');
        expect(await act(table, ANN, { type: 'resume' })).toBe('done');
      }
      expect(await act(table, ANN, { type: 'pause' })).toBe('full');
      expect((await info(table)).status).toBe('playing');
    });
  });
});
