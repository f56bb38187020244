import { expect, test } from 'vitest';
import { ANN, BOB, CID, DAN, SettableNode } from './settable-node.ts';

const AWAY = 121;

test('a host who removes the other of two from a rated match has lost it, three times of three', async () => {
  await using here = await SettableNode.start();
  for (let game = 0; game < 3; game++) {
    const table = await here.begin([ANN, BOB]);
    await here.done(table, ANN, { type: 'remove', seat: 1 });
    await here.playOut(table, [ANN]);
    const [ann, bob] = await here.changes(table, [ANN, BOB]);
    expect(ann).toBeLessThan(0);
    expect(bob).toBe(null);
  }
});

test('a host who removes the other and ends the match within seconds has lost it, too', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB], { game: 'combos' });
  await here.done(table, ANN, { type: 'remove', seat: 1 });
  await here.playOut(table, [ANN]);
  const [ann] = await here.changes(table, [ANN], 60_000);
  expect(ann).toBeLessThan(0);
});

test('a rated match from which somebody was removed is not left without a result', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB]);
  await here.done(table, ANN, { type: 'remove', seat: 1 });
  await here.done(table, ANN, { type: 'ask', what: 'end' });
  expect(await here.info(table)).toMatchObject({
    status: 'playing',
    asking: { what: 'end', needs: [BOB.id] },
  });
});

test('a host who removes themselves from a rated match leaves it like anybody', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB]);
  await here.done(table, ANN, { type: 'remove', seat: 0 });
  expect((await here.node.look(table, null)).news.at(-1)).toMatchObject({ kind: 'stood', seat: 0 });
  await here.playOut(table, [BOB]);
  const [ann] = await here.changes(table, [ANN, BOB]);
  expect(ann ?? 0).toBeLessThanOrEqual(0);
});

test('somebody who plays is removed from a rated match with the yes of everybody else only', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB, CID, DAN]);
  await here.done(table, DAN, { type: 'cover', seat: 3 });
  await here.done(table, ANN, { type: 'remove', seat: 1 });
  expect((await here.info(table)).asking).toEqual({
    id: 1,
    what: 'remove',
    by: ANN,
    seat: 1,
    needs: [CID.id, DAN.id],
  });
  expect((await here.info(table)).players[1]).toMatchObject({ kind: 'person' });
  expect(await here.node.act(table, BOB, { type: 'answer', ask: 1, yes: true })).toBe('not-seated');
  await here.done(table, CID, { type: 'answer', ask: 1, yes: false });
  expect((await here.info(table)).asking).toBe(undefined);
  expect(await here.node.act(table, CID, { type: 'remove', seat: 1 })).toBe('not-host');
  await here.done(table, ANN, { type: 'remove', seat: 1 });
  await here.done(table, CID, { type: 'answer', ask: 2, yes: true });
  await here.done(table, DAN, { type: 'answer', ask: 2, yes: true });
  expect((await here.info(table)).players[1]).toMatchObject({ kind: 'bot', left: true });
});

test('the host and those who agreed are measured as placed behind whom they removed', async () => {
  await using here = await SettableNode.start();
  for (let game = 0; game < 3; game++) {
    const table = await here.begin([ANN, BOB, CID]);
    // Everybody has decided something, or there is nobody to be measured against.
    await here.done(table, ANN, { type: 'remove', seat: 1 });
    await here.done(table, CID, { type: 'answer', ask: 1, yes: true });
    await here.playOut(table, [ANN, CID]);
    const [ann, bob, cid] = await here.changes(table, [ANN, BOB, CID]);
    expect(bob).toBe(null);
    expect(Math.min(ann!, cid!)).toBeLessThan(0);
  }
});

test('somebody who has been away for long is removed with one tap, answers for the match, and is back when they like', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const leave = await node.tables.watch('', { person: BOB, tell: () => undefined }, 0);
  expect(leave).toBe(null);
  const table = await here.begin([ANN, BOB]);
  const stop = (await node.tables.watch(table, { person: BOB, tell: () => undefined }, 0))!;
  await here.pass(AWAY);
  await here.done(table, ANN, { type: 'chat', text: 'Are you there?' });
  stop();
  await here.pass(60);
  await here.pass(AWAY);
  await here.done(table, ANN, { type: 'remove', seat: 1 });
  expect((await here.info(table)).players[1]).toMatchObject({ kind: 'bot', left: true });
  await here.done(table, BOB, { type: 'ask', what: 'seat' });
  expect((await here.info(table)).players[1]).toMatchObject({ kind: 'person', person: { id: BOB.id } });
  await here.pass(AWAY);
  await here.done(table, ANN, { type: 'remove', seat: 1 });
  await here.playOut(table, [ANN]);
  const [ann, bob] = await here.changes(table, [ANN, BOB]);
  // Bob decided nothing: he can only lose, and Ann has beaten nobody.
  expect(ann).toBe(null);
  expect(bob ?? 0).toBeLessThanOrEqual(0);
});

test('at a casual table the host gives a seat to a bot at any time, as before', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB], { rated: false });
  await here.done(table, ANN, { type: 'remove', seat: 1 });
  expect((await here.info(table)).players[1]).toMatchObject({ kind: 'bot', left: true });
  await here.done(table, BOB, { type: 'ask', what: 'seat' });
  expect((await here.info(table)).asking).toMatchObject({ seat: 1, needs: [ANN.id] });
  await here.done(table, ANN, { type: 'answer', ask: 1, yes: true });
  expect((await here.node.look(table, BOB)).viewer).toBe(1);
});
