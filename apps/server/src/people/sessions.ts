import type { Person } from '@quartet/protocol';
import type { SessionLine } from '@quartet/protocol/http';
import * as z from 'zod/mini';
import type { Store } from '../store/store.ts';
import { PERSON_COLUMNS, personFrom } from './person-row.ts';
import { hashOf, newId, newToken } from './tokens.ts';

const DAY = 86_400_000;
/** A session ends when it was not used for so long. */
export const SESSION_LASTS = 180 * DAY;
/** When it was last used is noted at most so often. */
const NOTE_EVERY = 6 * 3_600_000;
/** How long a node may still believe in a session that was revoked elsewhere, should the note about it get lost. */
const BELIEVE = 10_000;
const CACHE_SIZE = 20_000;
/** The oldest ends when a person opens more. */
const PER_PERSON = 50;
const LONGEST_TOKEN = 200;

/** What nodes tell each other. */
const forgottenSchema = z.strictObject({ forgotten: z.string() });
type Forgotten = z.infer<typeof forgottenSchema>;

export type SessionKind = SessionLine['kind'];

/** Somebody who has shown a token that opens a session. */
export interface SignedIn {
  readonly person: Person;
  readonly session: string;
  /** True now and then: time to give the browser its cookie for longer. */
  readonly renewed: boolean;
}

interface Believed {
  readonly signedIn: SignedIn;
  readonly until: number;
}

export class Sessions {
  private readonly store: Store;
  private readonly now: () => number;
  /** By the token's hash. */
  private readonly believed = new Map<string, Believed>();
  private readonly listeners: ((person: string) => void)[] = [];

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
    store.onNote((text) => {
      const person = forgottenIn(text);
      if (person !== null) this.doubt(person);
    });
  }

  /** The token is told here and never again. */
  async open(person: string, kind: SessionKind, label: string): Promise<{ id: string; token: string }> {
    const token = newToken();
    const id = newId();
    const now = this.now();
    const row = { id, person, hash: hashOf(token), kind, label: label.slice(0, 60) };
    const opened = this.store.db
      .insertInto('session')
      .values({ ...row, created: now, seen: now, expires: now + SESSION_LASTS });
    await this.store.batch([opened.compile()], [person]);
    await this.endOldest(person);
    return { id, token };
  }

  /** Null: no such token, or its session has ended. */
  async authenticate(token: string): Promise<SignedIn | null> {
    if (token.length > LONGEST_TOKEN) return null;
    const hash = hashOf(token);
    const now = this.now();
    const known = this.believed.get(hash);
    if (known && known.until > now) return known.signedIn;
    const row = await this.store.db
      .selectFrom('session')
      .innerJoin('person', 'person.id', 'session.person')
      .where('session.hash', '=', hash)
      .where('session.expires', '>', now)
      .select(['session.id as session', 'session.seen', ...PERSON_COLUMNS])
      .executeTakeFirst();
    this.believed.delete(hash);
    if (!row) return null;
    const signedIn = { person: personFrom(row), session: row.session, renewed: false };
    this.believe(hash, { signedIn, until: now + BELIEVE });
    return { ...signedIn, renewed: await this.note(row.session, row.seen, now) };
  }

  async list(person: string, here: string): Promise<SessionLine[]> {
    const rows = await this.store.db
      .selectFrom('session')
      .where('person', '=', person)
      .where('expires', '>', this.now())
      .select(['id', 'kind', 'label', 'created', 'seen'])
      .orderBy('seen', 'desc')
      .execute();
    return rows.map((row) => ({ ...row, kind: row.kind as SessionKind, here: row.id === here }));
  }

  /** False: this person has no such session. */
  async revoke(person: string, session: string): Promise<boolean> {
    const ended = await this.store.db
      .deleteFrom('session')
      .where('person', '=', person)
      .where('id', '=', session)
      .returning('id')
      .executeTakeFirst();
    if (ended) this.forget(person);
    return ended !== undefined;
  }

  /** All but this one; null: all. */
  async revokeOthers(person: string, keep: string | null): Promise<void> {
    const { db } = this.store;
    const all = db.deleteFrom('session').where('person', '=', person);
    // Whoever has made a code for another device would come back by it.
    const codes = db.deleteFrom('ticket').where('person', '=', person).where('kind', '!=', 'admin');
    await this.store.batch([(keep === null ? all : all.where('id', '!=', keep)).compile(), codes.compile()]);
    this.forget(person);
  }

  /** Some sessions of this person have ended, or the name has changed: all nodes ask the store again. */
  forget(person: string): void {
    this.doubt(person);
    this.store.note(JSON.stringify({ forgotten: person } satisfies Forgotten));
  }

  private doubt(person: string): void {
    for (const [hash, { signedIn }] of this.believed)
      if (signedIn.person.id === person) this.believed.delete(hash);
    for (const listener of this.listeners) listener(person);
  }

  /** Told whenever a session of this person may have ended, so that open connections can be asked again. */
  onForgotten(listener: (person: string) => void): void {
    this.listeners.push(listener);
  }

  async sweep(): Promise<void> {
    await this.store.db.deleteFrom('session').where('expires', '<=', this.now()).execute();
  }

  private believe(hash: string, believed: Believed): void {
    if (this.believed.size >= CACHE_SIZE) this.believed.delete(this.believed.keys().next().value!);
    this.believed.set(hash, believed);
  }

  private async note(session: string, seen: number, now: number): Promise<boolean> {
    if (now - seen < NOTE_EVERY) return false;
    await this.store.db
      .updateTable('session')
      .set({ seen: now, expires: now + SESSION_LASTS })
      .where('id', '=', session)
      .execute();
    return true;
  }

  private async endOldest(person: string): Promise<void> {
    const { db } = this.store;
    const kept = db
      .selectFrom('session')
      .select('id')
      .where('person', '=', person)
      .orderBy('seen', 'desc')
      .orderBy('id')
      .limit(PER_PERSON);
    const older = db.deleteFrom('session').where('person', '=', person).where('id', 'not in', kept);
    if (await older.returning('id').executeTakeFirst()) this.forget(person);
  }
}

/** Null: the note is about something else. */
function forgottenIn(note: string): string | null {
  // Most notes say who is where; those need not be read twice.
  if (!note.startsWith('{"forgotten":')) return null;
  try {
    return forgottenSchema.parse(JSON.parse(note)).forgotten;
  } catch {
    return null;
  }
}
