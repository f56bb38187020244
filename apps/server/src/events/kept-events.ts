import { ALLOWED } from '../allowed.ts';
import { SharedReads } from '../shared-reads.ts';
import type { EventEntry, EventStep } from './event-lines.ts';
import type { EventState } from './event-state.ts';
import type { EventStore } from './event-store.ts';

/** Events in the memory of this node: their logs are read once, and then only what is new in them. */
export class KeptEvents {
  private readonly stored: EventStore;
  private readonly onNews: (event: string, seq: number) => void;
  /** The least recently used first. */
  private readonly states = new Map<string, EventState>();
  private readonly reads = new SharedReads((event: string) => this.read(event));

  /** `onNews`: this node stored a line. */
  constructor(stored: EventStore, onNews: (event: string, seq: number) => void) {
    this.stored = stored;
    this.onNews = onNews;
  }

  get size(): number {
    return this.states.size;
  }

  /** As it is in the store now, whichever node wrote last; null: there is no such event. */
  fresh(event: string): Promise<EventState | null> {
    return this.reads.read(event);
  }

  /** One line more: stored, then shown. Null: another node was quicker, or has done this very act. */
  async add(
    state: EventState,
    line: EventEntry,
    { by, id }: Pick<EventStep, 'by' | 'id'> = { by: null, id: null },
  ): Promise<EventState | null> {
    const step: EventStep = { seq: state.seq + 1, at: Date.now(), by, id, line };
    const next = state.after([step]);
    if (!(await this.stored.append(next, step))) return null;
    this.keep(next);
    this.onNews(next.id, next.seq);
    return next;
  }

  private keep(state: EventState): void {
    const known = this.states.get(state.id);
    this.states.delete(state.id);
    this.states.set(state.id, known && known.seq > state.seq ? known : state);
    if (this.states.size > ALLOWED.eventsKept) this.states.delete(this.states.keys().next().value!);
  }

  private async read(event: string): Promise<EventState | null> {
    const seq = (await this.stored.lengths([event])).get(event);
    if (seq === undefined) {
      this.states.delete(event);
      return null;
    }
    const known = this.states.get(event) ?? null;
    const state = known && known.seq >= seq ? known : await this.stored.load(event, known);
    if (state) this.keep(state);
    return state;
  }
}
