import type { Person } from '@quartet/protocol';
import type { ChangeMe, Guest, Me, NewPassword } from '@quartet/protocol/http';
import { Conflict, type Store } from '../store/store.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import { hashPassword, isPassword } from './passwords.ts';
import { PERSON_COLUMNS, personFrom } from './person-row.ts';
import { newId } from './tokens.ts';

/** People as they are stored. A guest who gets a password or a passkey stays the same person, with the same history. */
export class Accounts {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  async makeGuest({ name, emblem, program }: Guest): Promise<Person> {
    const row = { id: newId(), name, emblem, program: program ? 1 : 0 };
    await this.store.db
      .insertInto('person')
      .values({ ...row, created: this.now(), login: null, password: null, ranked: 0 })
      .execute();
    return personFrom(row);
  }

  /** Null: there is no such person (any more). */
  async me(id: string): Promise<Me | null> {
    const { db } = this.store;
    const row = await db
      .selectFrom('person')
      .where('id', '=', id)
      .select([...PERSON_COLUMNS, 'login', 'ranked', 'created'])
      .executeTakeFirst();
    if (!row) return null;
    const passkeys = await db
      .selectFrom('passkey')
      .where('person', '=', id)
      .select(['id', 'created'])
      .orderBy('created')
      .execute();
    const { login, created, ranked } = row;
    return { person: personFrom(row), login, passkeys, ranked: ranked === 1, created };
  }

  async change(id: string, { name, emblem, ranked }: ChangeMe): Promise<void> {
    const changes = {
      ...(name !== undefined && { name }),
      ...(emblem !== undefined && { emblem }),
      ...(ranked !== undefined && { ranked: ranked ? 1 : 0 }),
    };
    if (Object.keys(changes).length === 0) return;
    await this.store.db.updateTable('person').set(changes).where('id', '=', id).execute();
  }

  async setPassword(id: string, wanted: NewPassword): Promise<Outcome<null>> {
    const { db } = this.store;
    const row = await db.selectFrom('person').where('id', '=', id).select('password').executeTakeFirst();
    if (!row) return problem('sign-in', 'This person is not known any more.');
    if (row.password !== null && !(await isPassword(wanted.current ?? '', row.password, id)))
      return problem('bad-sign-in', 'The current password is not right.', 'current');
    const password = await hashPassword(wanted.password, id);
    const update = db
      .updateTable('person')
      .set({ login: wanted.login.toLowerCase(), password })
      .where('id', '=', id);
    try {
      await this.store.batch([update.compile()]);
    } catch (error) {
      if (error instanceof Conflict)
        return problem('taken-name', 'Somebody else signs in by this name.', 'login');
      throw error;
    }
    return { ok: true, value: null };
  }

  /** Whoever has lost it needs none to set another. False: there is no such person. */
  async dropPassword(id: string): Promise<boolean> {
    const dropped = await this.store.db
      .updateTable('person')
      .set({ password: null })
      .where('id', '=', id)
      .executeTakeFirst();
    return Number(dropped.numUpdatedRows) > 0;
  }

  /** The person's id. Takes as long for a login nobody has. `asker`: from where. */
  async signIn(login: string, password: string, asker: string): Promise<Outcome<string>> {
    const row = await this.store.db
      .selectFrom('person')
      .where('login', '=', login.toLowerCase())
      .select(['id', 'password'])
      .executeTakeFirst();
    const fits = await isPassword(password, row?.password ?? null, asker);
    if (!row || !fits) return problem('bad-sign-in', 'Login and password do not fit.');
    return { ok: true, value: row.id };
  }
}
