import type { Person, TableLine } from '@quartet/protocol';
import { sql } from 'kysely';
import type { Invitations } from '../people/invitations.ts';
import type { Store } from '../store/store.ts';
import type { Daytime } from './house-time.ts';
import { rematchId } from './ids.ts';
import { openRows, runningRows } from './listed-tables.ts';
import type { NameBook } from './names.ts';
import { SharedRead } from './shared-read.ts';
import { listLine, peopleIn, readRow, type SummaryRow } from './summary.ts';

const LONGEST_LIST = 200;
const MOST_RUNNING = 30;
/** Rematches that a code is followed through. */
const LONGEST_SERIES = 50;

/** Tables as lists show them, read from their summaries. */
export class Lists {
  private readonly store: Store;
  private readonly names: NameBook;
  private readonly time: Daytime;
  private readonly invitations: Invitations;
  // Anybody may ask for these, as often as an address may ask.
  private readonly openLines = new SharedRead(() => this.readOpen());
  private readonly runningLines = new SharedRead(() => this.readRunning());

  constructor(store: Store, names: NameBook, time: Daytime, invitations: Invitations) {
    this.store = store;
    this.invitations = invitations;
    this.names = names;
    this.time = time;
  }

  /** By its six letters: the table, or where those who sat there went on. Null: none is there, or its match is over. */
  async byCode(code: string): Promise<string | null> {
    const { db } = this.store;
    const rows = db.selectFrom('summary').select(['table_id', 'status']);
    let row = await rows.where('code', '=', code.toUpperCase()).executeTakeFirst();
    for (let n = 0; n < LONGEST_SERIES && row?.status === 'over'; n++)
      row = await rows.where('table_id', '=', rematchId(row.table_id)).executeTakeFirst();
    return row && row.status !== 'over' ? row.table_id : null;
  }

  /** Those waiting for this person first, then those that are not over. */
  async mine(person: Person): Promise<TableLine[]> {
    const isOver = sql<number>`case when status = 'over' then 1 else 0 end`;
    const waits = sql<number>`case when waiting_for = ${person.id} then 0 else 1 end`;
    const rows = await this.store.db
      .selectFrom('seated')
      .innerJoin('summary', 'summary.table_id', 'seated.table_id')
      .selectAll('summary')
      .where('seated.person', '=', person.id)
      .orderBy(isOver)
      .orderBy(waits)
      .orderBy('summary.updated', 'desc')
      .limit(LONGEST_LIST)
      .execute();
    const lines = [...(await this.invited(person.id)), ...(await this.lines(rows, person.id))];
    return lines.sort((a, b) => Number(b.waiting) - Number(a.waiting) || b.updated - a.updated);
  }

  /** Tables to which somebody asks this person; they wait for an answer as long as there is a free seat. */
  private async invited(person: string): Promise<TableLine[]> {
    const rows = await this.invitations
      .shownTo(person)
      .selectAll('summary')
      .select('invitation.by')
      .orderBy('invitation.at', 'desc')
      .execute();
    const inviters = await this.names.of(rows.map(({ by }) => by));
    const by = new Map(rows.map((row) => [row.table_id, inviters.get(row.by)]));
    return (await this.lines(rows, person)).flatMap((line) => {
      const inviter = by.get(line.id);
      const waiting = line.players.some(({ kind }) => kind === 'open');
      return inviter ? [{ ...line, waiting, invitedBy: inviter.name }] : [];
    });
  }

  /** Listed, not begun, with a free seat: each host's newest first, then each one's second. */
  open(): Promise<readonly TableLine[]> {
    return this.openLines.get();
  }

  /** Listed, and being played at. */
  running(): Promise<readonly TableLine[]> {
    return this.runningLines.get();
  }

  /** What whoever looks for a table would notice if it changed; not that somebody moved. */
  async seen(): Promise<string> {
    const open = (await this.open()).map(({ updated: _, ...line }) => line);
    const running = (await this.running()).map(({ id }) => id);
    return JSON.stringify([open.sort((a, b) => (a.id < b.id ? -1 : 1)), running.sort()]);
  }

  private async readOpen(): Promise<readonly TableLine[]> {
    const lines = await this.lines(await openRows(this.store, Date.now(), LONGEST_LIST), null);
    return lines.filter(({ players }) => players.some(({ kind }) => kind === 'open'));
  }

  private async readRunning(): Promise<readonly TableLine[]> {
    return this.lines(await runningRows(this.store, MOST_RUNNING), null);
  }

  /** A row that cannot be read is left out; the administration's list shows it as that. */
  private async lines(rows: readonly SummaryRow[], asker: string | null): Promise<TableLine[]> {
    const read = rows.flatMap((row) => readRow(row) ?? []);
    const names = await this.names.of(read.flatMap(peopleIn));
    return read.map((row) => listLine(row, names, asker, this.time));
  }
}
