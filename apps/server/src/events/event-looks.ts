import { SharedReads } from '../shared-reads.ts';
import type { NameBook } from '../tables/names.ts';
import { EventSight } from './event-sight.ts';
import type { EventState } from './event-state.ts';
import type { EventStore } from './event-store.ts';
import { tablesOf } from './event-tables.ts';
import type { KeptEvents } from './kept-events.ts';
import { peopleOf } from './show-event.ts';

interface Looking {
  readonly stored: Pick<EventStore, 'statuses'>;
  readonly kept: KeptEvents;
  readonly names: NameBook;
}

/** Events as they can be seen now. A sight is made anew only where something would look different. */
export class EventLooks {
  private readonly parts: Looking;
  private readonly reads = new SharedReads((event: string) => this.read(event));
  /** The latest of each, as long as its state is kept. */
  private readonly latest = new WeakMap<EventState, { readonly seen: string; readonly sight: EventSight }>();

  constructor(parts: Looking) {
    this.parts = parts;
  }

  /** Null: there is no such event. */
  at(event: string): Promise<EventSight | null> {
    return this.reads.read(event);
  }

  private async read(event: string): Promise<EventSight | null> {
    const { stored, kept, names } = this.parts;
    const state = await kept.fresh(event);
    if (!state) return null;
    const { running } = state;
    const statuses = await stored.statuses(running ? tablesOf(state, running.deal) : []);
    const named = await names.of(peopleOf(state));
    const seen = JSON.stringify([[...named], [...statuses]]);
    const latest = this.latest.get(state);
    if (latest?.seen === seen) return latest.sight;
    const sight = new EventSight(state, named, statuses);
    this.latest.set(state, { seen, sight });
    return sight;
  }
}
