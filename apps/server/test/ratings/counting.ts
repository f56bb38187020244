import { beforeEach, expect, test } from 'vitest';
import { forgetPerson } from '../../src/admin/forget-person.ts';
import { countMatch } from '../../src/ratings/count-match.ts';
import { Ratings } from '../../src/ratings/ratings.ts';
import { NEWCOMER } from '../../src/ratings/skill.ts';
import { Standings } from '../../src/ratings/standings.ts';
import type { Store } from '../../src/store/store.ts';
import { addPeople, bot, type Plan, person, playMatch, storeMatch } from './ladder-matches.ts';

/** Two doors to the same database: one store twice, or two nodes. */
export type Doors = readonly [Store, Store];

const ratingOf = (store: Store, id: string, ladder = 'keltis/manual/2/people') =>
  store.db
    .selectFrom('rating')
    .selectAll()
    .where('person', '=', id)
    .where('ladder', '=', ladder)
    .executeTakeFirst();

const counted = async (store: Store): Promise<string[]> =>
  (await store.db.selectFrom('ended').select('table_id').orderBy('table_id').execute()).map(
    (row) => row.table_id,
  );

const fails = (error: unknown): never => {
  throw error;
};

/** A match that two share; looked for once. */
let drawn: Plan | null = null;
function drawnMatch(): Plan {
  const plans = Array.from({ length: 500 }, (_, seed) => ({
    table: 'draw',
    seed: `draw ${seed}`,
    sitters: [person('ann'), person('bob')],
  }));
  return plans.find((plan) => playMatch(plan).state.match!.result()!.winners.length === 2)!;
}

/** What must hold on each database. `doors` is asked before each test, and nothing is stored then. */
export function testCounting(doors: () => Promise<Doors>): void {
  let here: Store;
  let there: Store;
  beforeEach(async () => {
    [here, there] = await doors();
    await addPeople(here, 'ann', 'bob', 'cid');
  });

  test('a match that two nodes see end is counted once', async () => {
    const { match } = await storeMatch(here, { table: 'one', sitters: [person('ann'), person('bob')] });
    const seen = await Promise.all([here, there, here, there].map((store) => countMatch(store, 'one')));
    expect(seen.filter((ending) => ending !== null)).toHaveLength(1);
    const [ann, bob] = [await ratingOf(here, 'ann'), await ratingOf(there, 'bob')];
    expect([ann?.games, bob?.games]).toEqual([1, 1]);
    const { winners } = match!.result()!;
    expect([ann?.wins, bob?.wins]).toEqual([0, 1].map((seat) => Number(winners.includes(seat))));
    if (winners.length === 1) expect(ann!.mu > bob!.mu).toBe(winners[0] === 0);
    expect(await countMatch(here, 'one')).toBe(null);
    expect((await ratingOf(here, 'ann'))?.games).toBe(1);
  });

  test('a casual match is history, and no rating', async () => {
    const casual = [{ kind: 'settled', rated: false }] as const;
    await storeMatch(here, { table: 'one', sitters: [person('ann'), person('bob')], meanwhile: casual });
    expect(await countMatch(here, 'one')).toMatchObject({ rated: false });
    expect(await ratingOf(here, 'ann')).toBe(undefined);
    const { games } = await new Standings(here).history('ann', { limit: 10 });
    expect(games).toMatchObject([{ table: 'one', rating: null }]);
  });

  test('a shared win is a draw', async () => {
    await storeMatch(here, (drawn ??= drawnMatch()));
    await countMatch(here, 'draw');
    const [ann, bob] = [await ratingOf(here, 'ann'), await ratingOf(here, 'bob')];
    expect(ann!.mu).toBe(bob!.mu);
    expect([ann!.wins, bob!.wins]).toEqual([1, 1]);
    expect(ann!.sigma).toBeLessThan(NEWCOMER.sigma);
  });

  test('matches of one person that end at the same time all count', async () => {
    const tables = Array.from({ length: 8 }, (_, n) => `race-${n}`);
    for (const [n, table] of tables.entries())
      await storeMatch(here, { table, sitters: [person('ann'), person(n % 2 ? 'bob' : 'cid')] });
    await Promise.all(tables.map((table, n) => countMatch(n % 2 ? here : there, table)));
    expect((await ratingOf(here, 'ann'))?.games).toBe(8);
    const rows = await here.db
      .selectFrom('played')
      .selectAll()
      .where('person', '=', 'ann')
      .orderBy('nth')
      .execute();
    expect(rows.map(({ nth }) => nth)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    // Each began where the one before it ended: nothing was lost in between.
    for (const [n, row] of rows.slice(1).entries())
      expect([row.mu_before, row.sigma_before]).toEqual([rows[n]!.mu, rows[n]!.sigma]);
    expect(await ratingOf(there, 'ann')).toMatchObject({ mu: rows[7]!.mu, sigma: rows[7]!.sigma });
  });

  test('what a node left uncounted when it died, the next one counts', async () => {
    await storeMatch(here, { table: 'left', sitters: [person('ann'), person('bob')] });
    await storeMatch(here, { table: 'left-too', sitters: [person('ann'), person('bob')], at: 2_000_000 });
    const next = new Ratings(there, { every: 20, onError: fails });
    next.start();
    await expect.poll(() => counted(here)).toEqual(['left', 'left-too']);
    // One that ends later and of which nobody tells it.
    await storeMatch(here, { table: 'later', sitters: [person('ann'), person('bob')], at: Date.now() });
    await expect.poll(() => counted(here)).toEqual(['later', 'left', 'left-too']);
    await next.close();
    const order = await here.db
      .selectFrom('played')
      .select('table_id')
      .where('person', '=', 'bob')
      .orderBy('nth')
      .execute();
    expect(order.map(({ table_id }) => table_id)).toEqual(['left', 'left-too', 'later']);
  });

  test('bots have a ladder apart, and stay what they are', async () => {
    await storeMatch(here, { table: 'bots', sitters: [person('ann'), bot('easy')] });
    await countMatch(here, 'bots');
    expect(await ratingOf(here, 'ann')).toBe(undefined);
    expect((await ratingOf(here, 'ann', 'keltis/manual/2/bots'))?.games).toBe(1);
    const rows = await here.db.selectFrom('rating').select('person').execute();
    expect(rows).toEqual([{ person: 'ann' }]);
  });

  test('whoever leaves or is covered before they moved still loses, and nobody gains by it', async () => {
    const gone = { level: 'medium', temper: 'balanced' } as const;
    await storeMatch(here, {
      table: 'left-early',
      sitters: [person('ann'), person('bob'), person('cid')],
      meanwhile: [
        { kind: 'stood', seat: 0, bot: gone },
        { kind: 'covered', seat: 1, bot: gone },
      ],
      winner: 2,
    });
    await countMatch(here, 'left-early');
    for (const id of ['ann', 'bob'])
      expect((await ratingOf(here, id, 'keltis/manual/3/people'))?.mu).toBeLessThan(NEWCOMER.mu);
    // Nobody else moved, so the winner has beaten nobody.
    expect(await ratingOf(here, 'cid', 'keltis/manual/3/people')).toBe(undefined);
  });

  test('options that are no edition’s make history, but no rating', async () => {
    await storeMatch(here, {
      table: 'own',
      sitters: [person('ann'), person('bob')],
      options: { removed: 15 },
    });
    await storeMatch(here, {
      table: 'new',
      sitters: [person('ann'), person('bob')],
      options: { pairs: 'any' },
      at: 2_000_000,
    });
    for (const table of ['own', 'new']) await countMatch(here, table);
    const { games } = await new Standings(there).history('ann', {});
    expect(games.map(({ table, edition, rating }) => [table, edition, rating !== null])).toEqual([
      ['new', 'published', true],
      ['own', 'own', false],
    ]);
    const statistics = await new Standings(there).statistics('ann');
    expect(statistics.map(({ edition, rating, games: count }) => [edition, rating !== null, count])).toEqual([
      ['own', false, 1],
      ['published', true, 1],
    ]);
  });

  test('a running match, one person on two seats and an unknown table change no rating', async () => {
    await storeMatch(here, { table: 'twice', sitters: [person('ann'), person('ann')] });
    for (const table of ['twice', 'nowhere']) await countMatch(here, table);
    expect(await here.db.selectFrom('rating').selectAll().execute()).toEqual([]);
    expect(await counted(here)).toEqual(['twice']);
  });

  test('whoever is deleted is not written down again, and the others are measured all the same', async () => {
    await storeMatch(here, { table: 'gone', sitters: [person('ann'), person('bob')] });
    await here.db.deleteFrom('person').where('id', '=', 'ann').execute();
    await countMatch(here, 'gone');
    expect(await ratingOf(here, 'ann')).toBe(undefined);
    expect((await ratingOf(here, 'bob'))?.games).toBe(1);
    const rows = await here.db.selectFrom('played').select('person').execute();
    expect(rows).toEqual([{ person: 'bob' }]);
    const [game] = (await new Standings(here).history('bob', {})).games;
    expect(game!.finishers[0]!.player).toMatchObject({ kind: 'person', person: { name: '–' } });
  });

  test('whoever is deleted while their match is counted leaves nothing behind', async () => {
    for (let n = 0; n < 6; n++) {
      const id = `leaver-${n}`;
      await addPeople(here, id);
      await storeMatch(here, { table: `leaving-${n}`, sitters: [person(id), person('bob')] });
      await Promise.all([countMatch(here, `leaving-${n}`), forgetPerson(there, id)]);
    }
    expect((await ratingOf(here, 'bob'))?.games).toBe(6);
    for (const from of ['played', 'rating'] as const) {
      const rows = await here.db.selectFrom(from).select('person').distinct().execute();
      expect(rows).toEqual([{ person: 'bob' }]);
    }
  });

  test('a match that cannot be read is told of once, and holds up no other', async () => {
    const sitters = [person('ann'), person('bob')];
    await storeMatch(here, { table: 'old', sitters, rules: 999 });
    await storeMatch(here, { table: 'sound', sitters, at: 2_000_000 });
    const told: string[] = [];
    const ratings = new Ratings(there, { every: 5, onError: (_, where) => told.push(where) });
    ratings.start();
    await expect.poll(() => counted(here)).toEqual(['sound']);
    await storeMatch(here, { table: 'soon', sitters, at: Date.now() });
    await expect.poll(() => counted(here)).toEqual(['soon', 'sound']);
    await ratings.close();
    expect(told).toEqual(['rating of table old']);
  });

  test('the leaderboard shows who wants it and has played enough, best first, and no id', async () => {
    await addPeople(here, 'dan', 'eve');
    const pairs = ['ann bob', 'ann dan', 'ann eve', 'bob dan', 'bob eve', 'cid bob', 'cid ann'];
    for (const [n, pair] of pairs.entries())
      await storeMatch(here, { table: `board-${n}`, sitters: pair.split(' ').map(person) });
    const all = new Ratings(here, { onError: fails });
    all.start();
    await expect.poll(async () => (await counted(here)).length).toBe(pairs.length);
    await all.close();
    const ladder = { game: 'keltis', edition: 'manual', seats: 2, bots: false } as const;
    const board = async () => {
      const answer = await new Standings(there).leaderboard(ladder, 'bob');
      if (!answer.ok) throw new Error(answer.problem.message);
      return answer.value.leaders;
    };
    expect(await board()).toEqual([]);
    await here.db.updateTable('person').set({ ranked: 1 }).where('id', '=', 'ann').execute();
    expect((await board()).map(({ name }) => name)).toEqual(['ANN']);
    await here.db.updateTable('person').set({ ranked: 1 }).execute();
    const leaders = await board();
    expect(leaders.map(({ name }) => name).sort()).toEqual(['ANN', 'BOB']);
    expect(leaders.find(({ me }) => me)?.name).toBe('BOB');
    expect(leaders[0]!.sure).toBeGreaterThanOrEqual(leaders[1]!.sure);
    for (const { rating, uncertainty, sure } of leaders) expect(rating - 3 * uncertainty).toBe(sure);
    expect(JSON.stringify(leaders)).not.toMatch(/"(ann|bob)"/);
    expect(await new Standings(there).ladders()).toEqual([{ ...ladder, people: 2 }]);
    const wrong = await new Standings(there).leaderboard({ ...ladder, seats: 9 }, null);
    expect(wrong).toMatchObject({ ok: false, problem: { code: 'bad-plan', where: 'query.seats' } });
  });

  test('a history longer than a page is read page by page, newest first', async () => {
    for (let n = 0; n < 5; n++)
      await storeMatch(here, {
        table: `page-${n}`,
        sitters: [person('ann'), person('bob')],
        at: 1000 + (n >> 1),
      });
    for (let n = 0; n < 5; n++) await countMatch(here, `page-${n}`);
    const standings = new Standings(here);
    const read: string[] = [];
    for (let after: string | undefined; ; ) {
      const { games, next } = await standings.history('ann', { limit: 2, after });
      read.push(...games.map(({ table }) => table));
      if (next === null) break;
      after = next;
    }
    expect(read).toEqual(['page-4', 'page-3', 'page-2', 'page-1', 'page-0']);
  });
}
