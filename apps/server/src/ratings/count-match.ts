import { OWN_OPTIONS } from '@quartet/protocol/ratings';
import { type CompiledQuery, sql } from 'kysely';
import { Conflict, type Store } from '../store/store.ts';
import { type Ending, endingOf, type Finisher } from './ending.ts';
import { ladderKey } from './ladders.ts';
import { botSkill, learn, NEWCOMER, type Skill, sureOf } from './skill.ts';

/** How often it is tried anew when other matches of the same people end at the same time. */
const TRIES = 20;

/** What a match changes on its ladder, for one person. */
interface Change {
  readonly nth: number;
  readonly before: Skill;
  readonly after: Skill;
}

/**
 * Writes down how the match of this table ended and what it teaches, once, whoever asks and however often:
 * the table's id is unique among all that has `ended`. Null: it is not over, or was counted before.
 */
export async function countMatch(store: Store, table: string): Promise<Ending | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await isCounted(store, table)) return null;
    const stored = await store.load(table);
    const ending = stored && endingOf(stored);
    if (!ending) return null;
    try {
      await store.batch(await statements(store, ending));
      return ending;
    } catch (error) {
      // Somebody else has counted this match, or another of these people just now: look again.
      if (!(error instanceof Conflict)) throw error;
    }
  }
  throw new Error(`The match of table ${table} could not be counted: too many others end at the same time.`);
}

async function isCounted({ db }: Store, table: string): Promise<boolean> {
  const row = await db.selectFrom('ended').select('at').where('table_id', '=', table).executeTakeFirst();
  return row !== undefined;
}

async function statements(store: Store, ending: Ending): Promise<CompiledQuery[]> {
  const ladder = ladderFor(ending);
  const changes = ladder === null ? new Map<string, Change>() : await changesOn(store, ladder, ending);
  const line = JSON.stringify(ending.finishers);
  const ended = store.db.insertInto('ended').values({ table_id: ending.table, at: ending.at, line });
  // Always in the same order: then two such transactions never wait for each other.
  const people = peopleOf(ending).sort((a, b) => (a.person < b.person ? -1 : 1));
  return [
    ended.compile(),
    ...people.map((one) => insertPlayed(store, ending, one, ladder, changes.get(one.person) ?? null)),
    ...people.flatMap(({ person }) => {
      const change = changes.get(person);
      return change ? [rewriteRating(store, ending, person, change)] : [];
    }),
  ];
}

interface PersonAtEnd extends Finisher {
  readonly person: string;
}

function peopleOf({ finishers }: Ending): PersonAtEnd[] {
  const people = finishers.flatMap((one) =>
    one.sitter.kind === 'person' ? [{ ...one, person: one.sitter.person }] : [],
  );
  return people.filter(({ person }, at) => people.findIndex((other) => other.person === person) === at);
}

/** Null: played by rules of their own, or there was nobody to be measured against. */
function ladderFor(ending: Ending): string | null {
  const { game, edition, seats, bots, finishers } = ending;
  const isAlone = finishers.length < 2;
  const sitters = finishers.filter(({ sitter }) => sitter.kind === 'person').length;
  const isTwice = peopleOf(ending).length < sitters;
  if (edition === OWN_OPTIONS || isAlone || isTwice) return null;
  return ladderKey({ game, edition, seats, bots });
}

/** By person. Read in one statement, so all of one moment; if that has passed, the nth is taken. */
async function changesOn(store: Store, ladder: string, ending: Ending): Promise<Map<string, Change>> {
  const people = peopleOf(ending).map(({ person }) => person);
  if (people.length === 0) return new Map();
  const rows = await store.db
    .selectFrom('rating')
    .select(['person', 'mu', 'sigma', 'games'])
    .where('ladder', '=', ladder)
    .where('person', 'in', people)
    .execute();
  const known = new Map(rows.map((row) => [row.person, row]));
  const before = ending.finishers.map(({ sitter }): Skill => {
    if (sitter.kind === 'bot') return botSkill(sitter.bot);
    const { mu, sigma } = known.get(sitter.person) ?? NEWCOMER;
    return { mu, sigma };
  });
  const after = learn(
    before,
    ending.finishers.map(({ place }) => place),
  );
  return new Map(
    ending.finishers.flatMap(({ sitter }, seat) => {
      if (sitter.kind !== 'person') return [];
      const nth = (known.get(sitter.person)?.games ?? 0) + 1;
      return [[sitter.person, { nth, before: before[seat]!, after: after[seat]! }] as const];
    }),
  );
}

/** Only while the person is there: what was deleted does not come back, even if both happen at once. */
function insertPlayed(
  { db, kind }: Store,
  ending: Ending,
  { person, place, score }: PersonAtEnd,
  ladder: string | null,
  change: Change | null,
): CompiledQuery {
  const row = {
    table_id: ending.table,
    at: ending.at,
    game: ending.game,
    edition: ending.edition,
    seats: ending.seats,
    bots: ending.bots ? 1 : 0,
    place,
    score,
    ladder,
    nth: change?.nth ?? null,
    mu_before: change?.before.mu ?? null,
    sigma_before: change?.before.sigma ?? null,
    mu: change?.after.mu ?? null,
    sigma: change?.after.sigma ?? null,
  };
  const columns = Object.keys(row) as (keyof typeof row)[];
  return db
    .insertInto('played')
    .columns(['person', ...columns])
    .expression((from) => {
      const there = from
        .selectFrom('person')
        .where('id', '=', person)
        .select((is) => ['id as person', ...columns.map((column) => is.val(row[column]).as(column))]);
      return kind === 'postgres' ? there.forKeyShare() : there;
    })
    .compile();
}

/** Made from what was just written down, and so of nobody who is gone. */
function rewriteRating({ db }: Store, { table }: Ending, person: string, { after }: Change): CompiledQuery {
  return sql`
    insert into rating (person, ladder, mu, sigma, sure, games, wins, updated)
    select person, ladder, mu, sigma, cast(${sureOf(after)} as double precision), nth,
      case when place = 1 then 1 else 0 end, at
    from played where person = ${person} and table_id = ${table}
    on conflict (person, ladder) do update set mu = excluded.mu, sigma = excluded.sigma,
      sure = excluded.sure, games = excluded.games, wins = rating.wins + excluded.wins,
      updated = excluded.updated`.compile(db);
}
