import type { Person, TablePlan } from '@quartet/protocol';
import { Conflict, NoPerson, type Store } from '../store/store.ts';
import { COVER } from './acting.ts';
import type { Outcome } from './doors.ts';
import { newCode, newTableId, rematchId } from './ids.ts';
import type { Sitter } from './lines.ts';
import type { ListedTables } from './listed-tables.ts';
import { newSecret } from './luck.ts';
import { lineOf, type Planned, rematchOf } from './new-table.ts';
import type { Room } from './room.ts';
import { hostAfter } from './seating.ts';
import { type Stepping, unitOf } from './stored-step.ts';
import type { TableLimits } from './table-limits.ts';
import { TableState } from './table-state.ts';

/** There are sixty-four million codes. */
const CODES_TRIED = 5;

interface Parts {
  readonly store: Store;
  readonly listed: ListedTables;
  readonly limits: TableLimits;
  readonly stepping: Stepping;
  /** Draws a code for a new table. */
  drawCode?: (() => string) | undefined;
}

/** Makes tables: the first entries of their logs. */
export class TableCreation {
  private readonly parts: Parts;

  constructor(parts: Parts) {
    this.parts = parts;
  }

  /** `address`: from where it is made; null where addresses are not limited. */
  async create(
    host: Person,
    plan: TablePlan,
    address: string | null,
  ): Promise<Outcome<{ readonly table: string }>> {
    const { limits, listed } = this.parts;
    const planned = lineOf(plan, host);
    if (!planned.ok) return planned;
    const table = newTableId();
    listed.note(table, address);
    const make = async (): Promise<Outcome<{ readonly table: string }>> => {
      await this.begin(table, planned.value, host.id);
      return { ok: true, value: { table } };
    };
    const done = plan.listed ? () => listed.within(table, host.id, make) : make;
    return limits.within(host.id, 'make', done);
  }

  /** The first entry of a log. If it is there already, somebody else made the same table. */
  async begin(
    table: string,
    line: Planned,
    by: string,
    secret?: ReturnType<typeof newSecret>,
  ): Promise<void> {
    const { store, stepping, drawCode = newCode } = this.parts;
    for (let tries = 1; ; tries++) {
      const { stored, seal } = secret ?? newSecret(table);
      const sealed = { ...line, code: drawCode(), seal };
      const state = TableState.begin(table, { seq: 1, at: Date.now(), by, id: null, line: sealed }, stored);
      try {
        await store.append(unitOf(state, state.told[0]!, stored, stepping));
        return;
      } catch (error) {
        // Another table has this code.
        if (!(error instanceof Conflict) || tries === CODES_TRIED) throw error;
      }
    }
  }

  /** Like `begin`; whoever was deleted meanwhile is left out of it. */
  async beginWithoutMissing(...[table, line, by, secret]: Parameters<TableCreation['begin']>): Promise<void> {
    try {
      await this.begin(table, line, by, secret);
    } catch (error) {
      if (!(error instanceof NoPerson) || (error.person === by && !line.event)) throw error;
      await this.beginWithoutMissing(table, withoutPerson(line, error.person), by, secret);
    }
  }

  /** The next table exists before anybody is told of it. */
  async prepareRematch(room: Room, by: Person): Promise<void> {
    const { listed } = this.parts;
    const next = await room.read((state) =>
      state.status === 'over' && state.rematch === null && !state.event && state.seatOf(by.id) !== null
        ? rematchOf(state)
        : null,
    );
    if (!next) return;
    const table = rematchId(room.id);
    listed.note(table, listed.addressOf(room.id));
    const make = async (isListed: boolean): Promise<Outcome<void>> => {
      await this.beginWithoutMissing(table, { ...next, listed: isListed }, by.id);
      return { ok: true, value: undefined };
    };
    // Where the public list has no room for it, they go on at one that is not on it.
    const made = next.listed ? await listed.within(table, next.host, () => make(true)) : await make(false);
    if (!made.ok) await make(false);
  }
}

/** At an evening a bot plays in their place; elsewhere the seat is free. */
function withoutPerson(line: Planned, person: string): Planned {
  const instead: Sitter = line.event ? { kind: 'bot', bot: COVER, left: true } : { kind: 'open' };
  const isMissing = (one: Sitter): boolean => one.kind === 'person' && one.person === person;
  const sitters = line.sitters.map((one) => (isMissing(one) ? instead : one));
  const { [person]: _, ...wins } = line.series?.wins ?? {};
  const series = line.series && { series: { ...line.series, wins } };
  return { ...line, sitters, ...series, host: line.host === person ? hostAfter(person, sitters) : line.host };
}
