import { tableListSchema } from '@quartet/protocol/http';
import { longUnless } from '@quartet/testkit/long';
import { type LentDatabase, lendDatabase } from '@quartet/testkit/postgres';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { act, begun, look } from '../http/playing.ts';
import { Serving, type Visitor } from '../http/serving.ts';
import { RoughClient } from '../live/rough-client.ts';
import { LINKO, leaveToBob, movesOf, order } from './snatching.ts';

const BOB = 1;
const DISCARD = { left: 'discard', draw: 'pile' } as const;
const byOrder = (...texts: string[]) => texts.map((text) => ({ text, byOrder: true }));
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 150));

for (const place of ['the embedded store', 'two nodes on PostgreSQL'])
  describe(`standing orders, ${place}`, longUnless(place === 'the embedded store'), () => {
    let postgres: LentDatabase | null = null;
    /** Ann comes to the one, Bob to the other. */
    let nodes: [Serving, Serving];
    beforeAll(async () => {
      if (place === 'the embedded store') {
        const only = await Serving.start();
        nodes = [only, only];
      } else {
        postgres = await lendDatabase();
        const start = () => Serving.start({ database: postgres!.url });
        nodes = [await start(), await start()];
      }
    });
    afterAll(async () => {
      for (const node of new Set(nodes)) await node[Symbol.asyncDispose]();
      await postgres?.[Symbol.asyncDispose]();
    });

    async function sitDown(): Promise<{ ann: Visitor; bob: Visitor; table: string }> {
      const [ann, bob] = await Promise.all([nodes[0].program('Ann'), nodes[1].program('Bob')]);
      return { ann, bob, ...(await begun([ann, bob], LINKO)) };
    }

    test('they are carried out each time, once, as moves of their seat', async () => {
      const { ann, bob, table } = await sitDown();
      await order(bob, table, DISCARD);
      await leaveToBob(ann, bob, table);
      await expect.poll(() => movesOf(bob, table, BOB)).toEqual(byOrder('discard', 'draw pile'));
      await leaveToBob(ann, bob, table);
      const twice = byOrder('discard', 'draw pile', 'discard', 'draw pile');
      await expect.poll(() => movesOf(bob, table, BOB)).toEqual(twice);
      await aWhile();
      expect(await movesOf(bob, table, BOB)).toEqual(twice);
      const { news } = await look(ann, table);
      const moved = news.filter(({ kind }) => kind === 'moved');
      expect(moved.map(({ ply }) => ply)).toEqual(moved.map((_, index) => index));
      expect(new Set(moved.map(({ hand }) => hand))).toEqual(new Set(['person']));
      expect(new Set(moved.filter(({ seat }) => seat === BOB).map(({ by }) => by)).size).toBe(1);
    });

    test('nobody else learns of them: not from any byte, any number, or a message that comes', async () => {
      const { ann, bob, table } = await sitDown();
      const onlooker = await nodes[0].program('Cid');
      const watch = { type: 'watch', table, since: 0 };
      using hers = await RoughClient.signedIn(nodes[0].url, ann.token);
      using theirs = await RoughClient.signedIn(nodes[1].url, onlooker.token);
      using his = await RoughClient.signedIn(nodes[1].url, bob.token);
      for (const client of [hers, theirs, his]) await client.say(watch);
      const listed = async () => JSON.stringify(await ann.ask('GET /api/me/tables', tableListSchema));
      const before = {
        list: await listed(),
        look: await look(ann, table),
        frames: [hers, theirs].map(framesOf),
      };
      await order(bob, table, DISCARD, 'once');
      await order(bob, table, { left: 'reclaim' });
      await order(bob, table, DISCARD);
      await expect.poll(() => his.heard.filter(isOrdered).length).toBe(3);
      await aWhile();
      const after = {
        list: await listed(),
        look: await look(ann, table),
        frames: [hers, theirs].map(framesOf),
      };
      expect(after).toEqual(before);

      const seq = await leaveToBob(ann, bob, table);
      await expect.poll(() => movesOf(bob, table, BOB)).toEqual(byOrder('discard', 'draw pile'));
      await order(bob, table, {});
      await act(ann, table, { type: 'chat', text: 'well' });
      const said = (client: RoughClient) =>
        client.heard.some((m) => m.type === 'table' && m.news.some((n) => n.text === 'well'));
      await expect.poll(() => [hers, theirs, his].map(said)).toEqual([true, true, true]);
      const everything = JSON.stringify([
        hers.heard,
        theirs.heard,
        await look(ann, table),
        await look(onlooker, table),
        await look(nodes[0].visitor(), table),
        await (await ann.send(`GET /api/tables/${table}/record`)).json(),
        await listed(),
      ]);
      expect(everything).not.toMatch(/order/i);
      expect(JSON.stringify(his.heard)).toMatch(/"ordered".*"byOrder":true/);
      for (const client of [hers, theirs, his]) {
        const numbers = client.heard.flatMap((m) => (m.type === 'table' ? m.news.map((n) => n.seq) : []));
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
      }
      const left = (await look(ann, table)).news.find((n) => n.text === 'leave');
      expect(left?.seq).toBe(seq);
      expect((await look(ann, table, `?since=${seq}`)).news[0]?.text).toBe('discard');
      expect((await look(bob, table)).seq - (await look(ann, table)).seq).toBe(4);
    });

    test('cancelled orders are not carried out, and Bob is asked', async () => {
      const { ann, bob, table } = await sitDown();
      await order(bob, table, DISCARD);
      expect((await look(bob, table)).orders).toEqual({ choices: DISCARD, lasts: 'always' });
      await order(bob, table, {});
      expect((await look(bob, table)).orders).toBeUndefined();
      await leaveToBob(ann, bob, table);
      await aWhile();
      expect((await look(bob, table)).legal).toEqual(['reclaim', 'discard']);
      expect(await movesOf(bob, table, BOB)).toEqual([]);
    });

    test('what was ordered for once ends with the interruption it settled', async () => {
      const { ann, bob, table } = await sitDown();
      await order(bob, table, DISCARD, 'once');
      await leaveToBob(ann, bob, table);
      await expect.poll(() => movesOf(bob, table, BOB)).toEqual(byOrder('discard', 'draw pile'));
      expect((await look(bob, table)).orders).toBeUndefined();
      await leaveToBob(ann, bob, table);
      await aWhile();
      expect((await look(bob, table)).legal).toEqual(['reclaim', 'discard']);
    });

    test('a decision that they do not cover is left to the person', async () => {
      const { ann, bob, table } = await sitDown();
      await order(bob, table, { draw: 'pile' });
      await leaveToBob(ann, bob, table);
      await aWhile();
      expect((await look(bob, table)).legal).toEqual(['reclaim', 'discard']);
      await act(bob, table, { type: 'move', text: 'discard' });
      const done = [{ text: 'discard', byOrder: undefined }, ...byOrder('draw pile')];
      await expect.poll(() => movesOf(bob, table, BOB)).toEqual(done);
    });
  });

const framesOf = ({ heard }: RoughClient): number => heard.filter(({ type }) => type === 'table').length;
const isOrdered = (m: RoughClient['heard'][number]): boolean =>
  m.type === 'table' && m.news.some(({ kind }) => kind === 'ordered');

test('orders that a table does not know are refused with a sentence', async () => {
  await using serving = await Serving.start();
  const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => serving.program(name)));
  const tables = await Promise.all([
    begun([ann!, bob!], LINKO),
    begun([ann!, bob!], { ...LINKO, pace: { kind: 'live', bank: 60, increment: 5 } }),
    begun([ann!, bob!], { game: 'keltis', seats: 2 }),
  ]);
  const refused = async (who: Visitor, table: string, choices: object) => {
    const sent = { id: crypto.randomUUID(), act: { type: 'order', orders: { choices, lasts: 'once' } } };
    const { code, message, where } = await who.fail(`POST /api/tables/${table}/acts`, sent);
    return [code, message, where];
  };
  const [linko, live, keltis] = tables.map(({ table }) => table);
  expect(await refused(bob!, linko!, { play: '7' })).toEqual([
    'bad-order',
    'There is no such decision; there are left, draw.',
    'act.orders.choices.play',
  ]);
  expect(await refused(bob!, linko!, { left: 'burn' })).toEqual([
    'bad-order',
    'It can be reclaim or discard.',
    'act.orders.choices.left',
  ]);
  expect((await refused(bob!, live!, DISCARD))[0]).toBe('bad-order');
  expect((await refused(bob!, keltis!, DISCARD))[0]).toBe('bad-order');
  expect((await refused(cid!, linko!, DISCARD))[0]).toBe('not-seated');
  expect((await look(bob!, linko!)).orders).toBeUndefined();
});

test('cancelled in the moment before it would be carried out, an order is not', async () => {
  await using serving = await Serving.start({ botFloor: 1500 });
  const [ann, bob] = await Promise.all([serving.program('Ann'), serving.program('Bob')]);
  const { table } = await begun([ann, bob], LINKO);
  await order(bob, table, DISCARD);
  await leaveToBob(ann, bob, table);
  await order(bob, table, {});
  await new Promise((resolve) => setTimeout(resolve, 2000));
  expect((await look(bob, table)).legal).toEqual(['reclaim', 'discard']);
});
