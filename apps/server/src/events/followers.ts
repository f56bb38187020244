import type { ServerMessage } from '@quartet/protocol';
import type { EventInfo } from '@quartet/protocol/events';
import type { Store } from '../store/store.ts';
import type { Watcher } from '../tables/doors.ts';
import type { EventStore } from './event-store.ts';

/** So often it is looked what hints may have missed. */
const EVERY = 3_000;

type Follower = Pick<Watcher, 'person' | 'tell'>;

/** An event as it is now, for whoever looks. */
export type Sight = (person: string | null) => EventInfo;

interface Listening {
  sight(event: string): Promise<Sight | null>;
  onError(error: unknown, where: string): void;
}

interface Followed {
  readonly all: Set<Follower>;
  told: number;
  /** One after the other: nobody hears something older after something newer. */
  line: Promise<unknown>;
}

/** Those who are told about events through this node. */
export class Followers {
  private readonly stored: EventStore;
  private readonly listening: Listening;
  private readonly followed = new Map<string, Followed>();
  private readonly looking: NodeJS.Timeout | null;

  constructor(store: Store, stored: EventStore, listening: Listening) {
    this.stored = stored;
    this.listening = listening;
    store.onHint((event) => void this.hear(event));
    this.looking = store.kind === 'postgres' ? setInterval(() => void this.catchUp(), EVERY).unref() : null;
  }

  /** Told at once, and from now on. Null: there is no such event. */
  async add(event: string, follower: Follower): Promise<(() => void) | null> {
    const followed = this.followed.get(event) ?? { all: new Set(), told: 0, line: Promise.resolve() };
    this.followed.set(event, followed);
    followed.all.add(follower);
    const stop = (): void => {
      followed.all.delete(follower);
      if (followed.all.size === 0 && this.followed.get(event) === followed) this.followed.delete(event);
    };
    const isThere = await this.tellThese(event, followed, () => [follower]);
    if (!isThere) stop();
    return isThere ? stop : null;
  }

  /** Something is new: everybody here hears it as they may. */
  async tell(event: string): Promise<void> {
    const followed = this.followed.get(event);
    if (followed) await this.tellThese(event, followed, () => [...followed.all]);
  }

  private tellThese(event: string, followed: Followed, these: () => Follower[]): Promise<boolean> {
    const told = followed.line.then(async () => {
      const sight = await this.listening.sight(event);
      if (!sight) return false;
      for (const follower of these()) {
        if (!followed.all.has(follower)) continue;
        const seen = sight(follower.person?.id ?? null);
        followed.told = Math.max(followed.told, seen.seq);
        follower.tell(JSON.stringify({ type: 'event', event: seen } satisfies ServerMessage));
      }
      return true;
    });
    followed.line = told.catch(() => undefined);
    return told;
  }

  private async hear(event: string): Promise<void> {
    await this.tell(event).catch((error) => this.listening.onError(error, `event ${event}`));
  }

  private async catchUp(): Promise<void> {
    try {
      const lengths = await this.stored.lengths([...this.followed.keys()]);
      for (const [event, seq] of lengths)
        if (seq > (this.followed.get(event)?.told ?? seq)) await this.tell(event);
    } catch (error) {
      this.listening.onError(error, 'events');
    }
  }

  close(): void {
    if (this.looking) clearInterval(this.looking);
  }
}
