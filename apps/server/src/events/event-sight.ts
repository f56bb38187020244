import type { ServerMessage } from '@quartet/protocol';
import type { EventInfo } from '@quartet/protocol/events';
import type { Names } from '../tables/show.ts';
import type { EventState } from './event-state.ts';
import { showEvent, showMe } from './show-event.ts';

/** How far the tables of the running deal are; one that is not made yet is not among them. */
export type Statuses = ReadonlyMap<string, string>;

/** What can be seen of an event at one moment: what all see alike is worked out and written once. */
export class EventSight {
  readonly state: EventState;
  private readonly statuses: Statuses;
  private readonly shared: Omit<EventInfo, 'me'>;
  private readonly start: string;
  private readonly toOthers: string;

  constructor(state: EventState, names: Names, statuses: Statuses) {
    this.state = state;
    this.statuses = statuses;
    this.shared = showEvent(state, names, statuses);
    this.start = JSON.stringify({ type: 'event', event: this.shared } satisfies Unfinished).slice(0, -2);
    this.toOthers = `${this.start},"me":null}}`;
  }

  /** As this person may know it; null: a visitor without a name. */
  infoFor(person: string | null): EventInfo {
    return { ...this.shared, me: showMe(this.state, person, this.statuses) };
  }

  /** The message that tells this person all of it. */
  messageFor(person: string | null): string {
    const me = showMe(this.state, person, this.statuses);
    return me ? `${this.start},"me":${JSON.stringify(me)}}}` : this.toOthers;
  }
}

/** A message about an event without what concerns its reader alone. */
interface Unfinished {
  readonly type: Extract<ServerMessage, { type: 'event' }>['type'];
  readonly event: Omit<EventInfo, 'me'>;
}
