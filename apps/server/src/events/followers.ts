import type { ServerMessage } from '@quartet/protocol';
import type { EventInfo } from '@quartet/protocol/events';
import type { Store } from '../store/store.ts';
import type { Watcher } from '../tables/doors.ts';
import type { EventStore } from './event-store.ts';

/** So often it is looked what hints may have missed. */
const EVERY = 3_000;

type Follower = Pick<Watcher, 'person' | 'tell'>;

interface Listening {
  look(event: string, person: string | null): Promise<EventInfo | null>;
  onError(error: unknown, where: string): void;
}

/** Those who are told about events through this node. */
export class Followers {
  private readonly stored: EventStore;
  private readonly listening: Listening;
  private readonly followed = new Map<string, { readonly all: Set<Follower>; told: number }>();
  private readonly looking: NodeJS.Timeout | null;

  constructor(store: Store, stored: EventStore, listening: Listening) {
    this.stored = stored;
    this.listening = listening;
    store.onHint((event) => void this.hear(event));
    this.looking = store.kind === 'postgres' ? setInterval(() => void this.catchUp(), EVERY).unref() : null;
  }

  add(event: string, follower: Follower, told: number): () => void {
    const followed = this.followed.get(event) ?? { all: new Set(), told };
    followed.all.add(follower);
    this.followed.set(event, followed);
    return () => {
      followed.all.delete(follower);
      if (followed.all.size === 0 && this.followed.get(event) === followed) this.followed.delete(event);
    };
  }

  /** Something is new: everybody here hears it as they may. */
  async tell(event: string): Promise<void> {
    const followed = this.followed.get(event);
    if (!followed) return;
    for (const follower of [...followed.all]) {
      const seen = await this.listening.look(event, follower.person?.id ?? null);
      if (!seen || !followed.all.has(follower)) continue;
      followed.told = Math.max(followed.told, seen.seq);
      follower.tell(JSON.stringify({ type: 'event', event: seen } satisfies ServerMessage));
    }
  }

  private async hear(event: string): Promise<void> {
    await this.tell(event).catch((error) => this.listening.onError(error, `event ${event}`));
  }

  private async catchUp(): Promise<void> {
    try {
      const lengths = await this.stored.lengths([...this.followed.keys()]);
      for (const [event, seq] of lengths) if (seq > this.followed.get(event)!.told) await this.tell(event);
    } catch (error) {
      this.listening.onError(error, 'events');
    }
  }

  close(): void {
    if (this.looking) clearInterval(this.looking);
  }
}
