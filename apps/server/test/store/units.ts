import type { Deadline, Entry, Summary, Unit } from '../../src/store/store.ts';

let made = 0;

/** A table of its own for each test. */
export function newTable(): string {
  return `table-${process.pid}-${++made}`;
}

interface Wishes {
  readonly entry?: Partial<Entry>;
  readonly summary?: Partial<Summary>;
  readonly deadline?: Unit['deadline'];
  readonly people?: readonly string[];
  readonly seed?: string;
  readonly mustExist?: readonly string[];
}

export function unit(table: string, seq: number, wishes: Wishes = {}): Unit {
  const { entry, summary, deadline = null, ...rest } = wishes;
  return {
    entry: {
      table,
      seq,
      at: 1_800_000_000_000 + seq,
      kind: 'moved',
      by: 'ada',
      id: null,
      body: `{"text":"play ${seq}"}`,
      hash: null,
      ...entry,
    },
    summary: {
      table,
      code: `code of ${table}`,
      game: 'linko',
      status: 'playing',
      listed: true,
      host: 'ada',
      waitingFor: 'otto',
      seq,
      updated: 1_800_000_000_000 + seq,
      line: '{"seats":2}',
      ...summary,
    },
    deadline,
    ...rest,
  };
}

export function due(
  table: string,
  seq: number,
  at: number,
  wishes: { readonly kind?: Deadline['kind']; readonly lease?: number } = {},
): Deadline & { readonly lease: number } {
  return { table, seq, at, kind: wishes.kind ?? 'clock', lease: wishes.lease ?? 0 };
}

export function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}
