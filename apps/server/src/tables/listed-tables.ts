import type { Act } from '@quartet/protocol';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { ALLOWED } from '../allowed.ts';
import type { Store } from '../store/store.ts';
import type { Outcome } from './doors.ts';
import { problem } from './problem.ts';
import type { Room } from './room.ts';
import type { SummaryRow } from './summary.ts';

const DAY = 86_400_000;
/** Tables whose address is remembered, each a parameter of a query; of older ones the bound by host is left. */
const MOST_REMEMBERED = 20_000;

interface Origin {
  readonly host: string;
  /** Null: not made through this node since it started, or addresses are not limited. */
  readonly address: string | null;
}

/** Bounds how many tables of one host, and made from one address, the public list holds. Addresses are never stored. */
export class ListedTables {
  private readonly store: Store;
  private readonly addresses = new Map<string, string>();
  /** Tables that are being put on the list and may not be in the store yet, in the order in which they came. */
  private readonly pending = new Map<string, Origin>();

  constructor(store: Store) {
    this.store = store;
  }

  /** The table was made from this address. */
  note(table: string, address: string | null): void {
    if (address === null) return;
    this.addresses.set(table, address);
    if (this.addresses.size > MOST_REMEMBERED) this.addresses.delete(this.addresses.keys().next().value!);
  }

  addressOf(table: string): string | null {
    return this.addresses.get(table) ?? null;
  }

  /** What puts this table of this host on the list, done if there is room for it; else why not. */
  async within<T>(table: string, host: string, done: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
    const origin = { host, address: this.addressOf(table) };
    const before = new Map(this.pending);
    this.pending.set(table, origin);
    try {
      return (await this.problemOf(table, origin, before)) ?? (await done());
    } finally {
      this.pending.delete(table);
    }
  }

  private async problemOf(
    table: string,
    { host, address }: Origin,
    before: ReadonlyMap<string, Origin>,
  ): Promise<Outcome<never> | null> {
    const ofHost = new Set(keysOf(before, (one) => one.host === host));
    for (const id of await this.listedAmong(sql.ref('host'), [host])) ofHost.add(id);
    ofHost.delete(table);
    if (ofHost.size >= ALLOWED.listedTables)
      return problem(
        'full',
        `${ALLOWED.listedTables} tables of one host are on the public list at most; start, leave or unlist one first.`,
      );
    if (address === null) return null;
    const fromThere = new Set(keysOf(before, (one) => one.address === address));
    const made = [...this.addresses].flatMap(([id, from]) => (from === address ? [id] : []));
    for (const id of await this.listedAmong(sql.ref('table_id'), made)) fromThere.add(id);
    fromThere.delete(table);
    if (fromThere.size < ALLOWED.listedTablesPerAddress) return null;
    return problem(
      'full',
      `${ALLOWED.listedTablesPerAddress} tables made from your address are on the public list already.`,
    );
  }

  private async listedAmong(column: RawBuilder<unknown>, values: readonly string[]): Promise<string[]> {
    if (values.length === 0) return [];
    const rows = this.store.db.selectFrom('summary').select('table_id').where(isListed());
    const found = await rows.where(sql<SqlBool>`${column} in (${sql.join(values)})`).execute();
    return found.map(({ table_id }) => table_id);
  }
}

/** Who hosts the table that this act puts on the public list; null: it does not. */
export async function hostOfListing(room: Room, act: Act): Promise<string | null> {
  if (act.type !== 'sit' && !(act.type === 'settle' && act.listed)) return null;
  return room.read(({ status, listed, people, host }) => {
    const isOn = listed && people.length > 0;
    return status === 'open' && !isOn && (listed || act.type === 'settle') ? host : null;
  });
}

function keysOf(origins: ReadonlyMap<string, Origin>, isMeant: (one: Origin) => boolean): string[] {
  return [...origins].flatMap(([table, one]) => (isMeant(one) ? [table] : []));
}

/** Of a row of `summary`: it has not begun, everybody may find it, and somebody sits there. */
function isListed(): RawBuilder<SqlBool> {
  return sql`(status = 'open' and listed = 1
    and exists (select 1 from seated where seated.table_id = summary.table_id))`;
}

/**
 * The rows of the list of open tables. Left out are those without a free seat, and those where nothing has happened for a
 * day while their host was not on this server either.
 */
export function openRows(store: Pick<Store, 'db'>, now: number, limit: number): Promise<SummaryRow[]> {
  const since = now - DAY;
  // As `JSON.stringify` writes it; nothing that a person chose is in the line.
  const hasFreeSeat = sql<SqlBool>`line like '%{"kind":"open"}%'`;
  const isFresh = sql<SqlBool>`(updated > ${since}
    or exists (select 1 from session where session.person = summary.host and session.seen > ${since}))`;
  return inTurn(store, sql<SqlBool>`${isListed()} and ${hasFreeSeat} and ${isFresh}`, limit);
}

/** The rows of the list of tables that are played at. */
export function runningRows(store: Pick<Store, 'db'>, limit: number): Promise<SummaryRow[]> {
  return inTurn(store, sql<SqlBool>`(status = 'playing' and listed = 1)`, limit);
}

/** Each host's newest before anybody's second, the newest first; of one host no more than may be on the list. */
function inTurn({ db }: Pick<Store, 'db'>, which: RawBuilder<SqlBool>, limit: number): Promise<SummaryRow[]> {
  const nth = sql<number>`row_number() over (partition by host order by updated desc, table_id)`;
  const rows = db.selectFrom('summary').selectAll().select(nth.as('nth')).where(which);
  return db
    .selectFrom(rows.as('hosted'))
    .selectAll()
    .where('nth', '<=', ALLOWED.listedTables)
    .orderBy('nth')
    .orderBy('updated', 'desc')
    .orderBy('table_id')
    .limit(limit)
    .execute();
}
