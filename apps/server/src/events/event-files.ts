import { ALLOWED } from '../allowed.ts';
import type { EventFile } from './event-file.ts';
import type { EventState } from './event-state.ts';

/** Files of events: each is worked out from all its records, so one after the other, and whoever asks meanwhile shares it. */
export class EventFiles {
  private readonly make: (state: EventState) => Promise<EventFile>;
  private readonly asked = new Map<string, Promise<EventFile>>();
  private line: Promise<unknown> = Promise.resolve();

  constructor(make: (state: EventState) => Promise<EventFile>) {
    this.make = make;
  }

  /** Null: too many others are being made. */
  get(state: EventState): Promise<EventFile> | null {
    const asked = this.asked.get(state.id);
    if (asked) return asked;
    if (this.asked.size >= ALLOWED.eventFilesWaiting) return null;
    const made = this.line.then(() => this.make(state)).finally(() => this.asked.delete(state.id));
    this.line = made.catch(() => undefined);
    this.asked.set(state.id, made);
    return made;
  }
}
