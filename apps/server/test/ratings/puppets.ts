import { beforeEach, expect, test } from 'vitest';
import { countMatch } from '../../src/ratings/count-match.ts';
import { NEWCOMER } from '../../src/ratings/skill.ts';
import { Standings } from '../../src/ratings/standings.ts';
import type { Store } from '../../src/store/store.ts';
import { addPeople, bot, type Plan, person, storeMatch } from './ladder-matches.ts';

const LADDER = { game: 'keltis', edition: 'manual', seats: 2, bots: false } as const;
const COVER = { level: 'medium', temper: 'balanced' } as const;
const DAY = 86_400_000;

/** Nobody becomes good by playing with puppets. `open` is asked before each test, and nothing is stored then. */
export function testPuppets(open: () => Promise<Store>): void {
  let store: Store;
  let matches = 0;
  beforeEach(async () => {
    store = await open();
    await addPeople(store, 'ann', 'bob', 'cid', 'dan', 'eve');
    await store.db.updateTable('person').set({ ranked: 1 }).execute();
  });

  /** The first of them wins, unless said otherwise. */
  async function play(people: readonly string[], plan: Partial<Plan> = {}): Promise<void> {
    const table = `puppets-${matches++}`;
    await storeMatch(store, { table, seed: 'puppets', sitters: people.map(person), winner: 0, ...plan });
    await countMatch(store, table);
  }

  const playedBy = (id: string) =>
    store.db.selectFrom('played').selectAll().where('person', '=', id).orderBy('nth').execute();

  async function leaders(ladder: Parameters<Standings['leaderboard']>[0] = LADDER): Promise<string[]> {
    const board = await new Standings(store).leaderboard(ladder, null);
    if (!board.ok) throw new Error(board.problem.message);
    return board.value.leaders.map(({ name }) => name);
  }

  test('fifty wins over one puppet make no leader; three wins over three people do, and five are worth more', async () => {
    const others = ['p', 'q'];
    await addPeople(store, ...others);
    for (let n = 0; n < 50; n++) await play(['ann', 'bob']);
    expect(await leaders()).toEqual([]);
    for (const other of ['bob', 'dan', 'eve']) await play(['cid', other]);
    expect(await leaders()).toEqual(['CID']);
    for (const other of others) await play(['cid', other]);
    const ratingOf = (id: string) =>
      store.db.selectFrom('rating').selectAll().where('person', '=', id).executeTakeFirstOrThrow();
    expect((await ratingOf('cid')).sure).toBeGreaterThan((await ratingOf('ann')).sure);
  });

  test('the nth match with the same person teaches an nth, and all of it again after a month', async () => {
    for (let n = 0; n < 4; n++) await play(['ann', 'bob'], { at: DAY + n });
    await play(['ann', 'cid'], { at: DAY + 9 });
    await play(['ann', 'bob'], { at: 40 * DAY });
    const gains = (await playedBy('ann')).map(({ mu, mu_before }) => mu! - mu_before!);
    for (let n = 1; n < 4; n++) expect(gains[n]!).toBeLessThan(gains[n - 1]!);
    expect(gains[3]!).toBeLessThan(gains[0]! / 3);
    expect(gains[4]!).toBeGreaterThan(2 * gains[3]!);
    expect(gains[5]!).toBeGreaterThan(2 * gains[3]!);
  });

  test('nobody makes a match too short to count by hurrying, nor long enough by waiting', async () => {
    // Ann waits where she is ahead, and hurries where she is not, against somebody who decides at once.
    await play(['ann', 'bob'], { took: 20_000 });
    await play(['ann', 'bob'], { took: 600_000, slow: 0 });
    expect((await playedBy('ann')).map(({ ladder }) => ladder)).toEqual([null, null]);
    // And against somebody who takes their time.
    await play(['ann', 'cid'], { took: 31_000, slow: 1, winner: 1 });
    const [lost] = (await playedBy('ann')).filter(({ ladder }) => ladder !== null);
    expect(lost!.mu!).toBeLessThan(lost!.mu_before!);
  });

  test('a match that took seconds is history, but no rating', async () => {
    await play(['ann', 'bob'], { took: 20_000 });
    await play(['ann', 'bob'], { took: 61_000 });
    const rows = await playedBy('ann');
    expect(rows.map(({ ladder, nth }) => [ladder !== null, nth]).sort()).toEqual([
      [false, null],
      [true, 1],
    ]);
  });

  test('a win over somebody who never moved is none', async () => {
    const meanwhile: Plan['meanwhile'] = [{ kind: 'covered', seat: 1, bot: COVER }];
    await play(['ann', 'bob'], { meanwhile });
    expect((await playedBy('ann'))[0]).toMatchObject({ place: 1, ladder: null, mu: null });
    const [lost] = await playedBy('bob');
    expect(lost).toMatchObject({ nth: 1, moved: 0 });
    expect(lost!.mu).toBeLessThan(NEWCOMER.mu);
  });

  test('whoever let a bot win for them gains nothing, and whoever lost to it loses nothing', async () => {
    const meanwhile: Plan['meanwhile'] = [{ kind: 'covered', seat: 0, bot: COVER }];
    await play(['ann', 'bob'], { meanwhile });
    expect((await playedBy('ann'))[0]).toMatchObject({ place: 1, nth: null, mu: null });
    expect((await playedBy('bob'))[0]).toMatchObject({ place: 2, nth: null });
  });

  test('whom the host removes neither gains nor loses', async () => {
    const meanwhile: Plan['meanwhile'] = [{ kind: 'removed', seat: 1, bot: COVER }];
    await play(['ann', 'bob', 'cid'], { meanwhile });
    expect((await playedBy('bob'))[0]).toMatchObject({ nth: null, ladder: null });
    expect((await playedBy('ann'))[0]!.mu).toBeGreaterThan(NEWCOMER.mu);
    expect((await playedBy('cid'))[0]!.mu).toBeLessThan(NEWCOMER.mu);
  });

  test('alone against bots nobody need be met', async () => {
    const sitters = [person('ann'), bot('easy')];
    for (let n = 0; n < 3; n++) await play([], { sitters });
    expect(await leaders({ ...LADDER, bots: true })).toEqual(['ANN']);
  });
}
