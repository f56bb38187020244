import type { Store } from '../store/store.ts';

/** Milliseconds after which a meeting is forgotten. */
const LATELY = 30 * 86_400_000;

/** The same two people on the same ladder again and again teach less and less: their nth match is an nth of one. */
export function weightOf(meetings: number): number {
  return 1 / (1 + meetings);
}

/** How often each has lately met the one of the others they met most often. */
export async function meetingsOf(
  { db }: Store,
  ladder: string,
  people: readonly string[],
  at: number,
): Promise<ReadonlyMap<string, number>> {
  if (people.length < 2) return new Map();
  const rows = await db
    .selectFrom('played as mine')
    .innerJoin('played as theirs', 'theirs.table_id', 'mine.table_id')
    .where('mine.ladder', '=', ladder)
    .where('mine.at', '>', at - LATELY)
    .where('mine.person', 'in', people)
    .where('theirs.person', 'in', people)
    .whereRef('theirs.person', '<>', 'mine.person')
    .groupBy(['mine.person', 'theirs.person'])
    .select((is) => ['mine.person', is.fn.countAll<number>().as('times')])
    .execute();
  const most = new Map<string, number>();
  for (const { person, times } of rows) most.set(person, Math.max(most.get(person) ?? 0, Number(times)));
  return most;
}
