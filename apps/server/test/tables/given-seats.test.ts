import { expect, test } from 'vitest';
import { ANN, BOB, BOT, CID, DAN, SettableNode } from './settable-node.ts';

const AWAY = 121;

test.each([true, false])(
  'a second guest of the host does not read the hand of somebody removed, without the yes of everybody (rated: %s)',
  async (rated) => {
    await using here = await SettableNode.start();
    const { node } = here;
    const table = await here.begin([ANN, BOB, CID], { rated });
    await here.done(table, ANN, { type: 'remove', seat: 1 });
    if (rated) await here.done(table, CID, { type: 'answer', ask: 1, yes: true });
    await here.done(table, DAN, { type: 'ask', what: 'seat', seat: 1 });
    const { id, needs } = (await here.info(table)).asking!;
    expect(needs).toEqual([ANN.id, CID.id]);
    await here.done(table, ANN, { type: 'answer', ask: id, yes: true });
    expect((await node.look(table, DAN)).viewer).toBe('table');
    await here.done(table, CID, { type: 'answer', ask: id, yes: false });
    expect((await node.look(table, DAN)).viewer).toBe('table');
  },
);

test('who stood up comes back with the yes of the host alone', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB, CID]);
  await here.done(table, BOB, { type: 'stand' });
  await here.done(table, BOB, { type: 'ask', what: 'seat' });
  expect((await here.info(table)).asking).toMatchObject({ seat: 1, needs: [ANN.id] });
  await here.done(table, ANN, { type: 'answer', ask: 1, yes: true });
  expect((await here.node.look(table, BOB)).viewer).toBe(1);
});

test('in a rated match the seat of somebody away is given with the yes of everybody, covered or not, and they take it back', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB, CID]);
  await here.done(table, CID, { type: 'cover', seat: 2 });
  await here.pass(AWAY);
  await here.done(table, DAN, { type: 'ask', what: 'seat', seat: 1 });
  expect((await here.info(table)).asking!.needs).toEqual([ANN.id, CID.id]);
  await here.done(table, ANN, { type: 'answer', ask: 1, yes: true });
  await here.done(table, CID, { type: 'answer', ask: 1, yes: true });
  expect((await node.look(table, DAN)).viewer).toBe(1);
  await here.done(table, BOB, { type: 'ask', what: 'seat' });
  expect((await node.look(table, BOB)).viewer).toBe(1);
  expect((await node.look(table, DAN)).viewer).toBe('table');
});

test('in a rated match the seat of somebody who is there is not given away while a bot plays it for a moment', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB]);
  await here.done(table, BOB, { type: 'cover', seat: 1 });
  await here.done(table, DAN, { type: 'ask', what: 'seat', seat: 1 });
  expect((await here.info(table)).asking!.needs).toEqual([ANN.id, BOB.id]);
  await here.done(table, ANN, { type: 'answer', ask: 1, yes: true });
  expect((await node.look(table, DAN)).viewer).toBe('table');
  await here.done(table, BOB, { type: 'answer', ask: 1, yes: true });
  expect((await node.look(table, DAN)).viewer).toBe(1);
});

test.each([
  ['of a bot', [ANN], 1],
  ['of somebody who left', [ANN, BOB], 1],
] as const)(
  'who lets somebody else play a seat %s of a rated match is rated as placed last',
  async (_, people, seat) => {
    await using here = await SettableNode.start();
    for (let game = 0; game < 3; game++) {
      const table = await here.begin(people, { seats: 2 });
      if (people.length > 1) await here.done(table, BOB, { type: 'stand' });
      await here.done(table, DAN, { type: 'ask', what: 'seat', seat });
      await here.done(table, ANN, { type: 'answer', ask: 1, yes: true });
      await here.playOut(table, [ANN, DAN]);
      const changes = await here.changes(table, [ANN, BOB, DAN]);
      for (const change of changes) expect(change ?? 0).toBeLessThanOrEqual(0);
      expect(changes[2]).toBe(null);
    }
  },
);

test('an onlooker gets the seat of a bot that was dealt in with the yes of the host, as before', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB], { seats: 3, bots: [null, null, BOT] });
  await here.done(table, CID, { type: 'ask', what: 'seat' });
  expect((await here.info(table)).asking).toMatchObject({ seat: 2, needs: [ANN.id] });
});
