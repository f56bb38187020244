import type { Act } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageOfReports, removeReport } from '../../src/admin/report-pages.ts';
import { ALLOWED } from '../../src/allowed.ts';
import { Circle } from '../../src/people/circle.ts';
import { Invitations } from '../../src/people/invitations.ts';
import { onBothStores } from '../tables/on-both-stores.ts';
import { ANN, BOB, CID, PEOPLE } from '../tables/sitting.ts';

const DAN = PEOPLE[3]!;

onBothStores({ PostgreSQL: LONG }, (place) => {
  let circle: Circle;
  let acts = 0;
  const act = async (table: string, by: typeof ANN, what: Act): Promise<string> => {
    const outcome = await place.tables.act(table, by, `circle-${acts++}-00000000`, what);
    return outcome.ok ? 'done' : outcome.problem.code;
  };
  const make = async (host: typeof ANN, seats = 3): Promise<string> => {
    const made = await place.tables.create(host, { game: 'keltis', seats });
    if (!made.ok) throw new Error(made.problem.message);
    return made.value.table;
  };
  /** What the first is told of the second. */
  const seen = async (me: typeof ANN, other: typeof ANN) =>
    (await circle.of(me.id)).find(({ person }) => person.id === other.id);
  /** A match of the past: the first of them won. */
  const played = async (table: string, at: number, ...people: (typeof ANN)[]): Promise<void> => {
    const match = { table_id: table, at, game: 'keltis', edition: 'manual', seats: 2, bots: 0, score: 7 };
    const unrated = { ladder: null, nth: null, mu_before: null, sigma_before: null, mu: null, sigma: null };
    for (const [i, { id: person }] of people.entries())
      await place.store.db
        .insertInto('played')
        .values({ ...match, ...unrated, person, place: i + 1 })
        .execute();
  };

  beforeAll(async () => {
    circle = new Circle(place.store);
    await played('one', 1000, ANN, BOB);
    await played('two', 2000, CID, ANN);
    await played('three', 3000, BOB, ANN);
  });

  test('people I played with: the latest first, with how we stand', async () => {
    const people = await circle.of(ANN.id);
    expect(people.map(({ person, games, mine, theirs }) => [person.name, games, mine, theirs])).toEqual([
      ['Bob', 2, 1, 1],
      ['Cid', 1, 0, 1],
    ]);
    expect(people[0]!.last).toEqual({ game: 'keltis', at: 3000 });
  });

  test('it takes two to be friends, and strangers cannot ask', async () => {
    expect(await circle.change(DAN.id, ANN.id, { friend: true })).toMatchObject({ ok: false });
    await circle.change(ANN.id, BOB.id, { friend: true });
    expect([(await seen(ANN, BOB))!.friend, (await seen(BOB, ANN))!.friend]).toEqual(['asked', 'asks']);
    await circle.change(BOB.id, ANN.id, { friend: true });
    expect([(await seen(ANN, BOB))!.friend, (await seen(BOB, ANN))!.friend]).toEqual(['yes', 'yes']);
    await circle.change(BOB.id, ANN.id, { friend: false });
    expect((await seen(BOB, ANN))!.friend).toBe('asks');
  });

  test('whoever is kept away gets no seat, and no answer by which to know about invitations', async () => {
    await circle.change(ANN.id, CID.id, { blocked: true });
    expect((await seen(ANN, CID))!.blocked).toBe(true);
    expect((await seen(CID, ANN))!.blocked).toBe(false);
    const table = await make(ANN);
    expect(await act(table, CID, { type: 'sit' })).toBe('blocked');
    expect(await act(table, BOB, { type: 'sit' })).toBe('done');
    const theirs = await make(CID);
    expect(await new Invitations(place.store).invite(CID.id, theirs, ANN.id)).toMatchObject({ ok: true });
    expect((await place.tables.mine(ANN)).some(({ id }) => id === theirs)).toBe(false);
    await circle.change(ANN.id, CID.id, { blocked: false });
    expect(await act(table, CID, { type: 'sit' })).toBe('done');
  });

  test('what somebody says whom I keep away does not reach me, live or later; all others hear it', async () => {
    await circle.change(ANN.id, CID.id, { blocked: true });
    const table = await make(BOB);
    for (const who of [ANN, CID]) expect(await act(table, who, { type: 'sit' })).toBe('done');
    const heard = new Map<string, string[]>();
    const leaving = await Promise.all(
      [ANN, BOB, null].map((person) => {
        const texts: string[] = [];
        heard.set(person?.name ?? 'nobody', texts);
        return place.tables.watch(table, { person, tell: (text) => texts.push(text) }, 0);
      }),
    );
    await act(table, CID, { type: 'chat', text: 'rude words' });
    await act(table, BOB, { type: 'chat', text: 'kind words' });
    const read = (who: string, what: string) => heard.get(who)!.join().includes(what);
    expect(['Ann', 'Bob', 'nobody'].map((who) => read(who, 'rude words'))).toEqual([false, true, true]);
    expect(read('Ann', 'kind words')).toBe(true);
    for (const leave of leaving) leave!();
    const later = (await place.tables.look(table, ANN, 0))!.news.filter(({ kind }) => kind === 'chatted');
    expect(later.map(({ text }) => text)).toEqual(['', 'kind words']);
    await circle.change(ANN.id, CID.id, { blocked: false });
  });

  test('a report is there for whoever runs the server, until it was seen to; not by the thousand', async () => {
    expect(await circle.report(ANN.id, 'nobody', null, 'x')).toMatchObject({
      problem: { code: 'not-found' },
    });
    expect(await circle.report(ANN.id, CID.id, 'two', 'Rude words.')).toMatchObject({ ok: true });
    const { reports, total } = await pageOfReports(place.store, 0);
    expect(total).toBe(1);
    const [report] = reports;
    expect(report).toMatchObject({
      by: 'Ann',
      about: { id: CID.id, name: 'Cid' },
      table: 'two',
      text: 'Rude words.',
    });
    expect(await removeReport(place.store, report!.id)).toBe(true);
    expect(await removeReport(place.store, report!.id)).toBe(false);
    const again = () => circle.report(ANN.id, CID.id, null, 'again');
    const outcomes = await Promise.all(Array.from({ length: 3 * ALLOWED.reports }, again));
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(ALLOWED.reports);
    expect(await circle.report(ANN.id, CID.id, null, 'again')).toMatchObject({ problem: { code: 'full' } });
  });

  test('reports sent at once stay within the bound', async () => {
    await place.store.db.deleteFrom('report').execute();
    await Promise.all(Array.from({ length: 40 }, () => circle.report(BOB.id, CID.id, null, 'at once')));
    const stored = await place.store.db.selectFrom('report').select('id').where('by', '=', BOB.id).execute();
    expect(stored.length).toBeLessThanOrEqual(ALLOWED.reports);
  });

  test('neither many strangers nor many who ask take a friend off the list of people', async () => {
    const add = async (id: string): Promise<void> => {
      const person = { id, name: id, emblem: 'key', created: 1, login: null, password: null };
      await place.store.db.insertInto('person').values(person).execute();
    };
    await circle.change(ANN.id, BOB.id, { friend: true });
    await circle.change(BOB.id, ANN.id, { friend: true });
    for (let n = 0; n < 130; n++) {
      const other: typeof ANN = { ...ANN, id: `late-${n}` };
      for (const id of [other.id, `asking-${n}`]) await add(id);
      await played(`late-${n}`, 5000 + n, ANN, other);
      const bond = { person: `asking-${n}`, other: ANN.id, kind: 'friend', at: 9000 + n };
      await place.store.db.insertInto('bond').values(bond).execute();
    }
    expect(await seen(ANN, BOB)).toMatchObject({ friend: 'yes' });
    const people = await circle.of(ANN.id);
    expect(people.length).toBeLessThanOrEqual(202);
    // The latest who ask are shown, too.
    expect(people.filter(({ friend }) => friend === 'asks').map(({ person }) => person.id)).toContain(
      'asking-129',
    );
  });

  test('a person has two hundred bonds; then one must go before another is made', async () => {
    for (let n = 0; n < ALLOWED.bonds; n++)
      await place.store.db
        .insertInto('bond')
        .values({ person: CID.id, other: `bond-${n}`, kind: 'friend', at: n })
        .execute();
    expect(await circle.change(CID.id, ANN.id, { friend: true })).toMatchObject({
      problem: { code: 'full' },
    });
    await circle.change(CID.id, 'bond-0', { friend: false });
    expect(await circle.change(CID.id, ANN.id, { friend: true })).toMatchObject({ ok: true });
    expect(await circle.change(CID.id, ANN.id, { blocked: true })).toMatchObject({ ok: true });
  });

  describe('to leave it at that', () => {
    test('takes everybody’s yes; then nobody plays on, nothing counts, and people may go on together', async () => {
      const table = await make(ANN, 2);
      await act(table, BOB, { type: 'sit' });
      await act(table, ANN, { type: 'start' });
      expect(await act(table, CID, { type: 'ask', what: 'end' })).toBe('not-seated');
      expect(await act(table, ANN, { type: 'ask', what: 'end' })).toBe('done');
      expect(await act(table, BOB, { type: 'answer', ask: 1, yes: true })).toBe('done');
      const { info, result } = (await place.tables.look(table, ANN, 0))!;
      expect([info!.status, result]).toEqual(['over', null]);
      expect(await act(table, ANN, { type: 'pause' })).toBe('not-playing');
      for (const who of [ANN, BOB])
        expect(await act(table, who, { type: 'move', text: 'draw pile' })).toBe('not-playing');
      expect(await act(table, BOB, { type: 'rematch' })).toBe('done');
      const next = (await place.tables.look(table, ANN, 0))!.info!.rematch!;
      const series = (await place.tables.look(next, ANN, 0))!.info!.series;
      expect(series).toEqual({ games: 0, wins: { [ANN.id]: 0, [BOB.id]: 0 } });
    });
  });
});
