import type { Act, Person } from '@quartet/protocol';
import { LONG } from '@quartet/testkit/long';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { ALLOWED } from '../../src/allowed.ts';
import { Circle } from '../../src/people/circle.ts';
import { Invitations } from '../../src/people/invitations.ts';
import { onBothStores } from '../tables/on-both-stores.ts';
import { ANN, addPeople, BOB, CID, PEOPLE } from '../tables/sitting.ts';

const HOUR = 3_600_000;
const EASY = { level: 'easy', temper: 'balanced' } as const;

onBothStores({ PostgreSQL: LONG }, (place) => {
  let invitations: Invitations;
  let circle: Circle;
  let acts = 0;
  const act = async (table: string, by: Person, what: Act): Promise<string> => {
    const outcome = await place.tables.act(table, by, `invited-${acts++}-00000000`, what);
    return outcome.ok ? 'done' : outcome.problem.code;
  };
  const make = async (host: Person, seats = 3): Promise<string> => {
    const made = await place.tables.create(host, { game: 'keltis', seats });
    if (!made.ok) throw new Error(made.problem.message);
    return made.value.table;
  };
  const invite = async (by: Person, table: string, person: Person): Promise<string> => {
    const invited = await invitations.invite(by.id, table, person.id);
    return invited.ok ? invited.value : invited.problem.code;
  };
  const invitedTo = async (person: Person): Promise<string[]> =>
    (await place.tables.mine(person)).flatMap(({ id, invitedBy }) => (invitedBy ? [id] : []));
  const stored = async (): Promise<number> =>
    (await place.store.db.selectFrom('invitation').selectAll().execute()).length;
  /** Each of them has met Cid: as strangers do who sat once at the same table. */
  const meet = async (...people: Person[]): Promise<void> => {
    for (const { id } of [...people, CID])
      await place.store.db
        .insertInto('seated')
        .values({ table_id: 'met-once', person: id })
        .onConflict((known) => known.doNothing())
        .execute();
  };

  beforeAll(async () => {
    invitations = new Invitations(place.store);
    circle = new Circle(place.store);
    await meet(ANN, BOB);
  });
  beforeEach(async () => {
    for (const from of ['invitation', 'summary'] as const) await place.store.db.deleteFrom(from).execute();
  });

  test('an invitation is found among one’s tables until its person sits there or says no', async () => {
    const table = await make(ANN);
    expect(await invite(ANN, table, PEOPLE[3]!)).toBe('not-found');
    expect(await invite(ANN, table, BOB)).toBe('invited');
    const [line] = await place.tables.mine(BOB);
    expect(line).toMatchObject({ id: table, invitedBy: 'Ann', waiting: true });
    expect(await act(table, BOB, { type: 'sit' })).toBe('done');
    expect((await place.tables.mine(BOB)).filter(({ id }) => id === table)).toHaveLength(1);
    expect(await invitedTo(BOB)).toEqual([]);
    await invite(ANN, table, CID);
    await invitations.decline(CID.id, table);
    expect(await invitedTo(CID)).toEqual([]);
  });

  test('an accepted invitation ends with sitting down, so friends can invite each other again and again', async () => {
    for (let n = 0; n < ALLOWED.invitations + 5; n++) {
      const table = await make(ANN, 2);
      expect([n, await invite(ANN, table, CID)]).toEqual([n, 'invited']);
      // The allowance for acts is not what is tested here: the seat is taken as the log does it.
      await place.store.db.insertInto('seated').values({ table_id: table, person: CID.id }).execute();
    }
    await invitations.sweep(Date.now());
    expect(await stored()).toBe(0);
    const table = await make(ANN);
    await invite(ANN, table, CID);
    expect(await act(table, CID, { type: 'sit' })).toBe('done');
    await expect.poll(stored).toBe(0);
    expect(await act(table, CID, { type: 'stand' })).toBe('done');
    expect(await invitedTo(CID)).toEqual([]);
  });

  test('an invitation ends with the start, with the table, and after a day', async () => {
    const begun = await make(ANN, 2);
    await invite(ANN, begun, CID);
    await act(begun, ANN, { type: 'bot', seat: 1, bot: EASY });
    // Every seat is taken, and yet it is shown: a seat may become free again.
    expect(await invitedTo(CID)).toEqual([begun]);
    expect((await place.tables.mine(CID)).find(({ id }) => id === begun)).toMatchObject({ waiting: false });
    await act(begun, ANN, { type: 'start' });
    expect(await invitedTo(CID)).toEqual([]);
    const removed = await make(ANN);
    await invite(ANN, removed, CID);
    await place.tables.remove(removed);
    expect(await invitedTo(CID)).toEqual([]);
    const old = await make(ANN);
    await invite(ANN, old, CID);
    await place.store.db
      .updateTable('invitation')
      .set({ at: Date.now() - 25 * HOUR })
      .execute();
    expect(await invitedTo(CID)).toEqual([]);
    await invitations.sweep(Date.now());
    expect(await stored()).toBe(0);
  });

  test('invitations stored before there was an end do not fill a list, and are swept away', async () => {
    for (let n = 0; n < ALLOWED.invitations; n++)
      await place.store.db
        .insertInto('invitation')
        .values({ person: CID.id, table_id: `old-${n}`, by: ANN.id, at: Date.now() })
        .execute();
    await place.store.db
      .insertInto('invitation')
      .values({ person: CID.id, table_id: 'older', by: BOB.id, at: 1 })
      .execute();
    await invitations.sweep(Date.now());
    expect(await stored()).toBe(0);
    expect(await invite(ANN, await make(ANN), CID)).toBe('invited');
  });

  test('one person fills five lines of another’s list, however their tables go on; all are shown', async () => {
    const tables = [];
    for (let n = 0; n < ALLOWED.invitationsToOne; n++) {
      tables.push(await make(BOB, 2));
      expect(await invite(BOB, tables[n]!, CID)).toBe('invited');
    }
    expect(await invite(BOB, await make(BOB, 2), CID)).toBe('full');
    expect((await invitedTo(CID)).sort()).toEqual([...tables].sort());
    // A game that starts with a bot instead does not make room for another invitation.
    await act(tables[0]!, BOB, { type: 'bot', seat: 1, bot: EASY });
    await act(tables[0]!, BOB, { type: 'start' });
    expect(await invite(BOB, await make(BOB, 2), CID)).toBe('full');
    // Others still can.
    expect(await invite(ANN, await make(ANN), CID)).toBe('invited');
    await invitations.declineAll(CID.id);
    expect(await invitedTo(CID)).toEqual([]);
    expect(await invite(BOB, await make(BOB, 2), CID)).toBe('invited');
  });

  test('an invitation sent again to the same table is no news', async () => {
    const table = await make(ANN);
    expect([await invite(ANN, table, CID), await invite(ANN, table, CID)]).toEqual(['invited', 'unheard']);
    expect(await stored()).toBe(1);
  });

  test('twenty invitations sent at once add no more than the bound', async () => {
    const tables = await Promise.all(Array.from({ length: 20 }, () => make(ANN)));
    const answers = await Promise.all(tables.map((table) => invite(ANN, table, CID)));
    expect(answers.filter((one) => one === 'invited').length).toBeLessThanOrEqual(ALLOWED.invitationsToOne);
    expect(await invitedTo(CID)).toHaveLength(answers.filter((one) => one === 'invited').length);
  });

  test('strangers cannot fill a list so that a friend finds no room', async () => {
    const strangers = Array.from({ length: 6 }, (_, n): Person => {
      return { id: `stranger-${n}`, name: `Stranger ${n}`, emblem: 'key' };
    });
    await addPeople(place.store, strangers);
    await meet(...strangers);
    for (const stranger of strangers)
      for (let n = 0; n < ALLOWED.invitationsToOne; n++) await invite(stranger, await make(stranger, 2), CID);
    expect(await invitedTo(CID)).toHaveLength(ALLOWED.invitations);
    expect(await invite(ANN, await make(ANN), CID)).toBe('full');
    await circle.change(CID.id, ANN.id, { friend: true });
    expect(await invite(ANN, await make(ANN), CID)).toBe('invited');
    await circle.change(CID.id, ANN.id, { friend: false });
  });

  test('an invitation by a person blocked afterwards is neither shown nor counted, and they cannot tell', async () => {
    for (let n = 0; n < 3; n++) await invite(BOB, await make(BOB), CID);
    await circle.change(CID.id, BOB.id, { blocked: true });
    expect(await invitedTo(CID)).toEqual([]);
    // As to anybody: until there are five, then no more.
    for (let n = 3; n < ALLOWED.invitationsToOne; n++)
      expect(['invited', 'unheard']).toContain(await invite(BOB, await make(BOB), CID));
    expect(await invite(BOB, await make(BOB), CID)).toBe('full');
    expect(await invitedTo(CID)).toEqual([]);
    await circle.change(CID.id, BOB.id, { blocked: false });
  });
});
