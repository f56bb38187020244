import { expect, test } from 'vitest';
import { AdminAccess } from '../../src/admin/access.ts';
import { pageOfTables } from '../../src/admin/table-pages.ts';
import { openStore } from '../../src/store/open-store.ts';
import { Tables } from '../../src/tables/tables.ts';
import { ANN, addPeople, temporaryFolder } from '../tables/sitting.ts';

const EASY = { level: 'easy', temper: 'balanced' } as const;

test('a session of the administration ends after an hour, and with the secret by which it was opened', async () => {
  using folder = temporaryFolder();
  const store = await openStore({ data: folder.path });
  let now = 1_000_000;
  const access = new AdminAccess(store, 'the first secret of all', () => now);
  const { cookie } = (await access.signIn('the first secret of all'))!;
  expect(await access.isIn(cookie)).toBe(true);
  const changed = new AdminAccess(store, 'another secret than before', () => now);
  expect(await changed.isIn(cookie)).toBe(false);
  now += 3_600_000;
  expect(await access.isIn(cookie)).toBe(false);
  await store.close();
});

test('without a secret there is no administration, whatever is shown', async () => {
  using folder = temporaryFolder();
  const store = await openStore({ data: folder.path });
  const access = new AdminAccess(store, null);
  expect([
    access.isOn,
    await access.signIn(''),
    await access.signIn('null'),
    await access.isIn('null'),
  ]).toEqual([false, null, null, false]);
  await store.close();
});

test('a table where a bot should long have moved is stuck, and comes first', async () => {
  using folder = temporaryFolder();
  const store = await openStore({ data: folder.path });
  await addPeople(store);
  const tables = new Tables(store, {
    botFloor: 0,
    botBudget: 1,
    workers: 0,
    onError: (error) => {
      throw error;
    },
  });
  const begin = async (bots: readonly (typeof EASY)[]): Promise<string> => {
    const made = await tables.create(ANN, { game: 'linko', seats: bots.length + 1, bots: [...bots] });
    if (!made.ok) throw new Error(made.problem.message);
    await tables.act(made.value.table, ANN, `start-${made.value.table.slice(0, 20)}`, { type: 'start' });
    return made.value.table;
  };
  const begun = await Promise.all(Array.from({ length: 6 }, () => begin([EASY])));
  const whose = await Promise.all(begun.map((table) => tables.look(table, ANN, 0)));
  const waiting = begun.filter((_, i) => whose[i]!.view!.actor !== whose[i]!.viewer);
  const { tables: listed } = await pageOfTables(store, { page: 0 }, Date.now() + 60_000);
  expect(
    listed
      .filter(({ isStuck }) => isStuck)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(waiting.sort());
  expect(listed.slice(0, waiting.length).every(({ isStuck }) => isStuck)).toBe(true);
  await tables.close();
  await store.close();
});
