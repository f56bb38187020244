import { OWN_OPTIONS } from '@quartet/protocol/ratings';
import { type CompiledQuery, sql } from 'kysely';
import { peopleMet } from '../store/rating-tables.ts';
import { Conflict, type Store } from '../store/store.ts';

import { type Ending, endingOf, type Finisher } from './ending.ts';
import { ladderKey } from './ladders.ts';
import { meetingsOf, weightOf } from './meetings.ts';
import { botSkill, learn, NEWCOMER, partly, type Skill, sharedWithBots, sureOf } from './skill.ts';
import { hasPlayed, LEAST_TIME, mayGain, ownShare, type Part } from './taking-part.ts';

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
export async function countMatch(
  store: Store,
  table: string,
  leastTime = LEAST_TIME,
): Promise<Ending | null> {
  for (let tries = 0; tries < TRIES; tries++) {
    if (await isCounted(store, table)) return null;
    const stored = await store.load(table);
    const ending = stored && endingOf(stored);
    if (!ending) return null;
    try {
      await store.batch(await statements(store, ending, leastTime));
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

async function statements(store: Store, ending: Ending, leastTime: number): Promise<CompiledQuery[]> {
  const ladder = ladderFor(ending);
  const changes =
    ladder === null ? new Map<string, Change>() : await changesOn(store, ladder, ending, leastTime);
  const line = JSON.stringify(ending.finishers);
  const ended = store.db.insertInto('ended').values({ table_id: ending.table, at: ending.at, line });
  // Always in the same order: then two such transactions never wait for each other.
  const people = peopleOf(ending).sort((a, b) => (a.person < b.person ? -1 : 1));
  return [
    ended.compile(),
    ...people.map((one) => {
      const change = changes.get(one.person) ?? null;
      return insertPlayed(store, ending, one, change && ladder, change);
    }),
    ...people.flatMap(({ person }) => {
      const change = changes.get(person);
      return change ? [rewriteRating(store, ending, person, change)] : [];
    }),
  ];
}

interface PersonAtEnd extends Finisher {
  readonly person: string;
  readonly part: Part;
}

function peopleOf({ finishers, parts }: Ending): PersonAtEnd[] {
  const people = finishers.flatMap((one, seat) =>
    one.sitter.kind === 'person' ? [{ ...one, person: one.sitter.person, part: parts[seat]! }] : [],
  );
  return people.filter(({ person }, at) => people.findIndex((other) => other.person === person) === at);
}

/** Null: casual, played by rules of their own, or there was nobody to be measured against. */
function ladderFor(ending: Ending): string | null {
  const { game, edition, seats, bots, finishers, rated } = ending;
  const isAlone = finishers.length < 2;
  const sitters = finishers.filter(({ sitter }) => sitter.kind === 'person').length;
  const isTwice = peopleOf(ending).length < sitters;
  if (!rated || edition === OWN_OPTIONS || isAlone || isTwice) return null;
  return ladderKey({ game, edition, seats, bots });
}

/** By person. Ratings are read first: whatever is counted after that takes the nth, and it is looked again. */
async function changesOn(
  store: Store,
  ladder: string,
  ending: Ending,
  leastTime: number,
): Promise<Map<string, Change>> {
  const people = peopleOf(ending);
  const players = people.filter(({ part }) => hasPlayed(part)).map(({ person }) => person);
  const known = await ratingsOn(store, ladder, people);
  const meetings = await meetingsOf(store, ladder, players, ending.at);
  const changes = new Map<string, Change>();
  for (const one of people) {
    const { person, part } = one;
    const isShort = part.othersTook < leastTime;
    // A match of seconds teaches nothing, but who left it to bots, or has changed who plays, answers for that.
    const hasRemoved = ending.parts.some(({ removedBy }) => removedBy.has(person));
    if (isShort && mayGain(part) && !part.hasLetIn && !hasRemoved) continue;
    const before = known.get(person) ?? NEWCOMER;
    const learned = part.isRemoved ? null : await learnedBy(one, ending, known);
    if (!learned) continue;
    // What bots alone have won is nobody's, and costs nothing.
    if (learned.mu >= before.mu && part.own === 0) continue;
    const asLast = (await learnedBy(one, ending, known, true))!;
    const shared = sharedWithBots(before, learned, asLast, ownShare(part));
    if (shared.mu >= before.mu && (isShort || !mayGain(part))) continue;
    const after = partly(before, shared, weightOf(meetings.get(person) ?? 0));
    const nth = (known.get(person)?.games ?? 0) + 1;
    changes.set(person, { nth, before: { mu: before.mu, sigma: before.sigma }, after });
  }
  return changes;
}

type Known = ReadonlyMap<string, Skill & { readonly games: number }>;

async function ratingsOn(
  { db }: Store,
  ladder: string,
  people: readonly { readonly person: string }[],
): Promise<Known> {
  if (people.length === 0) return new Map();
  const ids = people.map(({ person }) => person);
  const all = db.selectFrom('rating').select(['person', 'mu', 'sigma', 'games']);
  const rows = await all.where('ladder', '=', ladder).where('person', 'in', ids).execute();
  return new Map(rows.map((row) => [row.person, row]));
}

/**
 * What the match says of one person, measured against bots and those who played; null: there was nobody. Whom they had
 * removed is measured as placed before everybody, and they themselves as placed last if they let somebody in, or `isLast`.
 */
async function learnedBy(
  { person, part: { hasLetIn } }: PersonAtEnd,
  { finishers, parts }: Ending,
  known: Known,
  isLast = hasLetIn,
): Promise<Skill | null> {
  const isMe = ({ sitter }: Finisher): boolean => sitter.kind === 'person' && sitter.person === person;
  const measured = finishers.flatMap((one, seat) => {
    const part = parts[seat]!;
    if (part.removedBy.has(person)) return [{ ...one, place: 0 }];
    if (isMe(one) && isLast) return [{ ...one, place: finishers.length + 1 }];
    return isMe(one) || one.sitter.kind === 'bot' || hasPlayed(part) ? [one] : [];
  });
  if (measured.length < 2) return null;
  const before = measured.map(({ sitter }): Skill => {
    if (sitter.kind === 'bot') return botSkill(sitter.bot);
    const { mu, sigma } = known.get(sitter.person) ?? NEWCOMER;
    return { mu, sigma };
  });
  const places = measured.map(({ place }) => place);
  return (await learn(before, places))[measured.findIndex(isMe)]!;
}

/** Only while the person is there: what was deleted does not come back, even if both happen at once. */
function insertPlayed(
  { db, kind }: Store,
  ending: Ending,
  { person, place, score, part }: PersonAtEnd,
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
    moved: part.own,
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
    insert into rating (person, ladder, mu, sigma, sure, games, wins, people, updated)
    select person, ladder, mu, sigma, cast(${sureOf(after)} as double precision), nth,
      case when place = 1 then 1 else 0 end, ${peopleMet(sql.ref('played.person'), sql.ref('played.ladder'))}, at
    from played where person = ${person} and table_id = ${table}
    on conflict (person, ladder) do update set mu = excluded.mu, sigma = excluded.sigma,
      sure = excluded.sure, games = excluded.games, wins = rating.wins + excluded.wins,
      people = excluded.people,
      updated = excluded.updated`.compile(db);
}
