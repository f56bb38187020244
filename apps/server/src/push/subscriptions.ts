import { createHash, ECDH } from 'node:crypto';
import type { Language } from '@quartet/core';
import type { PushSubscriptionSent } from '@quartet/protocol/push';
import type { SignedIn } from '../people/sessions.ts';
import type { Store } from '../store/store.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import { STRICT, type WebhookRules, webhookFault } from '../webhooks/webhook-fault.ts';

/** The oldest ends when a person has more. */
const PER_PERSON = 10;
/** Has ended years ago; the library would complain of it on the console. */
const GONE = 'https://android.googleapis.com/gcm/';
/** How long it is believed that somebody has none: programs that play fast are not asked about at every move. */
const BELIEVED = 1_000;
const MOST_BELIEVED = 10_000;

export interface Subscription {
  readonly id: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
  readonly language: Language;
}

/** Which browsers want to be told of whose turns. They end with the session they were asked for in. */
export class Subscriptions {
  private readonly store: Store;
  private readonly rules: WebhookRules;
  /** People without any, and until when that is believed. */
  private readonly none = new Map<string, number>();

  constructor(store: Store, rules: WebhookRules = STRICT) {
    this.store = store;
    this.rules = rules;
  }

  /** A browser has one: whoever asks last is told. */
  async keep({ person, session }: SignedIn, sent: PushSubscriptionSent): Promise<Outcome<null>> {
    const { endpoint, keys, language } = sent;
    const fault = webhookFault(endpoint, this.rules, 'A push endpoint');
    if (fault !== null) return problem('bad-message', fault, 'endpoint');
    if (endpoint.startsWith(GONE)) return problem('bad-message', 'This push service has ended.', 'endpoint');
    if (!isPoint(keys.p256dh))
      return problem('bad-message', 'This key is no point of the curve P-256.', 'keys.p256dh');
    const row = { person: person.id, session, endpoint, ...keys, language, created: Date.now() };
    const subscribed = this.store.db
      .insertInto('push')
      .values({ id: idOf(endpoint), ...row })
      .onConflict((known) => known.column('id').doUpdateSet(row));
    await this.store.batch([subscribed.compile()], [person.id]);
    this.none.delete(person.id);
    await this.endOldest(person.id);
    return { ok: true, value: null };
  }

  knowsNone(person: string): boolean {
    return (this.none.get(person) ?? 0) > Date.now();
  }

  /** Those whose session still runs. */
  async of(person: string): Promise<Subscription[]> {
    const rows = await this.store.db
      .selectFrom('push')
      .innerJoin('session', 'session.id', 'push.session')
      .where('push.person', '=', person)
      .where('session.expires', '>', Date.now())
      .select(['push.id', 'endpoint', 'p256dh', 'auth', 'language'])
      .execute();
    if (rows.length === 0) this.believe(person);
    return rows.map(({ p256dh, auth, language, ...rest }) => ({
      ...rest,
      keys: { p256dh, auth },
      language: language as Language,
    }));
  }

  /** Of this person only: an endpoint is a secret, but not one to rely on. */
  async end(person: string, endpoint: string): Promise<void> {
    const ended = this.store.db.deleteFrom('push').where('id', '=', idOf(endpoint));
    await ended.where('person', '=', person).execute();
  }

  /** The push service does not know it any more. */
  async drop(id: string): Promise<void> {
    await this.store.db.deleteFrom('push').where('id', '=', id).execute();
  }

  /** Those whose session has ended. */
  async sweep(): Promise<void> {
    const { db } = this.store;
    await db
      .deleteFrom('push')
      .where(({ not, exists, selectFrom }) =>
        not(exists(selectFrom('session').select('id').whereRef('session.id', '=', 'push.session'))),
      )
      .execute();
  }

  private believe(person: string): void {
    if (this.none.size >= MOST_BELIEVED) this.none.clear();
    this.none.set(person, Date.now() + BELIEVED);
  }

  private async endOldest(person: string): Promise<void> {
    const { db } = this.store;
    const kept = db
      .selectFrom('push')
      .select('id')
      .where('person', '=', person)
      .orderBy('created', 'desc')
      .orderBy('id')
      .limit(PER_PERSON);
    await db.deleteFrom('push').where('person', '=', person).where('id', 'not in', kept).execute();
  }
}

function idOf(endpoint: string): string {
  return createHash('sha256').update(endpoint).digest('base64url');
}

function isPoint(key: string): boolean {
  try {
    ECDH.convertKey(key, 'prime256v1', 'base64url');
    return true;
  } catch {
    return false;
  }
}
