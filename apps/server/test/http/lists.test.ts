import { doneSchema, foundTableSchema, madeTableSchema, tableListSchema } from '@quartet/protocol/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { act, look, make } from './playing.ts';
import { Serving, type Visitor } from './serving.ts';

const DUEL = { game: 'keltis', seats: 2 };

let serving: Serving;
beforeAll(async () => {
  serving = await Serving.start({ rate: 1_000, trustProxy: true });
});
afterAll(() => serving[Symbol.asyncDispose]());

/** Sent as if from this address. */
const from = (address: string) => ({ 'x-forwarded-for': address });

test('twenty listed tables of guests of one address, however they are made; others find room', async () => {
  const codes: Record<string, number> = {};
  for (let n = 0; n < ALLOWED.listedTablesPerAddress + 5; n++) {
    const guest = await serving.program(`Guest ${n}`);
    const isQuick = n % 3 === 0;
    const pace = { kind: 'live', bank: 300 + n, increment: 10 };
    const response = isQuick
      ? await guest.send('POST /api/quick-match', { ...DUEL, pace }, from('198.51.100.1'))
      : await guest.send('POST /api/tables', { ...DUEL, listed: true }, from('198.51.100.1'));
    const answer = (await response.json()) as { problem?: { code: string; message: string } };
    const code = answer.problem?.code ?? 'made';
    codes[code] = (codes[code] ?? 0) + 1;
    if (answer.problem) expect(answer.problem.message).toMatch(/^\d+ tables made from your address.+\.$/);
  }
  expect(codes).toEqual({ made: ALLOWED.listedTablesPerAddress, full: 5 });
  const other = await serving.program('Other');
  const made = await other.send('POST /api/tables', { ...DUEL, listed: true }, from('203.0.113.4'));
  expect(made.status).toBe(201);
  const { tables } = await serving.visitor().ask('GET /api/tables', tableListSchema);
  expect(tables).toHaveLength(ALLOWED.listedTablesPerAddress + 1);
});

test('a whole network of IPv6 is one address', async () => {
  const made = [];
  for (let n = 0; n < ALLOWED.listedTablesPerAddress + 3; n++) {
    const guest = await serving.program(`Guest ${n}`);
    const plan = { ...DUEL, listed: true };
    const { status } = await guest.send('POST /api/tables', plan, from(`2001:db8:1:1::${n + 1}`));
    if (status === 201) made.push(n);
  }
  expect(made).toHaveLength(ALLOWED.listedTablesPerAddress);
});

test('one request declines all invitations; nobody else’s', async () => {
  const [ann, bob, cid] = await Promise.all(['Ann', 'Bob', 'Cid'].map((name) => serving.program(name)));
  const { table } = await make(ann!, { ...DUEL, seats: 3 });
  for (const who of [bob!, cid!]) await act(who, table, { type: 'sit' });
  const idOf = async (who: Visitor): Promise<string> => {
    const { me } = (await (await who.send('GET /api/me')).json()) as { me: { person: { id: string } } };
    return me.person.id;
  };
  for (const who of [bob!, cid!])
    for (let n = 0; n < 2; n++) {
      const made = await ann!.ask('POST /api/tables', madeTableSchema, DUEL);
      await ann!.ask(`POST /api/tables/${made.table}/invitations`, doneSchema, { person: await idOf(who) });
    }
  const invited = async (who: Visitor): Promise<number> => {
    const { tables } = await who.ask('GET /api/me/tables', tableListSchema);
    return tables.filter(({ invitedBy }) => invitedBy === 'Ann').length;
  };
  expect([await invited(bob!), await invited(cid!)]).toEqual([2, 2]);
  await bob!.ask('DELETE /api/me/invitations', doneSchema);
  expect([await invited(bob!), await invited(cid!)]).toEqual([0, 2]);
});

test('the code of a match that is over finds nothing, and its link no table; the page of the match goes on', async () => {
  const [ann, bob] = [await serving.program('Ann'), await serving.program('Bob')];
  const { table, code } = await make(ann, DUEL);
  await act(bob, table, { type: 'sit' });
  await act(ann, table, { type: 'start' });
  expect((await serving.visitor().ask(`GET /api/codes/${code}`, foundTableSchema)).table).toBe(table);
  await act(ann, table, { type: 'ask', what: 'end' });
  await act(bob, table, { type: 'answer', ask: 1, yes: true });
  expect(await serving.visitor().fail(`GET /api/codes/${code}`)).toMatchObject({ code: 'bad-code' });
  expect((await serving.visitor().send(`GET /t/${code}`)).status).toBe(404);
  expect((await look(serving.visitor(), table)).info!.status).toBe('over');
  expect((await serving.visitor().send(`GET /api/tables/${table}/record`)).status).toBe(200);
});
