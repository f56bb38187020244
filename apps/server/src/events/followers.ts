import type { Store } from '../store/store.ts';
import type { Watcher } from '../tables/doors.ts';
import type { EventSight } from './event-sight.ts';
import type { EventStore } from './event-store.ts';

/** So often it is looked what hints may have missed. */
const EVERY = 3_000;
/** Between two messages about one event, in milliseconds: the first change is told at once, those that follow together. */
const GAP = 500;

type Follower = Pick<Watcher, 'person' | 'tell'>;

interface Listening {
  sight(event: string): Promise<EventSight | null>;
  onError(error: unknown, where: string): void;
}

interface Followed {
  readonly all: Set<Follower>;
  told: number;
  /** Set while nothing is told; what changes meanwhile is told at its end. */
  gap: NodeJS.Timeout | null;
  isStale: boolean;
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
    store.onHint((event) => this.tell(event));
    this.looking = store.kind === 'postgres' ? setInterval(() => void this.catchUp(), EVERY).unref() : null;
  }

  /** Told at once, and from now on. Null: there is no such event. */
  async add(event: string, follower: Follower): Promise<(() => void) | null> {
    const followed = this.followed.get(event) ?? { all: new Set(), told: 0, gap: null, isStale: false };
    this.followed.set(event, followed);
    followed.all.add(follower);
    const stop = (): void => {
      followed.all.delete(follower);
      if (followed.all.size > 0 || this.followed.get(event) !== followed) return;
      if (followed.gap) clearTimeout(followed.gap);
      this.followed.delete(event);
    };
    try {
      if (await this.tellThese(event, followed, [follower])) return stop;
    } catch (error) {
      stop();
      throw error;
    }
    stop();
    return null;
  }

  /** Something is new: everybody here hears it as they may, at once or with what else is new in a moment. */
  tell(event: string): void {
    const followed = this.followed.get(event);
    if (!followed) return;
    if (followed.gap) {
      followed.isStale = true;
      return;
    }
    followed.isStale = false;
    followed.gap = setTimeout(() => {
      followed.gap = null;
      if (followed.isStale) this.tell(event);
    }, GAP).unref();
    this.tellThese(event, followed, followed.all).catch((error) =>
      this.listening.onError(error, `event ${event}`),
    );
  }

  /** Sights are read one after the other and told as they come: nobody hears something older after something newer. */
  private async tellThese(event: string, followed: Followed, these: Iterable<Follower>): Promise<boolean> {
    const sight = await this.listening.sight(event);
    if (!sight) return false;
    followed.told = Math.max(followed.told, sight.state.seq);
    for (const follower of these)
      if (followed.all.has(follower)) follower.tell(sight.messageFor(follower.person?.id ?? null));
    return true;
  }

  private async catchUp(): Promise<void> {
    try {
      const lengths = await this.stored.lengths([...this.followed.keys()]);
      for (const [event, seq] of lengths) if (seq > (this.followed.get(event)?.told ?? seq)) this.tell(event);
    } catch (error) {
      this.listening.onError(error, 'events');
    }
  }

  close(): void {
    if (this.looking) clearInterval(this.looking);
    for (const { gap } of this.followed.values()) if (gap) clearTimeout(gap);
  }
}
