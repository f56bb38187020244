import { games } from '@quartet/catalog';
import { checkCommitment, FastRng, readRecord, replay } from '@quartet/core';
import type { Act, Person, ServerMessage, TableMessage, TablePlan } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { endingOf } from '../../src/ratings/ending.ts';
import { onBothStores } from './on-both-stores.ts';
import { ANN, BOB, CID, randomMove } from './sitting.ts';

const BOT = { level: 'easy', temper: 'balanced' } as const;
const BACK = { type: 'ask', what: 'back' } as const;

onBothStores({ PostgreSQL: LONG }, (place) => {
  let acts = 0;
  async function act(table: string, by: Person, what: Act): Promise<string> {
    const outcome = await place.tables.act(table, by, `back-${acts++}-00000000`, what);
    return outcome.ok ? 'done' : outcome.problem.code;
  }
  const look = async (table: string, who = ANN): Promise<TableMessage> =>
    (await place.tables.look(table, who, 0))!;

  /** Keltis for Ann, Bob and whom the plan seats; who must decide, and who must not. */
  async function begun(
    plan: Partial<TablePlan> = {},
  ): Promise<{ table: string; actor: Person; other: Person }> {
    const made = await place.tables.create(ANN, { game: 'keltis', seats: 2, rated: false, ...plan });
    if (!made.ok) throw new Error(made.problem.message);
    const { table } = made.value;
    await act(table, BOB, { type: 'sit' });
    await act(table, ANN, { type: 'start' });
    const { view } = await look(table);
    const people = [ANN, BOB];
    const actor = people[view!.actor as number]!;
    return { table, actor, other: people.find((one) => one !== actor)! };
  }

  async function move(table: string, by: Person, seed = 'any'): Promise<string> {
    const { view, info } = await look(table, by);
    const text = randomMove(info!.game, view!, new FastRng(seed));
    expect(await act(table, by, { type: 'move', text })).toBe('done');
    return text;
  }

  test('with everybody’s yes the match stands where it stood, for all who look and all who read the log', async () => {
    const { table, actor, other } = await begun();
    const before = await look(table, actor);
    const heard: TableMessage[] = [];
    const tell = (text: string): void => {
      const message: ServerMessage = JSON.parse(text);
      if (message.type === 'table') heard.push(message);
    };
    const leave = await place.tables.watch(table, { person: other, tell }, 0);
    const text = await move(table, actor);
    expect(await act(table, actor, BACK)).toBe('done');
    expect(heard.at(-1)!.info!.asking).toMatchObject({ what: 'back', by: actor, needs: [other.id] });
    expect((await look(table, actor)).ply).toBe(1);
    expect(await act(table, other, { type: 'answer', ask: 1, yes: true })).toBe('done');
    leave!();
    const after = await look(table, actor);
    expect([after.ply, after.view, after.info!.asking]).toEqual([0, before.view, undefined]);
    expect(heard.at(-1)!.news).toMatchObject([{ kind: 'undone', ply: 0 }]);
    // The log keeps what was taken back; a node that reads it anew stands where this one does.
    expect(after.news.filter(({ kind }) => kind === 'moved').map((one) => one.text)).toEqual([text]);
    await place.tables.reread(table);
    expect((await look(table, actor)).view).toEqual(before.view);
    expect((await place.tables.record(table))!.moves).toEqual([]);
  });

  test('a no leaves it made, and so does whoever plays on', async () => {
    const { table, actor, other } = await begun();
    await move(table, actor);
    await act(table, actor, BACK);
    expect(await act(table, other, { type: 'answer', ask: 1, yes: false })).toBe('done');
    expect((await look(table)).ply).toBe(1);
    await act(table, actor, BACK);
    await move(table, actor);
    expect((await look(table)).info!.asking).toBe(undefined);
    expect(await act(table, other, { type: 'answer', ask: 2, yes: true })).toBe('too-late');
  });

  test('nothing goes back past another’s decision, a card that was shown, or where it counts', async () => {
    const { table, actor, other } = await begun();
    expect(await act(table, actor, BACK)).toBe('stays');
    await move(table, actor);
    expect(await act(table, other, BACK)).toBe('stays');
    expect(await act(table, CID, BACK)).toBe('not-seated');
    expect(await act(table, actor, { type: 'move', text: 'draw pile' })).toBe('done');
    expect(await act(table, actor, BACK)).toBe('stays');
    const rated = await begun({ rated: true });
    await move(rated.table, rated.actor);
    expect(await act(rated.table, rated.actor, BACK)).toBe('stays');
  });

  test('bots agree at once', async () => {
    const alone = await place.tables.create(ANN, {
      game: 'linko',
      seats: 2,
      rated: false,
      bots: [null, BOT],
    });
    if (!alone.ok) throw new Error('not made');
    const { table } = alone.value;
    await act(table, ANN, { type: 'start' });
    const isFirst = (await look(table)).view!.actor === 0;
    if (isFirst) await move(table, ANN);
    expect(await act(table, ANN, BACK)).toBe(isFirst ? 'done' : 'stays');
    expect((await look(table)).ply).toBe(0);
  });

  test('time that was added for the decision is given back, and the clock runs on for it', async () => {
    const { table, actor, other } = await begun({ pace: { kind: 'live', bank: 300, increment: 20 } });
    const seat = (await look(table)).view!.actor as number;
    await move(table, actor);
    await act(table, actor, BACK);
    await act(table, other, { type: 'answer', ask: 1, yes: true });
    const { clock } = await look(table);
    expect(clock!.running).toBe(seat);
    expect(clock!.banks[seat]).toBeLessThanOrEqual(300_000);
    expect(clock!.banks[seat]).toBeGreaterThan(290_000);
    expect(clock!.until! - Date.now()).toBeLessThanOrEqual(300_000);
  });

  test('the record of such a match verifies, and each seat counts the decisions that were not taken back', async () => {
    const { table, actor, other } = await begun();
    await move(table, actor, 'one');
    await act(table, actor, BACK);
    await act(table, other, { type: 'answer', ask: 1, yes: true });
    const rng = new FastRng('on');
    for (let seen = await look(table); seen.result === null; seen = await look(table)) {
      const by = [ANN, BOB][seen.view!.actor as number]!;
      const text = randomMove('keltis', (await look(table, by)).view!, rng);
      expect(await act(table, by, { type: 'move', text })).toBe('done');
    }
    const record = await place.tables.record(table);
    const reading = readRecord(games, record);
    if (!reading.ok) throw new Error('no record');
    expect(replay(reading.read).ok).toBe(true);
    expect(checkCommitment(reading.read, true)).toBe('fits');
    const ending = endingOf((await place.store.load(table))!)!;
    expect(ending.parts.reduce((sum, { all }) => sum + all, 0)).toBe(record!.moves.length);
  });
});
