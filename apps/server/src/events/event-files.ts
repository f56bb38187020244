import { ALLOWED } from '../allowed.ts';
import { InTurn } from '../in-turn.ts';
import type { EventFile } from './event-file.ts';

/** Files of events: built from all records, so one at a time; requests for the same file share it. */
export class EventFiles {
  private readonly make: (event: string) => Promise<EventFile>;
  private readonly asked = new Map<string, Promise<EventFile>>();
  private readonly turns = new InTurn();

  constructor(make: (event: string) => Promise<EventFile>) {
    this.make = make;
  }

  /** Null: too many others are being made. */
  get(event: string): Promise<EventFile> | null {
    const asked = this.asked.get(event);
    if (asked) return asked;
    if (this.asked.size >= ALLOWED.eventFilesWaiting) return null;
    const made = this.turns.run('file', () => this.make(event)).finally(() => this.asked.delete(event));
    this.asked.set(event, made);
    return made;
  }
}
