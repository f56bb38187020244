import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { kindsWith, LINE_KINDS } from '../tables/line-kinds.ts';
import { OWN_WORDS } from './personal-data.ts';

/** People looked up in one statement: nobody's move waits longer for it. */
const PAGE = 500;
/** At one sweep: what is left waits for the next. */
const HANDFUL = 500;

const BLOTTED = kindsWith(({ blotted }) => blotted !== null).map((kind) =>
  sql.lit(JSON.stringify(LINE_KINDS[kind].blotted)),
);

/** Rows that name a person, by an index. */
interface Naming {
  readonly from: string;
  readonly person: RawBuilder<string>;
  readonly where?: RawBuilder<SqlBool>;
  /** Whether one of those rows still says something; absent: it does as it is there. */
  readonly says?: RawBuilder<SqlBool>;
}

const COLUMN = sql<string>`person`;
/** Tickets, push subscriptions and invitations are left out: they are swept with their time, or with the session. */
const NAMINGS: readonly Naming[] = [
  ...[
    'seated',
    'entered',
    'session',
    'passkey',
    'challenge_result',
    'daily_result',
    'played',
    'rating',
    'bond',
  ].map((from) => ({ from, person: COLUMN })),
  { from: 'bond', person: sql`other` },
  { from: 'report', person: sql`"by"` },
  // Not a column alone: SQLite would go through the index of all hosts instead of that of what is open.
  { from: 'summary', person: sql`(host || '')`, where: sql`status = 'open'` },
  { from: 'event', person: sql`(host || '')`, where: sql`status = 'open'` },
  {
    from: 'log',
    person: sql`"by"`,
    where: OWN_WORDS,
    says: sql`exists (select 1 from log said where said."by" = named.id and ${OWN_WORDS}
      and said.body not in (${sql.join(BLOTTED)}))`,
  },
];

/** People by id who are named somewhere and are not stored (any more). */
export async function missingPeople(store: Pick<Store, 'db'>): Promise<ReadonlySet<string>> {
  const missing = new Set<string>();
  for (const naming of NAMINGS)
    for await (const person of missingIn(store, naming)) {
      missing.add(person);
      if (missing.size === HANDFUL) return missing;
    }
  return missing;
}

async function* missingIn({ db }: Pick<Store, 'db'>, naming: Naming): AsyncIterable<string> {
  const { from, person, where = sql<SqlBool>`true`, says = sql<SqlBool>`true` } = naming;
  for (let after = ''; ; ) {
    const { rows } = await sql<{ readonly id: string; readonly missing: number }>`
      select named.id as id,
        case when not exists (select 1 from person where person.id = named.id) and ${says} then 1 else 0 end as missing
      from (
        select distinct ${person} as id from ${sql.table(from)}
        where ${where} and ${person} > ${after} order by 1 limit ${PAGE}
      ) named order by 1`.execute(db);
    for (const { id, missing } of rows) if (missing === 1) yield id;
    if (rows.length < PAGE) return;
    after = rows.at(-1)!.id;
  }
}
