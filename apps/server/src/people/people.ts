import type { Person } from '@quartet/protocol';
import type { Store } from '../store/store.ts';
import { Accounts } from './accounts.ts';
import { DeviceCodes } from './device-codes.ts';
import { Passkeys } from './passkeys.ts';
import { Sessions } from './sessions.ts';
import { Tickets } from './tickets.ts';

/** Everybody who plays here: who they are, and how they show it. */
export class People {
  readonly accounts: Accounts;
  readonly sessions: Sessions;
  readonly passkeys: Passkeys;
  readonly deviceCodes: DeviceCodes;
  private readonly tickets: Tickets;

  constructor(store: Store, now: () => number = Date.now) {
    this.tickets = new Tickets(store, now);
    this.accounts = new Accounts(store, now);
    this.sessions = new Sessions(store, now);
    this.passkeys = new Passkeys(store, this.tickets, now);
    this.deviceCodes = new DeviceCodes(this.tickets);
  }

  /** Who shows this token; null: nobody we know. */
  async authenticate(token: string): Promise<Person | null> {
    return (await this.sessions.authenticate(token))?.person ?? null;
  }

  /** Throws away what has expired. */
  async sweep(): Promise<void> {
    await this.tickets.sweep();
    await this.sessions.sweep();
  }
}
