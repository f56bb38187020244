import type { BotChoice } from '@quartet/protocol';
import { expect, test } from 'vitest';
import { ANN, BOB, CID, Node, temporaryFolder } from './sitting.ts';

const BOT: BotChoice = { level: 'easy', temper: 'greedy' };

test('a table is made, filled with a person and a bot, and started by its host alone', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'keltis', seats: 3 });
  expect(await node.act(table, BOB, { type: 'sit', seat: 2 })).toBe('done');
  expect(await node.act(table, BOB, { type: 'bot', seat: 1, bot: BOT })).toBe('not-host');
  expect(await node.act(table, ANN, { type: 'start' })).toBe('seats-empty');
  expect(await node.act(table, ANN, { type: 'bot', seat: 1, bot: BOT })).toBe('done');
  expect(await node.act(table, ANN, { type: 'start' })).toBe('done');
  const { info, viewer, view } = await node.look(table, BOB);
  expect(viewer).toBe(2);
  expect(view).toMatchObject({ viewer: 2 });
  expect(info).toMatchObject({ status: 'playing', host: ANN.id, seats: 3 });
  expect(info!.players.map((player) => ('person' in player ? player.person.name : player.kind))).toEqual([
    'Ann',
    'bot',
    'Bob',
  ]);
  expect(info!.commitment).toMatch(/^sha256:[0-9a-f]{64}$/);
});

test('a seat belongs to whoever came first', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'linko', seats: 2 });
  const both = await Promise.all([
    node.act(table, BOB, { type: 'sit' }),
    node.act(table, CID, { type: 'sit' }),
  ]);
  expect(both.sort()).toEqual(['done', 'seat-taken']);
  expect(await node.act(table, ANN, { type: 'sit', seat: 1 })).toBe('seat-taken');
  expect(await node.act(table, CID, { type: 'sit', seat: 7 })).not.toBe('done');
});

test('the same act sent twice is acknowledged twice and done once', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'linko', seats: 2 });
  const say = () => node.tables.act(table, ANN, 'same-id-0001', { type: 'chat', text: 'Hello!' });
  const [first, second] = await Promise.all([say(), say()]);
  expect(second).toEqual(first);
  const { news } = await node.look(table, null);
  expect(news.filter(({ kind }) => kind === 'chatted')).toHaveLength(1);
});

test('two people may choose the same id for their acts', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'linko', seats: 2 });
  const say = (who: typeof ANN) => node.tables.act(table, who, 'same-id-0001', { type: 'chat', text: 'Hi' });
  await node.act(table, BOB, { type: 'sit' });
  await say(ANN);
  await say(BOB);
  const { news } = await node.look(table, null);
  expect(news.filter(({ kind }) => kind === 'chatted').map(({ by }) => by)).toEqual([ANN.id, BOB.id]);
});

test('the host settles options and pace until the start, and may hush, swap and remove', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'linko', seats: 2 });
  await node.act(table, BOB, { type: 'sit' });
  expect(await node.act(table, ANN, { type: 'settle', options: { nonsense: 1 } })).toBe('bad-plan');
  expect(await node.act(table, ANN, { type: 'settle', pace: { kind: 'days', days: 2 }, listed: true })).toBe(
    'done',
  );
  expect(await node.act(table, ANN, { type: 'swap', seats: [0, 1] })).toBe('done');
  expect(await node.act(table, ANN, { type: 'hush', person: BOB.id, on: true })).toBe('done');
  expect(await node.act(table, BOB, { type: 'chat', text: 'psst' })).toBe('hushed');
  const { info } = await node.look(table, null);
  expect(info).toMatchObject({ pace: { kind: 'days', days: 2 }, listed: true, hushed: [BOB.id] });
  expect(info!.players[0]).toMatchObject({ person: { name: 'Bob' } });
  expect(await node.act(table, ANN, { type: 'remove', seat: 0 })).toBe('done');
  expect((await node.look(table, null)).info!.players[0]).toEqual({ kind: 'open' });
});

test('when the host stands up, the table belongs to the next person', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'linko', seats: 3 });
  await node.act(table, BOB, { type: 'sit' });
  expect(await node.act(table, ANN, { type: 'stand' })).toBe('done');
  const { info } = await node.look(table, null);
  expect(info).toMatchObject({
    host: BOB.id,
    players: [{ kind: 'open' }, { kind: 'person' }, { kind: 'open' }],
  });
});

test('lists: tables waiting for me come first, listed tables with a free seat are open to all', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const mine = await node.make(ANN, { game: 'linko', seats: 2, bots: [null, BOT] });
  const listed = await node.make(ANN, { game: 'linx', seats: 2, listed: true });
  const lines = await node.tables.mine(ANN);
  expect(lines.map(({ id, waiting }) => [id, waiting])).toEqual([
    [mine, true],
    [listed, false],
  ]);
  expect((await node.tables.open()).map(({ id }) => id)).toEqual([listed]);
  const { code } = lines[0]!;
  expect(await node.tables.byCode(code.toLowerCase())).toBe(mine);
  expect(await node.tables.byCode('NOSUCH')).toBeNull();
});

test('lists: whose decision a running table waits for, and since when, whatever is said meanwhile', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'keltis', seats: 2 });
  const lineOf = async (who: typeof ANN) => (await node.tables.mine(who))[0]!;
  await node.act(table, BOB, { type: 'sit' });
  expect(await lineOf(BOB)).not.toHaveProperty('mover');
  await node.act(table, ANN, { type: 'start' });
  const { view, news } = await node.look(table, ANN);
  const mover = [ANN, BOB][(view as { actor: number }).actor]!;
  const since = news.find(({ kind }) => kind === 'started')!.at;
  await node.act(table, ANN, { type: 'chat', text: 'Well?' });
  for (const who of [ANN, BOB])
    expect(await lineOf(who)).toMatchObject({ mover: mover.id, since, waiting: who === mover });
});

test('a plan that cannot be played says what is wrong and where', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const wrong = await Promise.all([
    node.tables.create(ANN, { game: 'chess', seats: 2 }),
    node.tables.create(ANN, { game: 'keltis', seats: 9 }),
    node.tables.create(ANN, { game: 'linko', seats: 3, options: { edition: 'lost' } }),
    node.tables.create(ANN, { game: 'linko', seats: 2, bots: [BOT, BOT, BOT] }),
  ]);
  expect(wrong.map((outcome) => !outcome.ok && [outcome.problem.code, outcome.problem.where])).toEqual([
    ['bad-plan', 'game'],
    ['bad-plan', 'seats'],
    ['bad-plan', 'options.edition'],
    ['bad-plan', 'bots'],
  ]);
});

test('strangers with the link may watch, and chat once the host lets them', async () => {
  using folder = temporaryFolder();
  await using node = await Node.start(folder.path);
  const table = await node.make(ANN, { game: 'linko', seats: 2, bots: [BOT, BOT] });
  const say = (who: typeof ANN) => node.act(table, who, { type: 'chat', text: 'Hi' });
  expect((await node.look(table, CID)).viewer).toBe('table');
  expect((await node.look(table, CID)).info!.openChat).toBe(false);
  // The host may, though nobody but bots sits here.
  expect([await say(ANN), await say(CID)]).toEqual(['done', 'not-seated']);
  await node.act(table, ANN, { type: 'start' });
  expect(await node.act(table, CID, { type: 'settle', openChat: true })).toBe('not-host');
  expect(await node.act(table, ANN, { type: 'settle', openChat: true })).toBe('done');
  expect([await say(CID), (await node.look(table, CID)).info!.openChat]).toEqual(['done', true]);
  expect(await node.act(table, ANN, { type: 'hush', person: CID.id, on: true })).toBe('done');
  expect(await say(CID)).toBe('hushed');
  expect(await node.act(table, ANN, { type: 'settle', openChat: false })).toBe('done');
  expect(await say(BOB)).toBe('not-seated');
});
