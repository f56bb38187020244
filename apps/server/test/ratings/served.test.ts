import { join } from 'node:path';
import { doneSchema, whoSchema } from '@quartet/protocol/http';
import { historySchema, laddersSchema, leaderboardSchema, statisticsSchema } from '@quartet/protocol/ratings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Standings } from '../../src/ratings/standings.ts';
import { openStore } from '../../src/store/open-store.ts';
import { act, begun, EASY, make, playOut } from '../http/playing.ts';
import { Serving, type Visitor } from '../http/serving.ts';
import { numbersTo } from '../store/units.ts';
import { temporaryFolder } from '../tables/sitting.ts';
import { person, storeMatch } from './ladder-matches.ts';

const BOARD = 'GET /api/leaderboard?game=keltis&edition=manual&seats=2';

const folder = temporaryFolder();
let serving: Serving;
let ann: Visitor;
let bob: Visitor;
const tables: string[] = [];

/** Two matches that a node had no time to count before it ended, and one by the doors. */
beforeAll(async () => {
  serving = await Serving.start({ data: folder.path });
  [ann, bob] = [await serving.guest('Ann'), await serving.guest('Bob')];
  const others = [await serving.guest('Cid'), await serving.guest('Dan')];
  const [me, ...met] = await Promise.all([ann, ...others].map(idOf));
  await serving[Symbol.asyncDispose]();
  const store = await openStore({ data: folder.path });
  for (const other of met) {
    const left = `left-${tables.length}`;
    const at = Date.now() - 10_000 + tables.push(left);
    await storeMatch(store, { table: left, sitters: [person(me!), person(other)], at });
  }
  await store.close();
  serving = await Serving.start({ data: folder.path });
  [ann, bob] = [again(ann), again(bob)];
  while ((await historyOf(ann)).games.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  const { table } = await begun([ann, bob], { game: 'keltis', seats: 2 });
  await playOut([ann, bob], table);
  tables.push(table);
}, 60_000);
afterAll(async () => {
  await serving[Symbol.asyncDispose]();
  folder[Symbol.dispose]();
});

async function idOf(who: Visitor): Promise<string> {
  return (await who.ask('GET /api/me', whoSchema)).me!.person.id;
}

/** The same browser at the server as it is now. */
function again({ cookie }: Visitor): Visitor {
  const visitor = serving.visitor();
  visitor.cookie = cookie;
  return visitor;
}

const historyOf = (who: Visitor, query = '') => who.ask(`GET /api/me/history${query}`, historySchema);

test('what was played to its end is history for both, newest first, with what it changed', async () => {
  await expect.poll(async () => (await historyOf(ann)).games.length).toBe(3);
  const { games, next } = await historyOf(ann);
  expect(next).toBe(null);
  expect(games.map(({ table }) => table)).toEqual(tables.toReversed());
  const [newest, , oldest] = games;
  expect(oldest!.rating!.before).toEqual({ rating: 1500, uncertainty: 500, sure: 0 });
  expect(newest).toMatchObject({ game: 'keltis', edition: 'manual', seats: 2, bots: false, seat: 0 });
  expect(newest!.finishers.map(({ player }) => player)).toMatchObject([
    { kind: 'person', person: { name: 'Ann' } },
    { kind: 'person', person: { name: 'Bob' } },
  ]);
  const his = (await historyOf(bob)).games[0]!;
  expect(his.seat).toBe(1);
  expect(his.finishers).toEqual(newest!.finishers);
  const page = await historyOf(ann, '?limit=2');
  expect((await historyOf(ann, `?limit=2&after=${page.next}`)).games).toEqual([oldest]);
});

test('statistics add up to the history', async () => {
  const { games } = await historyOf(ann);
  const { statistics } = await ann.ask('GET /api/me/statistics', statisticsSchema);
  const mine = games.map(({ seat, finishers }) => finishers[seat]!);
  expect(statistics).toEqual([
    {
      game: 'keltis',
      edition: 'manual',
      seats: 2,
      bots: false,
      games: 3,
      wins: mine.filter(({ place }) => place === 1).length,
      meanPlace: mine.reduce((sum, { place }) => sum + place, 0) / 3,
      bestScore: Math.max(...mine.map(({ score }) => score)),
      rating: games[0]!.rating!.after,
    },
  ]);
});

test('a match with a bot counts apart', async () => {
  const { table } = await make(ann, { game: 'keltis', seats: 2, bots: [null, EASY] });
  await act(ann, table, { type: 'start' });
  await playOut([ann], table);
  await expect.poll(async () => (await historyOf(ann)).games[0]!.table).toBe(table);
  const { statistics } = await ann.ask('GET /api/me/statistics', statisticsSchema);
  expect(statistics.map(({ bots, games }) => [bots, games])).toEqual([
    [false, 3],
    [true, 1],
  ]);
});

test('only who wants to be is on the leaderboard, which tells no id and no login', async () => {
  const anybody = serving.visitor();
  await ann.ask('POST /api/me/password', whoSchema, { login: 'ann-signs-in', password: 'correct horse' });
  expect((await anybody.ask(BOARD, leaderboardSchema)).leaders).toEqual([]);
  const { me } = await ann.ask('PATCH /api/me', whoSchema, { ranked: true });
  const boardNow = () => anybody.ask(BOARD, leaderboardSchema);
  // One read serves all who ask within a second.
  await expect.poll(async () => (await boardNow()).leaders.length, { timeout: 10_000 }).toBe(1);
  const board = await boardNow();
  expect(board).toMatchObject({
    game: 'keltis',
    least: 3,
    leastPeople: 3,
    leaders: [{ place: 1, name: 'Ann', games: 3, me: false }],
  });
  expect(JSON.stringify(board)).not.toContain(me!.person.id);
  expect(JSON.stringify(board)).not.toContain('ann-signs-in');
  expect((await ann.ask(BOARD, leaderboardSchema)).leaders[0]!.me).toBe(true);
  expect((await anybody.ask('GET /api/leaderboards', laddersSchema)).ladders).toEqual([
    { game: 'keltis', edition: 'manual', seats: 2, bots: false, people: 1 },
  ]);
});

test('leaderboards are read once a second, however many ask; who goes off them is off at once', async () => {
  const store = await openStore({ data: join(folder.path, 'leaders') });
  let reads = 0;
  const counted = new Proxy(store.db, {
    get(db, key) {
      if (key === 'selectFrom')
        return (table: 'rating') => {
          if (table === 'rating') reads++;
          return db.selectFrom(table);
        };
      return Reflect.get(db, key);
    },
  });
  for (const id of ['p1', 'p2']) {
    const named = { id, name: id, emblem: 'sun', created: 1, ranked: 1 };
    await store.db.insertInto('person').values(named).execute();
    const rating = { person: id, ladder: 'keltis/manual/2/people', games: 9, wins: 1, people: 9, updated: 1 };
    await store.db
      .insertInto('rating')
      .values({ ...rating, mu: 25, sigma: 2, sure: 20 })
      .execute();
  }
  const standings = new Standings({ ...store, db: counted });
  const ask = async (): Promise<string[]> => {
    const board = await standings.leaderboard(
      { game: 'keltis', edition: 'manual', seats: 2, bots: false },
      null,
    );
    return board.ok ? board.value.leaders.map(({ name }) => name).sort() : [];
  };
  const all = await Promise.all(numbersTo(50).map(ask));
  expect(new Set(all.map(String))).toEqual(new Set(['p1,p2']));
  await Promise.all(numbersTo(50).map(() => standings.ladders()));
  expect(reads).toBe(2);
  await store.db.updateTable('person').set({ ranked: 0 }).where('id', '=', 'p1').execute();
  expect(await ask()).toEqual(['p2']);
  await store.close();
});

test('what cannot be asked for is refused with what was wrong', async () => {
  const wrong: readonly [string, string][] = [
    [BOARD.replace('keltis', 'chess'), 'query.game'],
    [BOARD.replace('seats=2', 'seats=9'), 'query.seats'],
    [BOARD.replace('seats=2', 'seats=two'), 'query.seats'],
    [BOARD.replace('manual', 'own'), 'query.edition'],
    ['GET /api/leaderboard', 'query.game'],
  ];
  for (const [route, where] of wrong) expect(await ann.fail(route)).toMatchObject({ status: 400, where });
  expect(await ann.fail('GET /api/me/history?after=yesterday')).toMatchObject({ status: 400 });
  expect(await ann.fail('GET /api/me/history?limit=0')).toMatchObject({ status: 400 });
  expect((await serving.visitor().fail('GET /api/me/history')).status).toBe(401);
});

test('my data has it, and whoever deletes theirs is off every list', async () => {
  const mine = await (await ann.send('GET /api/me/export')).json();
  expect(mine).toMatchObject({
    ratings: [
      { ladder: 'keltis/manual/2/bots', games: 1 },
      { ladder: 'keltis/manual/2/people', games: 3 },
    ],
  });
  expect((mine as { played: unknown[] }).played).toHaveLength(4);
  await ann.ask('DELETE /api/me', doneSchema);
  expect((await serving.visitor().ask(BOARD, leaderboardSchema)).leaders).toEqual([]);
  const { games } = await historyOf(bob);
  expect(games).toHaveLength(1);
  expect(games[0]!.finishers[0]!.player).toMatchObject({ person: { name: '–' } });
});
