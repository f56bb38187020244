import type { Person, TableLine } from '@quartet/protocol';
import type { Store } from '../store/store.ts';
import type { Daytime } from './house-time.ts';
import type { NameBook } from './names.ts';
import { listLine, peopleIn, type SummaryRow } from './summary.ts';

const LONGEST_LIST = 200;
const MOST_RUNNING = 30;

/** Tables as lists show them, read from their summaries. */
export class Lists {
  private readonly store: Store;
  private readonly names: NameBook;
  private readonly time: Daytime;

  constructor(store: Store, names: NameBook, time: Daytime) {
    this.store = store;
    this.names = names;
    this.time = time;
  }

  async byCode(code: string): Promise<string | null> {
    const row = await this.store.db
      .selectFrom('summary')
      .select('table_id')
      .where('code', '=', code.toUpperCase())
      .executeTakeFirst();
    return row?.table_id ?? null;
  }

  /** Those waiting for this person first. */
  async mine(person: Person): Promise<TableLine[]> {
    const rows = await this.store.db
      .selectFrom('seated')
      .innerJoin('summary', 'summary.table_id', 'seated.table_id')
      .selectAll('summary')
      .where('seated.person', '=', person.id)
      .orderBy('summary.updated', 'desc')
      .limit(LONGEST_LIST)
      .execute();
    const lines = [...(await this.invitations(person.id)), ...(await this.lines(rows, person.id))];
    return lines.sort((a, b) => Number(b.waiting) - Number(a.waiting) || b.updated - a.updated);
  }

  /** Tables to which somebody asks this person, as long as they can sit down there. */
  private async invitations(person: string): Promise<TableLine[]> {
    const rows = await this.store.db
      .selectFrom('invitation')
      .innerJoin('summary', 'summary.table_id', 'invitation.table_id')
      .selectAll('summary')
      .select('invitation.by')
      .where('invitation.person', '=', person)
      .where('summary.status', '=', 'open')
      .limit(LONGEST_LIST)
      .execute();
    const names = await this.names.of(rows.map(({ by }) => by));
    const asked = rows.filter((row) => !peopleIn(row).includes(person));
    const lines = await this.lines(asked, person);
    return lines.flatMap((line, at) => {
      const by = names.get(asked[at]!.by);
      return by && line.players.some(({ kind }) => kind === 'open')
        ? [{ ...line, waiting: true, invitedBy: by.name }]
        : [];
    });
  }

  /** Listed, not begun, with a free seat. */
  async open(): Promise<TableLine[]> {
    const rows = await this.store.db
      .selectFrom('summary')
      .selectAll()
      .where('status', '=', 'open')
      .where('listed', '=', 1)
      .orderBy('updated', 'desc')
      .limit(LONGEST_LIST)
      .execute();
    const lines = await this.lines(rows, null);
    return lines.filter(({ players }) => players.some(({ kind }) => kind === 'open'));
  }

  /** Listed, and being played at, the latest first. */
  async running(): Promise<TableLine[]> {
    const rows = await this.store.db
      .selectFrom('summary')
      .selectAll()
      .where('status', '=', 'playing')
      .where('listed', '=', 1)
      .orderBy('updated', 'desc')
      .limit(MOST_RUNNING)
      .execute();
    return this.lines(rows, null);
  }

  /** What whoever looks for a table would notice if it changed; not that somebody moved. */
  async seen(): Promise<string> {
    const open = (await this.open()).map(({ updated: _, ...line }) => line);
    const running = (await this.running()).map(({ id }) => id);
    return JSON.stringify([open.sort((a, b) => (a.id < b.id ? -1 : 1)), running.sort()]);
  }

  private async lines(rows: readonly SummaryRow[], asker: string | null): Promise<TableLine[]> {
    const names = await this.names.of(rows.flatMap(peopleIn));
    return rows.map((row) => listLine(row, names, asker, this.time));
  }
}
