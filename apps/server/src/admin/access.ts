import { randomBytes, timingSafeEqual } from 'node:crypto';
import { Tickets } from '../people/tickets.ts';
import { hashOf } from '../people/tokens.ts';
import type { Store } from '../store/store.ts';

/** Milliseconds; then the secret is asked for again. */
export const ADMIN_LASTS = 3_600_000;

/** Who may see the administration: whoever has shown its secret within the last hour. */
export class AdminAccess {
  private readonly tickets: Tickets;
  /** Null: there is no administration here. */
  private readonly hash: string | null;

  constructor(store: Store, secret: string | null, now: () => number = Date.now) {
    this.tickets = new Tickets(store, now);
    this.hash = secret === null ? null : hashOf(secret);
  }

  get isOn(): boolean {
    return this.hash !== null;
  }

  /** What the browser keeps from now on, and until when it works; null: that is not the secret. */
  async signIn(shown: string): Promise<{ readonly cookie: string; readonly until: number } | null> {
    if (this.hash === null) return null;
    // Both are hashes of one length: how long it takes tells nothing about the secret.
    if (!timingSafeEqual(Buffer.from(hashOf(shown)), Buffer.from(this.hash))) return null;
    const cookie = randomBytes(32).toString('base64url');
    const until = await this.tickets.put('admin', this.named(cookie), { person: null, lasts: ADMIN_LASTS });
    return { cookie, until };
  }

  async isIn(cookie: string | null): Promise<boolean> {
    return this.hash !== null && cookie !== null && this.tickets.has('admin', this.named(cookie));
  }

  async signOut(cookie: string | null): Promise<void> {
    if (cookie !== null) await this.tickets.take('admin', this.named(cookie));
  }

  /** With another secret, all sessions are other ones. */
  private named(cookie: string): string {
    return `${this.hash} ${cookie}`;
  }
}
