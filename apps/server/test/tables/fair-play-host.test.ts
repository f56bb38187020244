import { expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { person, storeMatch } from '../ratings/ladder-matches.ts';
import { ANN, BOB, BOT, CID, DAN, SettableNode } from './settable-node.ts';

// One test for each row of the host's table in docs/fair-play.md, under the name of the row.

const LIVE = { kind: 'live', bank: 60, increment: 0 } as const;

test('start: only when everybody has agreed to the terms, and nobody sees a card before', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await node.make(ANN, { game: 'keltis', seats: 2 });
  await here.done(table, BOB, { type: 'sit' });
  await here.done(table, ANN, { type: 'settle', pace: LIVE });
  expect(await node.act(table, ANN, { type: 'start' })).toBe('not-ready');
  expect((await node.look(table, ANN)).view).toBe(null);
  expect(await node.act(table, BOB, { type: 'start' })).toBe('not-host');
  await here.done(table, BOB, { type: 'ready', on: true });
  await here.done(table, ANN, { type: 'start' });
  expect((await node.look(table, ANN)).clock!.banks).toEqual([60_000, 60_000]);
});

test('bot: before the deal only, and never in place of a person', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await node.make(ANN, { game: 'keltis', seats: 3 });
  await here.done(table, BOB, { type: 'sit' });
  expect(await node.act(table, ANN, { type: 'bot', seat: 1, bot: BOT })).toBe('seat-taken');
  await here.done(table, ANN, { type: 'bot', seat: 2, bot: BOT });
  await here.done(table, ANN, { type: 'start' });
  expect(await node.act(table, ANN, { type: 'bot', seat: 2, bot: BOT })).toBe('not-open');
});

test('swap: before the deal only, and who begins a rematch stays the same person', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB], { game: 'combos', rated: false });
  expect(await node.act(table, ANN, { type: 'swap', seats: [0, 1] })).toBe('not-open');
  await here.playOut(table, [ANN, BOB]);
  await here.done(table, ANN, { type: 'rematch' });
  const again = (await here.info(table)).rematch!;
  const begins = async (): Promise<unknown> => {
    const { players, first } = await here.info(again);
    return players[first!];
  };
  const before = await begins();
  await here.done(again, ANN, { type: 'swap', seats: [0, 1] });
  expect(await begins()).toEqual(before);
});

test('terms: from the deal on nothing that people agreed to changes, before it they agree anew', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB], { pace: LIVE });
  for (const change of [
    { pace: { kind: 'untimed' } },
    { rated: false },
    { options: {} },
    { ratings: {} },
  ] as const)
    expect(await node.act(table, ANN, { type: 'settle', ...change })).toBe('not-open');
  await here.done(table, ANN, { type: 'settle', listed: true, openChat: true });
  expect(await here.info(table)).toMatchObject({ rated: true, pace: LIVE });
});

test('remove: the host and who agreed never have more of a match than by playing on, whatever came of it', async () => {
  await using here = await SettableNode.start();
  const { store } = here.node;
  const people = [ANN, BOB, CID];
  const sitters = people.map(({ id }) => person(id));
  const line = { kind: 'removed', seat: 1, bot: BOT } as const;
  const places = new Set<number>();
  for (let deal = 0; deal < 12; deal++) {
    const ways = { on: [], removed: [{ ...line, agreed: [ANN.id, CID.id] }] };
    const changes: Record<string, (number | null)[]> = {};
    for (const [way, meanwhile] of Object.entries(ways)) {
      const table = `${way}-${deal}`;
      const { match } = await storeMatch(store, { table, seed: `deal ${deal}`, sitters, meanwhile });
      places.add(match!.scoreSheet().find(({ seat }) => seat === 0)!.place);
      changes[way] = await here.changes(table, people);
      await store.db.deleteFrom('rating').execute();
      await store.db.deleteFrom('played').execute();
    }
    const [ann, bob, cid] = changes.removed!;
    expect(bob).toBe(null);
    expect(ann!).toBeLessThanOrEqual(changes.on![0]! + 1e-9);
    expect(cid!).toBeLessThanOrEqual(changes.on![2]! + 1e-9);
  }
  expect(places).toEqual(new Set([1, 2, 3]));
});

test('more time: for all seats alike, in a rated match with the yes of everybody', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB], { pace: LIVE });
  await here.done(table, ANN, { type: 'extend', seconds: 60 });
  await here.done(table, BOB, { type: 'answer', ask: 1, yes: true });
  expect((await here.node.look(table, null)).clock!.banks).toEqual([120_000, 120_000]);
  expect(await here.node.act(table, ANN, { type: 'extend', seconds: 1 })).toBe('full');
});

test('pause: stops all clocks, five times at most; on one’s own clock in a rated match everybody is asked', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB], { pace: LIVE, rated: false });
  for (let n = 0; n < ALLOWED.pauses; n++) {
    await here.done(table, ANN, { type: 'pause' });
    expect((await node.look(table, null)).clock).toMatchObject({ running: null });
    await here.done(table, ANN, { type: 'resume' });
  }
  expect(await node.act(table, ANN, { type: 'pause' })).toBe('full');
  const rated = await here.begin([ANN, BOB], { pace: LIVE });
  const { running } = (await node.look(rated, null)).clock!;
  await here.done(rated, [ANN, BOB][running!]!, { type: 'ask', what: 'pause' });
  expect((await here.info(rated)).status).toBe('playing');
});

test('pause: at the end of a round, too, everybody is asked by whoever decides next in a rated match', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB], { game: 'combos', pace: LIVE, rests: true });
  const rest = async () => (await here.info(table)).rest;
  for (let round = 0; round < 8; round++) {
    while (!(await rest())) await here.playOut(table, [ANN, BOB], 1);
    const { actor } = (await node.look(table, null)).view!;
    if (actor === 0) {
      await here.done(table, ANN, { type: 'pause' });
      expect((await here.info(table)).asking).toMatchObject({ what: 'pause', needs: [BOB.id] });
      return;
    }
    await here.done(table, BOB, { type: 'go-on' });
    await here.done(table, ANN, { type: 'go-on' });
  }
  throw new Error('No round of this match begins with Ann.');
});

test('cover: of somebody else only after they have been away for long, and they take their seat back at once', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB], { pace: { kind: 'live', bank: 600, increment: 0 } });
  expect(await node.act(table, ANN, { type: 'cover', seat: 1 })).toBe('not-away');
  await here.pass(121);
  await here.done(table, ANN, { type: 'cover', seat: 1 });
  await here.done(table, BOB, { type: 'return' });
  expect((await here.info(table)).players[1]).toMatchObject({ cover: null });
});

test('end without a result: in a rated match only with the yes of everybody who was dealt in, also of who has left', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB, CID]);
  await here.done(table, BOB, { type: 'stand' });
  await here.done(table, CID, { type: 'cover', seat: 2 });
  await here.done(table, ANN, { type: 'ask', what: 'end' });
  expect((await here.info(table)).asking!.needs.toSorted()).toEqual([BOB.id, CID.id]);
  await here.done(table, CID, { type: 'answer', ask: 1, yes: true });
  expect((await here.info(table)).status).toBe('playing');
  await here.done(table, BOB, { type: 'answer', ask: 1, yes: true });
  expect((await here.info(table)).status).toBe('over');
  expect(await here.changes(table, [ANN, BOB, CID])).toEqual([null, null, null]);
});

test('end without a result: at a casual table those who play agree, as before', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB, CID], { rated: false });
  await here.done(table, BOB, { type: 'stand' });
  await here.done(table, CID, { type: 'cover', seat: 2 });
  await here.done(table, ANN, { type: 'ask', what: 'end' });
  expect((await here.info(table)).status).toBe('over');
});

test('hush: silences somebody in the chat, and keeps them from nothing else', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB], { pace: LIVE });
  await here.done(table, ANN, { type: 'hush', person: BOB.id, on: true });
  expect(await node.act(table, BOB, { type: 'chat', text: 'Hello' })).toBe('hushed');
  await here.done(table, ANN, { type: 'extend', seconds: 60 });
  await here.done(table, BOB, { type: 'answer', ask: 1, yes: false });
  expect((await here.info(table)).players[1]).toMatchObject({ cover: null });
});

test('let somebody in: of a seat whose person has left everybody is asked, and who agrees is rated as placed last', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB, CID], { game: 'combos' });
  await here.done(table, BOB, { type: 'stand' });
  await here.done(table, DAN, { type: 'ask', what: 'seat', seat: 1 });
  expect((await here.info(table)).asking!.needs).toEqual([ANN.id, CID.id]);
  await here.done(table, ANN, { type: 'answer', ask: 1, yes: true });
  await here.done(table, CID, { type: 'answer', ask: 1, yes: true });
  await here.playOut(table, [ANN, CID, DAN]);
  for (const change of await here.changes(table, [ANN, BOB, CID, DAN]))
    expect(change ?? 0).toBeLessThanOrEqual(0);
});

test('rematch: in a rated one nobody is dealt in who has not come', async () => {
  await using here = await SettableNode.start();
  const { node } = here;
  const table = await here.begin([ANN, BOB], { game: 'combos' });
  await here.playOut(table, [ANN, BOB]);
  await here.done(table, ANN, { type: 'rematch' });
  const again = (await here.info(table)).rematch!;
  expect((await here.info(again)).ready).toEqual([ANN.id]);
  expect(await node.act(again, ANN, { type: 'start' })).toBe('not-ready');
  // The app promises its part of the luck by itself when its person comes.
  await here.done(again, BOB, { type: 'promise', promise: `sha256:${'0'.repeat(64)}` });
  expect((await here.info(again)).ready).toEqual([ANN.id, BOB.id]);
  await here.done(again, ANN, { type: 'start' });
});

test('take back: never in a rated match', async () => {
  await using here = await SettableNode.start();
  const table = await here.begin([ANN, BOB]);
  expect(await here.node.act(table, ANN, { type: 'ask', what: 'back' })).toBe('stays');
});
