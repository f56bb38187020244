import { Accounts } from '../people/accounts.ts';
import { PersonalData } from '../people/personal-data.ts';
import { Sessions } from '../people/sessions.ts';
import type { Store } from '../store/store.ts';
import { Tables } from '../tables/tables.ts';

/** Deletes somebody's data, by id or login. Says whose; null: nobody is called so. */
export async function forgetPerson(
  store: Store,
  called: string,
): Promise<{ readonly id: string; readonly name: string } | null> {
  const found = await store.db
    .selectFrom('person')
    .where((where) => where.or([where('id', '=', called), where('login', '=', called.toLowerCase())]))
    .select(['id', 'name'])
    .executeTakeFirst();
  if (!found) return null;
  const tables = new Tables(store, {
    botFloor: 0,
    botBudget: 1,
    workers: 0,
    onError: (error) => {
      throw error;
    },
  });
  const accounts = new Accounts(store, Date.now);
  const sessions = new Sessions(store, Date.now);
  await new PersonalData({ store, tables, accounts, sessions }).forget(found.id);
  await tables.close();
  return found;
}
