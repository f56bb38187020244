import { Events } from '../events/events.ts';
import { PersonDeletion } from '../people/person-deletion.ts';
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
  const failures: unknown[] = [];
  const onError = (error: unknown): void => void failures.push(error);
  const tables = new Tables(store, { botFloor: 0, botBudget: 1, workers: 0, onError });
  const events = new Events({ store, tables, onError });
  const sessions = new Sessions(store, Date.now);
  await new PersonDeletion({ store, tables, events, sessions, onError }).delete(found.id);
  events.close();
  await tables.close();
  // The rest stays noted as begun: the server tries it again.
  if (failures.length > 0) throw failures[0];
  return found;
}
