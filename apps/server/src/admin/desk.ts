import type {
  AdminEvent,
  AdminPerson,
  AdminReport,
  AdminTable,
  Health,
  Incident,
} from '@quartet/protocol/admin';
import type { Events } from '../events/events.ts';
import type { Store } from '../store/store.ts';
import type { Outcome } from '../tables/doors.ts';
import type { Tables } from '../tables/tables.ts';
import type { AdminAccess } from './access.ts';
import { type EventsWanted, pageOfEvents } from './event-pages.ts';
import { healthOf, type Vitals } from './health.ts';
import { incidentOf } from './incident.ts';
import { pageOfPeople } from './people-pages.ts';
import { pageOfReports, removeReport } from './report-pages.ts';
import { pageOfTables, type TablesWanted } from './table-pages.ts';

interface Parts {
  readonly store: Store;
  readonly tables: Pick<Tables, 'inspect' | 'remove' | 'time'>;
  readonly events: Pick<Events, 'end'>;
  readonly access: AdminAccess;
  vitals(): Vitals;
}

/** What the administration can see and do, once somebody may. */
export class AdminDesk {
  readonly access: AdminAccess;
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
    this.access = parts.access;
  }

  health(): Promise<Health> {
    return healthOf(this.parts.store, this.parts.vitals());
  }

  tables(wanted: TablesWanted): Promise<{ tables: AdminTable[]; total: number }> {
    return pageOfTables(this.parts.store, wanted, this.parts.tables.time.now());
  }

  events(wanted: EventsWanted): Promise<{ events: AdminEvent[]; total: number }> {
    return pageOfEvents(this.parts.store, wanted);
  }

  /** The deal that is being played is the last; without one it is over. */
  end(event: string): Promise<Outcome<{ readonly seq: number }>> {
    return this.parts.events.end(event);
  }

  people(wanted: { find?: string | undefined; page: number }): Promise<{
    people: AdminPerson[];
    total: number;
  }> {
    return pageOfPeople(this.parts.store, wanted);
  }

  reports(page: number): Promise<{ reports: AdminReport[]; total: number }> {
    return pageOfReports(this.parts.store, page);
  }

  removeReport(id: string): Promise<boolean> {
    return removeReport(this.parts.store, id);
  }

  async incident(table: string): Promise<Outcome<Incident>> {
    const inspected = await this.parts.tables.inspect(table);
    if (!inspected.ok) return inspected;
    const ids = inspected.value.people.filter((id) => id !== null);
    return { ok: true, value: incidentOf(table, inspected.value, await this.namesOf(ids)) };
  }

  /** False: there is none. */
  remove(table: string): Promise<boolean> {
    return this.parts.tables.remove(table);
  }

  async isPerson(id: string): Promise<boolean> {
    return (await this.namesOf([id])).size > 0;
  }

  private async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (ids.length === 0) return new Map();
    const people = this.parts.store.db.selectFrom('person').select(['id', 'name']).where('id', 'in', ids);
    return new Map((await people.execute()).map(({ id, name }) => [id, name]));
  }
}
