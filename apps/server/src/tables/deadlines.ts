import type { Store } from '../store/store.ts';
import type { Tables } from './tables.ts';

/** How long whoever claims a deadline has to see to it. */
const LEASE = 5_000;
/** At most this many are seen to at once. */
const HANDFUL = 50;
/** Looked for at least this often, should every hint get lost. */
const PATIENCE = 1_000;
const BEAT = 1_000;

/** Sees to what is due: bots left without a node, and people whose time is up. */
export class Deadlines {
  private readonly store: Store;
  private readonly tables: Tables;
  private readonly onError: (error: unknown, where: string) => void;
  private timer: NodeJS.Timeout | null = null;
  private beating: NodeJS.Timeout | null = null;
  private isLooking = false;
  private isTidying = false;
  private isStopped = false;

  constructor(store: Store, tables: Tables, onError: (error: unknown, where: string) => void) {
    this.store = store;
    this.tables = tables;
    this.onError = onError;
  }

  /** Nothing is due before it is known how late it is. */
  async start(): Promise<void> {
    await this.tables.time.beat();
    this.beating = setInterval(() => void this.beat(), BEAT);
    this.store.onHint(() => this.wake(20));
    this.wake(0);
  }

  stop(): void {
    this.isStopped = true;
    if (this.timer) clearTimeout(this.timer);
    if (this.beating) clearInterval(this.beating);
  }

  private async beat(): Promise<void> {
    try {
      if (await this.tables.time.beat()) await this.tables.tellTimes();
    } catch (error) {
      this.onError(error, 'heartbeat');
    }
    if (!this.isTidying) await this.tidy();
  }

  /** One at a time: behind a slow database the others would only gather. */
  private async tidy(): Promise<void> {
    this.isTidying = true;
    await this.tables.tidy().catch((error) => this.onError(error, 'tidying'));
    this.isTidying = false;
  }

  private wake(delay: number): void {
    if (this.isStopped || this.isLooking) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.look(), delay);
  }

  private async look(): Promise<void> {
    this.isLooking = true;
    const { time } = this.tables;
    let next: number | null = null;
    try {
      const { kinds } = this.tables.turns;
      const now = { now: time.forBots(), clock: time.certain };
      const due = await this.store.claimDeadlines({ ...now, lease: LEASE, limit: HANDFUL, kinds });
      for (const deadline of due)
        void this.tables
          .fire(deadline)
          .catch((error) => this.onError(error, `deadline of ${deadline.table}`));
      next = due.length === HANDFUL ? 0 : await this.store.nextDeadline(kinds);
    } catch (error) {
      this.onError(error, 'deadlines');
    }
    this.isLooking = false;
    const left = next === null ? PATIENCE : next - time.certain;
    // A damaged row may hold no number: then nothing is less than the patience.
    this.wake(left < PATIENCE ? Math.max(5, left) : PATIENCE);
  }
}
