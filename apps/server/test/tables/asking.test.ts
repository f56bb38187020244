import type { Act, TablePlan } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { describe, expect, test } from 'vitest';
import { onBothStores } from './on-both-stores.ts';
import { ANN, BOB, CID, PEOPLE } from './sitting.ts';

const BOT = { level: 'easy', temper: 'balanced' } as const;

onBothStores({ PostgreSQL: LONG }, (place) => {
  let acts = 0;
  async function act(table: string, by: typeof ANN, what: Act): Promise<string> {
    const outcome = await place.tables.act(table, by, `asking-${acts++}-00000000`, what);
    return outcome.ok ? 'done' : outcome.problem.code;
  }

  /** Ann, Bob and a bot, dealt. */
  async function begun(plan: Partial<TablePlan> = {}): Promise<string> {
    const made = await place.tables.create(ANN, {
      game: 'keltis',
      seats: 3,
      bots: [null, null, BOT],
      ...plan,
    });
    if (!made.ok) throw new Error(made.problem.message);
    const { table } = made.value;
    await act(table, BOB, { type: 'sit' });
    await act(table, ANN, { type: 'start' });
    return table;
  }

  const look = async (table: string, who = ANN) => (await place.tables.look(table, who, 0))!;
  const asking = async (table: string) => (await look(table)).info!.asking;

  describe('an onlooker who asks for a seat', () => {
    test('is named to all, and gets the bot’s seat and its cards with the host’s yes', async () => {
      const table = await begun();
      expect(await act(table, CID, { type: 'ask', what: 'seat' })).toBe('done');
      expect(await asking(table)).toEqual({ id: 1, what: 'seat', by: CID, seat: 2, needs: [ANN.id] });
      expect(await act(table, BOB, { type: 'answer', ask: 1, yes: true })).toBe('not-seated');
      expect((await look(table, CID)).viewer).toBe('table');
      expect(await act(table, ANN, { type: 'answer', ask: 1, yes: true })).toBe('done');
      expect(await asking(table)).toBe(undefined);
      expect((await look(table, CID)).viewer).toBe(2);
      expect((await place.tables.mine(CID)).map(({ id }) => id)).toContain(table);
    });

    test('gets none by a no, may take the question back, and an old yes counts for nothing', async () => {
      const table = await begun();
      await act(table, CID, { type: 'ask', what: 'seat' });
      expect(await act(table, ANN, { type: 'answer', ask: 1, yes: false })).toBe('done');
      expect(await asking(table)).toBe(undefined);
      await act(table, CID, { type: 'ask', what: 'seat' });
      expect(await act(table, CID, { type: 'answer', ask: 2, yes: false })).toBe('done');
      expect(await act(table, ANN, { type: 'answer', ask: 2, yes: true })).toBe('too-late');
      expect((await look(table, CID)).viewer).toBe('table');
    });

    test('does not get that of somebody who plays it, nor a second one', async () => {
      const table = await begun();
      expect(await act(table, CID, { type: 'ask', what: 'seat', seat: 1 })).toBe('seat-taken');
      expect(await act(table, BOB, { type: 'ask', what: 'seat' })).toBe('seat-taken');
    });

    test('gets that of somebody for whom a bot plays only if all others agree', async () => {
      const table = await begun({ bots: [], rated: false });
      await act(table, CID, { type: 'sit' });
      await act(table, ANN, { type: 'start' });
      await act(table, BOB, { type: 'cover', seat: 1 });
      const [, , , dan] = PEOPLE;
      expect(await act(table, dan!, { type: 'ask', what: 'seat', seat: 1 })).toBe('done');
      expect((await asking(table))!.needs).toEqual([ANN.id, CID.id]);
      expect(await act(table, ANN, { type: 'answer', ask: 1, yes: true })).toBe('done');
      expect((await look(table, dan!)).viewer).toBe('table');
      expect(await act(table, CID, { type: 'answer', ask: 1, yes: true })).toBe('done');
      expect((await look(table, dan!)).viewer).toBe(1);
      expect((await look(table, BOB)).viewer).toBe('table');
    });

    test('and has seen the cards of another seat gets none but that one', async () => {
      const table = await begun();
      await act(table, BOB, { type: 'stand' });
      expect(await act(table, BOB, { type: 'ask', what: 'seat', seat: 2 })).toBe('seat-taken');
      expect(await act(table, BOB, { type: 'ask', what: 'seat', seat: 1 })).toBe('done');
    });

    test('keeps nobody who sits there from asking', async () => {
      const table = await begun();
      await act(table, CID, { type: 'ask', what: 'seat' });
      expect(await act(table, BOB, { type: 'ask', what: 'pause' })).toBe('done');
      expect(await asking(table)).toMatchObject({ id: 2, what: 'pause', by: BOB });
      expect(await act(table, CID, { type: 'ask', what: 'seat' })).toBe('busy');
      expect(await act(table, ANN, { type: 'answer', ask: 2, yes: false })).toBe('done');
      expect(await act(table, CID, { type: 'ask', what: 'seat' })).toBe('done');
      const [, , , dan] = PEOPLE;
      expect(await act(table, dan!, { type: 'ask', what: 'seat' })).toBe('busy');
    });

    test('where nobody is left to agree gets none', async () => {
      const table = await begun({ seats: 2, bots: [null, BOT], rated: false });
      await act(table, ANN, { type: 'start' });
      await act(table, ANN, { type: 'cover', seat: 0 });
      expect(await act(table, CID, { type: 'ask', what: 'seat', seat: 0 })).toBe('seat-taken');
    });
  });

  test('anybody at the table may ask for a pause; the host’s yes is the pause', async () => {
    const table = await begun();
    expect(await act(table, CID, { type: 'ask', what: 'pause' })).toBe('not-seated');
    expect(await act(table, BOB, { type: 'ask', what: 'pause' })).toBe('done');
    expect((await look(table)).info!.status).toBe('playing');
    expect(await act(table, ANN, { type: 'answer', ask: 1, yes: true })).toBe('done');
    expect((await look(table)).info!.status).toBe('paused');
    expect(await act(table, BOB, { type: 'ask', what: 'pause' })).toBe('not-playing');
  });
});
