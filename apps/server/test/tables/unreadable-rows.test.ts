import type { Act, Person } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { pageOfEvents } from '../../src/admin/event-pages.ts';
import { pageOfTables } from '../../src/admin/table-pages.ts';
import { Challenges } from '../../src/daily/challenges.ts';
import { Events } from '../../src/events/events.ts';
import { Invitations } from '../../src/people/invitations.ts';
import { Standings } from '../../src/ratings/standings.ts';
import { onBothStores } from './on-both-stores.ts';
import { ANN, BOB } from './sitting.ts';

const EASY = { level: 'easy', temper: 'balanced' } as const;
/** What a forged or damaged backup may hold. */
const FORGED = [
  '',
  'null',
  '[]',
  '{"sitters":7}',
  'nonsense',
  '{"seats":2,"pace":{"kind":"untimed"},"sitters":[null]}',
];

onBothStores({ PostgreSQL: LONG }, (place) => {
  let acts = 0;
  const act = async (table: string, by: Person, what: Act): Promise<void> => {
    const outcome = await place.tables.act(table, by, `forged-${acts++}-00000000`, what);
    if (!outcome.ok) throw new Error(outcome.problem.message);
  };
  const make = async (seats: number): Promise<string> => {
    const bots = seats > 2 ? [] : [null, EASY];
    const made = await place.tables.create(ANN, { game: 'keltis', seats, bots, listed: true });
    if (!made.ok) throw new Error(made.problem.message);
    return made.value.table;
  };
  const forge = (table: string, row: object) =>
    place.store.db.updateTable('summary').set(row).where('table_id', '=', table).execute();

  test('a row that cannot be read is left out of every list of tables, and hides no other', async () => {
    const [open, running, odd] = [await make(3), await make(2), await make(4)];
    const [fine, played] = [await make(3), await make(2)];
    for (const table of [running, played]) await act(table, ANN, { type: 'start' });
    const invitations = new Invitations(place.store);
    await place.store.db.insertInto('seated').values({ table_id: fine, person: BOB.id }).execute();
    await invitations.invite(ANN.id, open, BOB.id);
    await place.store.db.deleteFrom('seated').where('person', '=', BOB.id).execute();
    await forge(odd, { status: 'as it likes' });
    for (const line of FORGED) {
      for (const table of [open, running]) await forge(table, { line });
      expect((await place.tables.open()).map(({ id }) => id)).toEqual([fine]);
      expect((await place.tables.running()).map(({ id }) => id)).toEqual([played]);
      expect((await place.tables.mine(ANN)).map(({ id }) => id).sort()).toEqual([fine, played].sort());
      expect(await place.tables.mine(BOB)).toEqual([]);
      const { tables, total } = await pageOfTables(place.store, { page: 0 }, Date.now());
      expect([tables.length, total]).toEqual([5, 5]);
      const unreadable = tables.filter(({ isUnreadable }) => isUnreadable).map(({ id }) => id);
      expect(unreadable.sort()).toEqual([open, running].sort());
    }
  });

  test('an end that cannot be read is left out of the history', async () => {
    const ends = FORGED.map((line, n) => ({ table_id: `ended-${n}`, at: n, line }));
    const sitter = { kind: 'person', person: ANN.id, cover: null };
    const fine = JSON.stringify([{ sitter, place: 1, score: 7 }]);
    for (const row of [...ends, { table_id: 'ended-fine', at: 99, line: fine }]) {
      await place.store.db.insertInto('ended').values(row).execute();
      const match = {
        person: ANN.id,
        game: 'keltis',
        edition: 'manual',
        seats: 2,
        bots: 0,
        place: 1,
        score: 7,
      };
      const unrated = { ladder: null, nth: null, mu_before: null, sigma_before: null, mu: null, sigma: null };
      await place.store.db
        .insertInto('played')
        .values({ ...match, ...unrated, table_id: row.table_id, at: row.at })
        .execute();
    }
    const { games } = await new Standings(place.store).history(ANN.id, {});
    expect(games.map(({ table }) => table)).toEqual(['ended-fine']);
  });

  test('a result of a challenge that cannot be read is left out', async () => {
    const challenge = 'ab'.repeat(32);
    for (const [n, moves] of ['["a"]', ...FORGED].entries())
      await place.store.db
        .insertInto('challenge_result')
        .values({ challenge, person: n === 0 ? ANN.id : `person-${n}`, points: n, at: n, moves })
        .execute();
    for (let n = 1; n <= FORGED.length; n++)
      await place.store.db
        .insertInto('person')
        .values({ id: `person-${n}`, name: `P ${n}`, emblem: 'sun', created: 1, login: null, password: null })
        .execute();
    const challenges = new Challenges({ store: place.store, check: async () => null, now: Date.now });
    const found = await challenges.results(ANN.id, challenge);
    // An empty list is what can be read as moves.
    expect(found.ok && found.value.results.map(({ moves }) => moves)).toEqual([[], ['a']]);
  });

  test('an evening that cannot be read is shown to the administration as that', async () => {
    for (const [n, line] of FORGED.entries())
      await place.store.db
        .insertInto('event')
        .values({
          id: `e-${n}`,
          code: `E${n}`,
          host: ANN.id,
          status: 'over',
          scored: 0,
          seq: 1,
          updated: n,
          line,
        })
        .execute();
    const { events } = await pageOfEvents(place.store, { page: 0 });
    expect(events.map(({ game }) => game)).toEqual(FORGED.map(() => '?'));
  });

  test('an evening that cannot be read hides none of the others in a person’s list', async () => {
    const events = new Events({ store: place.store, tables: place.tables, onError: () => undefined });
    const made = await events.create(ANN, { game: 'keltis', seats: 2, deals: 2 });
    if (!made.ok) throw new Error(made.problem.message);
    for (let n = 0; n < FORGED.length; n++)
      await place.store.db
        .insertInto('entered')
        .values({ event_id: `e-${n}`, person: ANN.id })
        .execute();
    expect((await events.mine(ANN.id)).map(({ id }) => id)).toEqual([made.value.event]);
    await events.close();
  });
});
