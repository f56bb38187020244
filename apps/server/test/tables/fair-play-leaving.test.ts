import { expect, test } from 'vitest';
import { ANN, BOB, CID, DAN, SettableNode } from './settable-node.ts';

// One test for each row of the table about leaving in docs/fair-play.md, under the name of the row.

const AWAY = 121;
const LIVE = { kind: 'live', bank: 10, increment: 0 } as const;

test('stand up: a bot plays on, the match counts for who left, and they gain by nothing it does', async () => {
  await using here = await SettableNode.start();
  for (let game = 0; game < 3; game++) {
    const table = await here.begin([ANN, BOB], { game: 'combos' });
    await here.done(table, BOB, { type: 'stand' });
    expect((await here.info(table)).players[1]).toMatchObject({ kind: 'bot', left: true });
    await here.playOut(table, [ANN]);
    const [, bob] = await here.changes(table, [ANN, BOB]);
    expect(bob ?? 0).toBeLessThanOrEqual(0);
  }
});

test('stand up: in the first minute, so that bots end the match at once, loses all the same', async () => {
  await using here = await SettableNode.start();
  const changes: (number | null)[] = [];
  for (let game = 0; game < 4; game++) {
    // Against a bot, which is what they are measured against.
    const table = await here.begin([ANN], { game: 'combos', seats: 2 });
    await here.done(table, ANN, { type: 'stand' });
    await here.playOut(table, []);
    changes.push(...(await here.changes(table, [ANN], 60_000)));
    const { result } = await here.node.look(table, null);
    if (!result!.winners.includes(0)) expect(changes.at(-1)!).toBeLessThan(0);
    else expect(changes.at(-1)).toBe(null);
  }
});

test('let a bot play: a gain is the smaller, the more the bot decided, and none from half on', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB], { game: 'combos' });
  await here.done(table, ANN, { type: 'cover', seat: 0 });
  await here.playOut(table, [BOB]);
  const [ann] = await here.changes(table, [ANN]);
  expect(ann ?? 0).toBeLessThanOrEqual(0);
});

test('run out of time: a bot makes that decision, it is not the person’s own, and the seat stays theirs', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB], { pace: LIVE });
  await here.pass(11);
  await expect.poll(async () => (await node.look(table, null)).ply).toBeGreaterThan(0);
  const { news, info } = await node.look(table, null);
  expect(news.at(-1)).toMatchObject({ kind: 'moved', hand: 'clock' });
  expect(info!.players).toMatchObject([{ cover: null }, { cover: null }]);
});

test('close the page: clocks run on, and after two minutes the others may let a bot play or give the seat away for good', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const pace = { kind: 'live', bank: 600, increment: 0 } as const;
  const table = await here.begin([ANN, BOB], { pace });
  const leave = (await node.tables.watch(table, { person: BOB, tell: () => undefined }, 0))!;
  await here.pass(AWAY);
  expect(await node.act(table, ANN, { type: 'cover', seat: 1 })).toBe('not-away');
  leave();
  await here.pass(AWAY);
  await here.done(table, ANN, { type: 'cover', seat: 1 });
  await here.done(table, ANN, { type: 'remove', seat: 1 });
  expect((await here.info(table)).players[1]).toMatchObject({ kind: 'bot', left: true });
});

test('close the page: who acts by plain requests, and watches nothing, is not away', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB]);
  for (let minute = 0; minute < 4; minute++) {
    await here.pass(60);
    await here.playOut(table, [ANN, BOB], 2);
    expect(await node.act(table, ANN, { type: 'cover', seat: 1 })).toBe('not-away');
  }
  await here.done(table, ANN, { type: 'remove', seat: 1 });
  await here.playOut(table, [ANN]);
  // Bob was there: it is Ann who loses by removing him.
  const [ann, bob] = await here.changes(table, [ANN, BOB]);
  expect([ann! < 0, bob]).toEqual([true, null]);
});

test('come back: who was taken for gone sits down at once, who stood up with the yes of the host', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB, CID]);
  await here.pass(AWAY);
  await here.done(table, ANN, { type: 'remove', seat: 1 });
  await here.done(table, BOB, { type: 'ask', what: 'seat' });
  expect((await node.look(table, BOB)).viewer).toBe(1);
  await here.done(table, CID, { type: 'stand' });
  await here.done(table, CID, { type: 'ask', what: 'seat' });
  expect((await here.info(table)).asking!.needs).toEqual([ANN.id]);
});

test('delete: of all one’s data; a bot plays on, and the others are measured all the same', async () => {
  await using here = await SettableNode.start();
  const { db } = here.node.store;
  const table = await here.begin([ANN, BOB], { game: 'combos' });
  // Who has decided nothing is nobody to be measured against.
  await here.playOut(table, [ANN, BOB], 8);
  await here.done(table, BOB, { type: 'stand' });
  await db.deleteFrom('person').where('id', '=', BOB.id).execute();
  await here.playOut(table, [ANN]);
  const [ann, bob] = await here.changes(table, [ANN, BOB]);
  expect(bob).toBe(null);
  expect(ann).not.toBe(null);
});

test('a second guest: reads no hand of a rated match without the yes of everybody at the table', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB, CID]);
  for (const seat of [1, 2])
    expect(await node.act(table, DAN, { type: 'ask', what: 'seat', seat })).toBe('seat-taken');
  await here.pass(AWAY);
  await here.done(table, DAN, { type: 'ask', what: 'seat', seat: 1 });
  await here.done(table, ANN, { type: 'answer', ask: 1, yes: true });
  expect((await node.look(table, DAN)).viewer).toBe('table');
});
