import { LONG } from '@quartet/testkit/long';
import { expect, test } from 'vitest';
import { Events } from '../src/events/events.ts';
import { People } from '../src/people/people.ts';
import { PersonDeletion } from '../src/people/person-deletion.ts';
import { sweepForsaken } from '../src/sweep.ts';
import { onBothStores } from './tables/on-both-stores.ts';

const DAY = 86_400_000;

onBothStores({ PostgreSQL: LONG }, (place) => {
  test('guests who cannot come back, and tables nobody came back to, are swept; all others stay', async () => {
    const { store, tables } = place;
    let now = Date.now();
    const people = new People(store, () => now);
    const { accounts, sessions } = people;
    const guest = (name: string) => accounts.makeGuest({ name, emblem: 'sun' });
    const [ann, bob, cid] = [await guest('Ann'), await guest('Bob'), await guest('Cid')];
    await sessions.open(ann.id, 'browser', 'x');
    await accounts.setPassword(bob.id, { login: 'bob', password: 'correct horse battery' });
    const make = async (): Promise<string> => {
      const made = await tables.create(ann, { game: 'keltis', seats: 2 });
      if (!made.ok) throw new Error(made.problem.message);
      return made.value.table;
    };
    const [old, watched, begun, newer] = [await make(), await make(), await make(), await make()];
    await tables.act(begun, cid, 'sit-down-here', { type: 'sit' });
    await tables.act(begun, ann, 'start-it-here', { type: 'start' });
    await tables.watch(watched, { person: null, tell: () => undefined }, 0);
    const sweep = () => sweepForsaken({ store, tables, deletion }, now);
    const events = new Events({ store, tables, onError: () => undefined });
    const deletion = new PersonDeletion({ store, tables, events, sessions, onError: () => undefined });
    const left = async (): Promise<string[]> => [
      ...(await store.lengths([old, watched, begun, newer])).keys(),
    ];
    const known = async (): Promise<string[]> =>
      (await store.db.selectFrom('person').select('name').orderBy('name').execute()).map(({ name }) => name);
    const made = await events.create(ann, { game: 'keltis', seats: 2, deals: 2 });
    if (!made.ok) throw new Error(made.problem.message);
    const { event } = made.value;
    await sweep();
    expect([(await left()).length, await known()]).toEqual([4, ['Ann', 'Bob', 'Cid']]);
    expect(await events.look(event, null)).not.toBeNull();

    now += 31 * DAY;
    await store.db.updateTable('summary').set({ updated: now }).where('table_id', '=', newer).execute();
    await sweep();
    expect((await left()).sort()).toEqual([watched, begun, newer].sort());
    // An evening that nobody began goes, its secrets too.
    expect(await events.look(event, null)).toBeNull();
    expect(await store.db.selectFrom('secret').where('table_id', '=', event).selectAll().execute()).toEqual(
      [],
    );
    // Cid has neither session nor password; a bot has the seat.
    expect(await known()).toEqual(['Ann', 'Bob']);
    const seen = await tables.look(begun, null, 0);
    expect(seen!.info!.players.map(({ kind }) => kind)).toEqual(['person', 'bot']);

    now += 366 * DAY;
    await people.sweep();
    await sweep();
    // Ann goes, and with her the table where she alone sat, whoever looks on.
    expect([await left(), await known()]).toEqual([[], ['Bob']]);
  });
});
