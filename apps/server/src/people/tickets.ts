import type { Store } from '../store/store.ts';
import { hashOf } from './tokens.ts';

export type TicketKind = 'add-passkey' | 'passkey' | 'device' | 'admin';

/** Something short-lived that opens something once: a passkey's challenge, a code for another device. */
export class Tickets {
  private readonly store: Store;
  private readonly now: () => number;

  constructor(store: Store, now: () => number) {
    this.store = store;
    this.now = now;
  }

  /** `alone`: earlier ones of this person and kind stop working. */
  async put(
    kind: TicketKind,
    secret: string,
    ticket: { readonly person: string | null; readonly lasts: number; readonly alone?: boolean },
  ): Promise<number> {
    const { db } = this.store;
    const expires = this.now() + ticket.lasts;
    const row = { hash: ticketHash(kind, secret), kind, person: ticket.person, body: '', expires };
    const earlier = db.deleteFrom('ticket').where('kind', '=', kind).where('person', '=', ticket.person);
    await this.store.batch(
      [...(ticket.alone ? [earlier.compile()] : []), db.insertInto('ticket').values(row).compile()],
      ticket.person === null ? [] : [ticket.person],
    );
    return expires;
  }

  /** Whether it would be taken; it stays. */
  async has(kind: TicketKind, secret: string): Promise<boolean> {
    const row = await this.store.db
      .selectFrom('ticket')
      .where('hash', '=', ticketHash(kind, secret))
      .select('expires')
      .executeTakeFirst();
    return row !== undefined && row.expires > this.now();
  }

  /** Whose it was; it is used up now. Null: there is none, or it came too late. */
  async take(kind: TicketKind, secret: string): Promise<{ readonly person: string | null } | null> {
    const row = await this.store.db
      .deleteFrom('ticket')
      .where('hash', '=', ticketHash(kind, secret))
      .returning(['person', 'expires'])
      .executeTakeFirst();
    return row && row.expires > this.now() ? { person: row.person } : null;
  }

  async sweep(): Promise<void> {
    await this.store.db.deleteFrom('ticket').where('expires', '<=', this.now()).execute();
  }
}

function ticketHash(kind: TicketKind, secret: string): string {
  return hashOf(`${kind} ${secret}`);
}
