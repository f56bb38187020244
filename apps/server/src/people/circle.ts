import { randomUUID } from 'node:crypto';
import type { Emblem } from '@quartet/protocol';
import type { Acquaintance } from '@quartet/protocol/circle';
import { sql } from 'kysely';
import { ALLOWED } from '../allowed.ts';
import { InTurn } from '../in-turn.ts';
import type { Store } from '../store/store.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';

type Kind = 'friend' | 'block';

const MOST_SHOWN = 100;
const DONE = { ok: true, value: { done: true } } as const;

/** Whether the host of a table keeps this person away. */
export async function isKeptAway({ db }: Store, host: string, person: string): Promise<boolean> {
  const bond = db.selectFrom('bond').select('at').where('person', '=', host).where('other', '=', person);
  return (await bond.where('kind', '=', 'block').executeTakeFirst()) !== undefined;
}

/** Of those who listen, who keeps whom of those who speak away. */
export async function shunnedAmong(
  { db }: Pick<Store, 'db'>,
  listeners: readonly string[],
  speakers: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const shunned = new Map<string, Set<string>>();
  if (listeners.length === 0 || speakers.length === 0) return shunned;
  const bonds = db.selectFrom('bond').select(['person', 'other']).where('kind', '=', 'block');
  const found = await bonds.where('person', 'in', listeners).where('other', 'in', speakers).execute();
  for (const { person, other } of found)
    shunned.set(person, (shunned.get(person) ?? new Set<string>()).add(other));
  return shunned;
}

/** Those whom somebody has played with, and what they are to each other. */
export class Circle {
  private readonly store: Store;
  /** What is counted before it is added is added in turn. */
  private readonly turns = new InTurn();

  constructor(store: Store) {
    this.store = store;
  }

  /** Whom I met last first; then those with whom I only have a bond. */
  async of(me: string): Promise<Acquaintance[]> {
    const [met, bonds] = await Promise.all([this.met(me), this.bondsOf(me)]);
    const others = [...met.keys(), ...bonds.map(({ person, other }) => (person === me ? other : person))];
    const ids = [...new Set(others)].slice(0, MOST_SHOWN);
    if (ids.length === 0) return [];
    const people = await this.store.db
      .selectFrom('person')
      .select(['id', 'name', 'emblem'])
      .where('id', 'in', ids)
      .execute();
    const known = new Map(people.map((person) => [person.id, person]));
    const has = (from: string, to: string, kind: Kind): boolean =>
      bonds.some((bond) => bond.person === from && bond.other === to && bond.kind === kind);
    return ids.flatMap((id): Acquaintance[] => {
      const person = known.get(id);
      if (!person) return [];
      const [mine, theirs] = [has(me, id, 'friend'), has(id, me, 'friend') && !has(id, me, 'block')];
      const seen = met.get(id);
      // That somebody keeps me away is not for me to know.
      if (!seen && !mine && !theirs && !has(me, id, 'block')) return [];
      return [
        {
          person: { ...person, emblem: person.emblem as Emblem },
          last: seen ? { game: seen.game, at: seen.at } : null,
          ...{ games: seen?.games ?? 0, mine: seen?.mine ?? 0, theirs: seen?.theirs ?? 0 },
          friend: mine ? (theirs ? 'yes' : 'asked') : theirs ? 'asks' : 'no',
          blocked: has(me, id, 'block'),
        },
      ];
    });
  }

  /** Only with people one has met or has a bond with: nobody can be asked by strangers. */
  async change(
    me: string,
    other: string,
    wanted: { friend?: boolean | undefined; blocked?: boolean | undefined },
  ) {
    if (!(await this.knows(me, other))) return problem('not-found', 'You have not played with this person.');
    if (wanted.friend !== undefined) await this.set(me, other, 'friend', wanted.friend);
    if (wanted.blocked !== undefined) await this.set(me, other, 'block', wanted.blocked);
    if (wanted.blocked) await this.set(me, other, 'friend', false);
    return DONE;
  }

  /** To a table that has not begun. Whoever keeps me away hears nothing of it, nor do I. */
  invite(me: string, table: string, other: string): Promise<Outcome<'invited' | 'unheard'>> {
    return this.turns.run(other, () => this.addInvitation(me, table, other));
  }

  private async addInvitation(
    me: string,
    table: string,
    other: string,
  ): Promise<Outcome<'invited' | 'unheard'>> {
    const { db } = this.store;
    if (!(await this.knows(me, other))) return problem('not-found', 'You have not played with this person.');
    const waiting = await db
      .selectFrom('invitation')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((is) => is.or([is('table_id', '=', table), is('person', '=', other)]))
      .executeTakeFirst();
    if (Number(waiting?.count ?? 0) >= ALLOWED.invitations)
      return problem('full', 'Too many invitations wait already.', 'body.person');
    if (await isKeptAway(this.store, other, me)) return { ok: true, value: 'unheard' };
    await db
      .insertInto('invitation')
      .values({ person: other, table_id: table, by: me, at: Date.now() })
      .onConflict((known) => known.columns(['person', 'table_id']).doNothing())
      .execute();
    return { ok: true, value: 'invited' };
  }

  async decline(me: string, table: string): Promise<void> {
    const asked = this.store.db.deleteFrom('invitation').where('person', '=', me);
    await asked.where('table_id', '=', table).execute();
  }

  report(me: string, about: string, table: string | null, text: string) {
    return this.turns.run(me, () => this.addReport(me, about, table, text));
  }

  private async addReport(me: string, about: string, table: string | null, text: string) {
    const { db } = this.store;
    const known = await db.selectFrom('person').select('id').where('id', '=', about).executeTakeFirst();
    if (!known) return problem('not-found', 'There is no such person.', 'body.person');
    const open = await db
      .selectFrom('report')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('by', '=', me)
      .executeTakeFirst();
    if (Number(open?.count ?? 0) >= ALLOWED.reports)
      return problem('full', 'Enough of your reports wait to be read.', 'body');
    const row = { id: randomUUID(), by: me, about, table_id: table, text, at: Date.now() };
    await db.insertInto('report').values(row).execute();
    return DONE;
  }

  private async knows(me: string, other: string): Promise<boolean> {
    if (me === other) return false;
    const met = await sql<{ one: number }>`
      select 1 as one from played mine join played theirs on theirs.table_id = mine.table_id
      where mine.person = ${me} and theirs.person = ${other}
      union all select 1 as one from seated mine join seated theirs on theirs.table_id = mine.table_id
      where mine.person = ${me} and theirs.person = ${other}
      union all select 1 as one from bond where (person = ${me} and other = ${other})
        or (person = ${other} and other = ${me} and kind = 'friend')
      limit 1`.execute(this.store.db);
    return met.rows.length > 0;
  }

  private async set(person: string, other: string, kind: Kind, isOn: boolean): Promise<void> {
    const { db } = this.store;
    if (isOn)
      await db
        .insertInto('bond')
        .values({ person, other, kind, at: Date.now() })
        .onConflict((known) => known.columns(['person', 'other', 'kind']).doNothing())
        .execute();
    else
      await db
        .deleteFrom('bond')
        .where('person', '=', person)
        .where('other', '=', other)
        .where('kind', '=', kind)
        .execute();
  }

  private bondsOf(me: string) {
    const bonds = this.store.db.selectFrom('bond').select(['person', 'other', 'kind']);
    return bonds.where((is) => is.or([is('person', '=', me), is('other', '=', me)])).execute();
  }

  private async met(me: string) {
    const found = await sql<{ person: string; game: string; at: number; mine: number; theirs: number }>`
      select theirs.person as person, mine.game as game, mine.at as at,
        case when mine.place < theirs.place then 1 else 0 end as mine,
        case when theirs.place < mine.place then 1 else 0 end as theirs
      from played mine join played theirs on theirs.table_id = mine.table_id and theirs.person <> mine.person
      where mine.person = ${me} order by mine.at desc limit 2000`.execute(this.store.db);
    const met = new Map<string, { game: string; at: number; games: number; mine: number; theirs: number }>();
    for (const { person, game, at, mine, theirs } of found.rows) {
      const known = met.get(person) ?? { game, at: Number(at), games: 0, mine: 0, theirs: 0 };
      known.games++;
      known.mine += Number(mine);
      known.theirs += Number(theirs);
      met.set(person, known);
    }
    return met;
  }
}
