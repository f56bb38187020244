import { Allowances } from '../allowance.ts';
import { ALLOWED } from '../allowed.ts';
import { AtOnce } from '../at-once.ts';

/** A connection for which bytes may wait. */
interface Reader {
  readonly outgoing: {
    readonly bytesWaiting: number;
    /** The connection ends; its client comes back and resumes. */
    cut(): void;
  };
}

/** All connections of a node together: how many there may be of whom, and how much may wait for slow ones. */
export class Crowd<T extends Reader> {
  readonly all = new Set<T>();
  private readonly addresses: AtOnce;
  private readonly newcomers: AtOnce;
  private readonly visitors: AtOnce;
  private readonly people: AtOnce;
  /** What each address may say; null: as much as it likes. */
  private readonly said: Allowances | null;
  private bytes = 0;

  /** `isLimited`: false for load tests, where everybody comes from one address. */
  constructor(isLimited: boolean) {
    this.said = isLimited ? new Allowances(ALLOWED.messagesPerAddress) : null;
    const most = (number: number): AtOnce => new AtOnce(isLimited ? number : Number.POSITIVE_INFINITY);
    this.addresses = most(ALLOWED.connectionsPerAddress);
    this.newcomers = most(ALLOWED.newcomersPerAddress);
    this.visitors = most(ALLOWED.visitorsPerAddress);
    this.people = most(ALLOWED.connectionsPerPerson);
  }

  /** One more connection from this address. Says what to call when it ends; null: there are too many. */
  letInFrom(address: string): (() => void) | null {
    return this.addresses.begin(address);
  }

  /** Whether an address may say so many messages more. */
  mayHear(address: string, count: number): boolean {
    return this.said?.take(address, count) ?? true;
  }

  /** Somebody who has not said hello. Says what to call when they go or have said it; null: there are too many. */
  letInNewcomer(address: string): (() => void) | null {
    return this.newcomers.begin(address);
  }

  /** `person` null: a visitor without a name. */
  letIn(person: string | null, address: string): (() => void) | null {
    return person === null ? this.visitors.begin(address) : this.people.begin(person);
  }

  /** So many more wait for somebody; they are taken off by the returned function. Whoever is furthest behind makes room. */
  wait(bytes: number): () => void {
    this.bytes += bytes;
    if (this.bytes > ALLOWED.bytesWaitingInAll) this.slowest()?.outgoing.cut();
    return () => {
      this.bytes -= bytes;
    };
  }

  private slowest(): T | null {
    let found: T | null = null;
    let most = 0;
    for (const one of this.all) {
      const { bytesWaiting } = one.outgoing;
      if (bytesWaiting <= most) continue;
      most = bytesWaiting;
      found = one;
    }
    return found;
  }
}
