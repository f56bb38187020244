import { LIMITS, type TableMessage } from '@quartet/protocol';
import { expect, test } from 'vitest';
import { Allowances } from '../../src/allowance.ts';
import { ALLOWED } from '../../src/allowed.ts';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { decideAct } from '../../src/tables/decide-act.ts';
import { newSecret } from '../../src/tables/luck.ts';
import { lineOf } from '../../src/tables/new-table.ts';
import { showTable } from '../../src/tables/show.ts';
import { TableState } from '../../src/tables/table-state.ts';
import { Tables } from '../../src/tables/tables.ts';
import { numbersTo } from '../store/units.ts';
import { ANN, addPeople, BOB, CID, Node, temporaryFolder } from './sitting.ts';

test('ten thousand names have an allowance of their own; the one seen longest ago is forgotten first', () => {
  const allowances = new Allowances({ perSecond: 0.000_001, burst: 1 });
  expect([allowances.take('first'), allowances.take('first')]).toEqual([true, false]);
  for (let n = 0; n < 9_999; n++) allowances.take(`name-${n}`);
  expect(allowances.take('first')).toBe(false);
  for (let n = 0; n < 10_000; n++) allowances.take(`other-${n}`);
  expect(allowances.take('first')).toBe(true);
});

test('a host who changes the table again and again is told to wait; leaving and ending always work', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'linko', seats: 2 });
  await node.act(table, BOB, { type: 'sit' });
  const done: string[] = [];
  for (const number of numbersTo(200))
    done.push(await node.act(table, ANN, { type: 'settle', listed: number % 2 === 0 }));
  expect(new Set(done)).toEqual(new Set(['done', 'too-fast']));
  expect(done.filter((code) => code === 'done').length).toBeLessThan(ALLOWED.changes.burst + 30);
  expect(await node.act(table, BOB, { type: 'bot', seat: 0, bot: { level: 'easy', temper: 'greedy' } })).toBe(
    'not-host',
  );
  expect(await node.act(table, ANN, { type: 'start' })).toBe('done');
  expect(await node.act(table, ANN, { type: 'stand' })).toBe('done');
});

test('only people of this table can be silenced: those who sit there, or were heard there', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'linko', seats: 2 });
  const hush = (person: string, on = true) => node.act(table, ANN, { type: 'hush', person, on });
  expect(await hush('x'.repeat(64))).toBe('not-found');
  expect(await hush(CID.id)).toBe('not-found');
  await node.act(table, CID, { type: 'sit' });
  await node.act(table, CID, { type: 'stand' });
  expect([await hush(CID.id), await hush(CID.id, false)]).toEqual(['done', 'done']);
  expect((await node.look(table, ANN)).info!.hushed).toEqual([]);
});

/** A table at which Ann has said this so many times. */
function talked(times: number, text: string): TableState {
  const created = lineOf(
    { game: 'keltis', seats: 2, bots: [null, { level: 'easy', temper: 'greedy' }] },
    ANN,
  );
  if (!created.ok) throw new Error(created.problem.message);
  const by = ANN.id;
  const { stored, seal } = newSecret('table');
  const line = { ...created.value, code: 'BCDFGH', seal };
  const state = TableState.begin('table', { seq: 1, at: 1, by, id: null, line }, stored);
  for (const seq of numbersTo(times))
    state.apply({ seq: seq + 1, at: 1, by, id: `said ${seq}`, line: { kind: 'chatted', text } });
  return state;
}

test('a log takes so many lines beside its moves; what ends the match always fits', () => {
  const state = talked(ALLOWED.lines, 'well');
  const judged = (act: Parameters<typeof decideAct>[1]) => {
    const outcome = decideAct({ state, by: ANN.id, now: 1, isLongAway: () => false }, act);
    return outcome.ok ? 'done' : outcome.problem.code;
  };
  expect(judged({ type: 'chat', text: 'once more' })).toBe('full');
  expect(judged({ type: 'settle', listed: true })).toBe('full');
  expect([judged({ type: 'start' }), judged({ type: 'stand' })]).toEqual(['done', 'done']);
});

test('however much was said, the table fits into a message: the newest, without a hole', () => {
  const state = talked(900, 'ш'.repeat(LIMITS.chat));
  const shown = (since: number): TableMessage =>
    showTable(state, 0, since, null, { daytimeOf: (time) => time });
  const whole = shown(0);
  expect(JSON.stringify(whole).length).toBeLessThan(2 * LIMITS.missedChat);
  expect(whole.news.length).toBeGreaterThan(200);
  expect(whole.news.map(({ seq }) => seq)).toEqual(numbersTo(901).slice(-whole.news.length));
  expect(shown(10)).toEqual(whole);
  expect(shown(900)).toMatchObject({ whole: false, news: [{ seq: 901 }] });
});

test('while the store is away, acts of one person wait in bounded number', async () => {
  using folder = temporaryFolder();
  const store = await openStore({ data: folder.path });
  await addPeople(store);
  const back = Promise.withResolvers<void>();
  const away: Store = new Proxy(store, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        if (key === 'load') await back.promise;
        return value.apply(target, given);
      };
    },
  });
  const tables = new Tables(away, { botFloor: 0, botBudget: 2, workers: 0, onError: () => undefined });
  const made = await tables.create(ANN, { game: 'keltis', seats: 2 });
  if (!made.ok) throw new Error(made.problem.message);
  const acts = numbersTo(ALLOWED.actsWaiting + 10).map(async (number) => {
    const act = { type: 'move', text: 'play 7' } as const;
    const outcome = await tables.act(made.value.table, ANN, `act-of-ann-${number}`, act);
    return outcome.ok ? 'done' : outcome.problem.code;
  });
  const refused = await Promise.all(acts.slice(-10));
  expect(new Set(refused)).toEqual(new Set(['busy']));
  back.resolve();
  expect(new Set(await Promise.all(acts.slice(0, -10)))).toEqual(new Set(['not-playing']));
  await tables.close();
  await store.close();
});
