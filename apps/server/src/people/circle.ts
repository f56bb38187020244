import { randomUUID } from 'node:crypto';
import type { Emblem } from '@quartet/protocol';
import type { Acquaintance } from '@quartet/protocol/circle';
import { sql } from 'kysely';
import { ALLOWED } from '../allowed.ts';
import { InTurn } from '../in-turn.ts';
import type { Store } from '../store/store.ts';
import { problem } from '../tables/problem.ts';

type Kind = 'friend' | 'block';

/** People met last, and people who ask, that the list is made of, beside those with whom I have a bond. */
const MOST_SHOWN = 100;
const DONE = { ok: true, value: { done: true } } as const;

/** Whether the host of a table keeps this person away. */
export async function isKeptAway({ db }: Store, host: string, person: string): Promise<boolean> {
  const bond = db.selectFrom('bond').select('at').where('person', '=', host).where('other', '=', person);
  return (await bond.where('kind', '=', 'block').executeTakeFirst()) !== undefined;
}

/** Whether they have met at a table, or one of them may do something about a bond between them. */
export async function isAcquainted({ db }: Store, me: string, other: string): Promise<boolean> {
  if (me === other) return false;
  const met = await sql<{ one: number }>`
    select 1 as one from played mine join played theirs on theirs.table_id = mine.table_id
    where mine.person = ${me} and theirs.person = ${other}
    union all select 1 as one from seated mine join seated theirs on theirs.table_id = mine.table_id
    where mine.person = ${me} and theirs.person = ${other}
    union all select 1 as one from bond where (person = ${me} and other = ${other})
      or (person = ${other} and other = ${me} and kind = 'friend')
    limit 1`.execute(db);
  return met.rows.length > 0;
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
    const [met, own, asking] = await Promise.all([this.met(me), this.ownBonds(me), this.askingMe(me)]);
    // Neither many games with strangers nor many who ask take anybody off the list with whom I have a bond.
    const ids = [
      ...new Set([...[...met.keys()].slice(0, MOST_SHOWN), ...own.map(({ other }) => other), ...asking]),
    ];
    if (ids.length === 0) return [];
    const bonds = [...own, ...(await this.bondsWithMe(me, ids))];
    const people = await this.store.db
      .selectFrom('person')
      .select(['id', 'name', 'emblem'])
      .where('id', 'in', ids)
      .execute();
    const known = new Map(people.map((person) => [person.id, person]));
    const held = new Set(bonds.map(({ person, other, kind }) => `${person} ${other} ${kind}`));
    const has = (from: string, to: string, kind: Kind): boolean => held.has(`${from} ${to} ${kind}`);
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
    if (!(await isAcquainted(this.store, me, other)))
      return problem('not-found', 'You have not played with this person.');
    if ((wanted.friend || wanted.blocked) && (await this.isFull(me, other)))
      return problem('full', `You have ${ALLOWED.bonds} friends and blocked people; remove one first.`);
    if (wanted.friend !== undefined) await this.set(me, other, 'friend', wanted.friend);
    if (wanted.blocked !== undefined) await this.set(me, other, 'block', wanted.blocked);
    if (wanted.blocked) await this.set(me, other, 'friend', false);
    return DONE;
  }

  report(me: string, about: string, table: string | null, text: string) {
    return this.turns.run(me, () => this.addReport(me, about, table, text));
  }

  private async addReport(me: string, about: string, table: string | null, text: string) {
    const { db } = this.store;
    const known = await db.selectFrom('person').select('id').where('id', '=', about).executeTakeFirst();
    if (!known) return problem('not-found', 'There is no such person.', 'body.person');
    const row = { id: randomUUID(), by: me, about, table_id: table, text, at: Date.now() };
    await this.store.batch([db.insertInto('report').values(row).compile()], [me]);
    // Counted after it was stored: of those that come at the same moment none is overlooked.
    const mine = await db.selectFrom('report').select('id').where('by', '=', me).execute();
    if (mine.length <= ALLOWED.reports) return DONE;
    await db.deleteFrom('report').where('id', '=', row.id).execute();
    return problem('full', 'Enough of your reports wait to be read.', 'body');
  }

  private async set(person: string, other: string, kind: Kind, isOn: boolean): Promise<void> {
    const { db } = this.store;
    if (isOn) {
      const bond = db
        .insertInto('bond')
        .values({ person, other, kind, at: Date.now() })
        .onConflict((known) => known.columns(['person', 'other', 'kind']).doNothing());
      await this.store.batch([bond.compile()], [person, other]);
    } else
      await db
        .deleteFrom('bond')
        .where('person', '=', person)
        .where('other', '=', other)
        .where('kind', '=', kind)
        .execute();
  }

  /** Whether there is no room for a bond with somebody new. */
  private async isFull(me: string, other: string): Promise<boolean> {
    const mine = await this.store.db.selectFrom('bond').select('other').where('person', '=', me).execute();
    const others = new Set(mine.map((bond) => bond.other));
    return !others.has(other) && others.size >= ALLOWED.bonds;
  }

  private ownBonds(me: string) {
    const bonds = this.store.db.selectFrom('bond').select(['person', 'other', 'kind']);
    return bonds.where('person', '=', me).orderBy('at', 'desc').orderBy('other').execute();
  }

  /** People by id who asked me to be friends, the latest first. */
  private async askingMe(me: string): Promise<string[]> {
    const asking = this.store.db.selectFrom('bond').select('person').where('other', '=', me);
    const latest = asking.where('kind', '=', 'friend').orderBy('at', 'desc').orderBy('person');
    return (await latest.limit(MOST_SHOWN).execute()).map(({ person }) => person);
  }

  private bondsWithMe(me: string, people: readonly string[]) {
    const bonds = this.store.db.selectFrom('bond').select(['person', 'other', 'kind']);
    return bonds.where('other', '=', me).where('person', 'in', people).execute();
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
