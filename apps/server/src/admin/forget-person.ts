import { Events } from '../events/events.ts';
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
  const onError = (error: unknown): never => {
    throw error;
  };
  const tables = new Tables(store, { botFloor: 0, botBudget: 1, workers: 0, onError });
  const events = new Events({ store, tables, onError });
  const accounts = new Accounts(store, Date.now);
  const sessions = new Sessions(store, Date.now);
  await new PersonalData({ store, tables, events, accounts, sessions }).forget(found.id);
  events.close();
  await tables.close();
  return found;
}
