import { games } from '@quartet/catalog';
import type { Emblem } from '@quartet/protocol';
import {
  type History,
  type LadderLine,
  type Leaderboard,
  OWN_OPTIONS,
  type Played,
  type Statistic,
} from '@quartet/protocol/ratings';
import { type Selectable, sql } from 'kysely';
import { CachedReads } from '../cached-reads.ts';
import type { Schema } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { readStored } from '../stored-json.ts';
import type { Outcome } from '../tables/doors.ts';
import { gameNamed } from '../tables/game-named.ts';
import { peopleAmong } from '../tables/lines.ts';
import { NameBook } from '../tables/names.ts';
import { problem } from '../tables/problem.ts';
import { showSitters } from '../tables/show.ts';
import { type Finisher, finishersSchema } from './ending.ts';
import { type Ladder, ladderKey, ladderOf, readLadder } from './ladders.ts';
import { shownRating } from './skill.ts';

const USUAL_PAGE = 20;
/** Matches on a ladder before the leaderboard shows somebody. */
const LEAST = 3;
/** Different people one must have met there: whoever only plays with one other leads nobody. Bots are no puppets. */
const LEAST_PEOPLE = 3;
const LONGEST_BOARD = 100;

/** What people may read about the matches that were counted. */
export class Standings {
  private readonly store: Store;
  private readonly boards = new CachedReads<readonly BoardRow[]>();
  private readonly boardSizes = new CachedReads<readonly { ladder: string; people: number }[]>();

  constructor(store: Store) {
    this.store = store;
  }

  /** Newest first. */
  async history(
    person: string,
    {
      after,
      limit = USUAL_PAGE,
    }: { readonly after?: string | undefined; readonly limit?: number | undefined },
  ): Promise<History> {
    const all = this.store.db
      .selectFrom('played')
      .innerJoin('ended', 'ended.table_id', 'played.table_id')
      .selectAll('played')
      .select('ended.line')
      .where('played.person', '=', person)
      .orderBy('played.at', 'desc')
      .orderBy('played.table_id', 'desc')
      .limit(limit + 1);
    const [at, table] = after?.split('.') ?? [];
    const rows = await (table === undefined
      ? all
      : all.where(sql<boolean>`(played.at, played.table_id) < (${Number(at)}, ${table})`)
    ).execute();
    const page = rows.slice(0, limit);
    const finishers = page.map(({ line }): readonly Finisher[] => readStored(line, finishersSchema) ?? []);
    // Looked up anew each time: whoever has deleted their data is nameless at once.
    const names = await new NameBook(this.store).of(
      peopleAmong(finishers.flat().map(({ sitter }) => sitter)),
    );
    const last = page.at(-1);
    return {
      // A match whose end cannot be read is left out; it still counts in the statistics.
      games: page.flatMap((row, i) => {
        const seats = seatsOf(finishers[i]!, person, names);
        if (seats.seat < 0) return [];
        return [{ ...kindOf(row), table: row.table_id, at: row.at, ...seats, rating: changeOf(row) }];
      }),
      next: last && rows.length > limit ? `${last.at}.${last.table_id}` : null,
    };
  }

  /** Each kind of match this person has played, in the order of the games. */
  async statistics(person: string): Promise<Statistic[]> {
    const { db } = this.store;
    const rows = await db
      .selectFrom('played')
      .where('person', '=', person)
      .groupBy(['game', 'edition', 'seats', 'bots'])
      .select((is) => [
        'game',
        'edition',
        'seats',
        'bots',
        is.fn.countAll<number>().as('games'),
        sql<number>`sum(case when place = 1 then 1 else 0 end)`.as('wins'),
        is.fn.sum<number>('place').as('places'),
        is.fn.max('score').as('bestScore'),
      ])
      .execute();
    const ratings = await db
      .selectFrom('rating')
      .where('person', '=', person)
      .select(['ladder', 'mu', 'sigma'])
      .execute();
    const known = new Map(ratings.map(({ ladder, ...skill }) => [ladder, shownRating(skill)]));
    const statistics = rows.map(({ places, bestScore, games: count, wins, ...row }): Statistic => {
      const kind = kindOf(row);
      const rating = kind.edition === OWN_OPTIONS ? null : known.get(ladderKey(kind));
      return { ...kind, games: count, wins, meanPlace: places / count, bestScore, rating: rating ?? null };
    });
    return statistics.sort(byKind);
  }

  /** Only people who want to be shown. */
  async leaderboard(wanted: Ladder, asker: string | null): Promise<Outcome<Leaderboard>> {
    const game = gameNamed(wanted, 'query.');
    if (!game.ok) return game;
    const ladder = ladderOf(game.value, wanted);
    if (!ladder) {
      const known = Object.keys(game.value.editions).join(', ');
      const sentence = `${wanted.game} has no edition "${wanted.edition}"; there are ${known}.`;
      return problem('bad-plan', sentence, 'query.edition');
    }
    const best = await this.boards.get(ladderKey(ladder), () => this.best(ladder));
    const shown = await this.stillShown(best.map(({ person }) => person));
    const rows = best.flatMap(({ person, ...row }) => {
      const known = shown.get(person);
      return known ? [{ ...row, ...known }] : [];
    });
    const shownRows = rows.map((row) => ({ row, shown: shownRating(row) }));
    // Rounding may turn around who is next to each other.
    const people = shownRows.sort((a, b) => b.shown.sure - a.shown.sure);
    const leaders = people.map(({ row, shown }) => ({
      place: 1 + people.findIndex((other) => other.shown.sure === shown.sure),
      name: row.name,
      emblem: row.emblem as Emblem,
      ...(row.program === 1 && { program: true as const }),
      ...shown,
      games: row.games,
      wins: row.wins,
      me: row.id === asker,
    }));
    const leastPeople = ladder.bots ? 0 : LEAST_PEOPLE;
    return { ok: true, value: { ...ladder, least: LEAST, leastPeople, leaders } };
  }

  /** The ladders on which somebody is shown. */
  async ladders(): Promise<LadderLine[]> {
    const rows = await this.boardSizes.get('all', () =>
      this.shown()
        .groupBy('ladder')
        .select((is) => ['ladder', is.fn.countAll<number>().as('people')])
        .execute(),
    );
    return rows.map(({ ladder, people }) => ({ ...readLadder(ladder), people })).sort(byKind);
  }

  private best(ladder: Ladder): Promise<readonly BoardRow[]> {
    return this.shown()
      .where('ladder', '=', ladderKey(ladder))
      .orderBy('sure', 'desc')
      .orderBy('updated')
      .limit(LONGEST_BOARD)
      .select(['rating.person', 'mu', 'sigma', 'rating.games', 'wins'])
      .execute();
  }

  /** Who wants to be shown and by which name is read anew: who does not any more is gone at once. */
  private async stillShown(people: readonly string[]) {
    if (people.length === 0) return new Map<string, never>();
    const rows = await this.store.db
      .selectFrom('person')
      .select(['id', 'name', 'emblem', 'program'])
      .where('id', 'in', people)
      .where('ranked', '=', 1)
      .execute();
    return new Map(rows.map((row) => [row.id, row]));
  }

  private shown() {
    return this.store.db
      .selectFrom('rating')
      .innerJoin('person', 'person.id', 'rating.person')
      .where('person.ranked', '=', 1)
      .where('rating.games', '>=', LEAST)
      .where((is) => is.or([is('rating.people', '>=', LEAST_PEOPLE), is('ladder', 'like', '%/bots')]));
  }
}

/** Somebody on a leaderboard. */
type BoardRow = Pick<Selectable<Schema['rating']>, 'person' | 'mu' | 'sigma' | 'games' | 'wins'>;

type Kind = Pick<Statistic, 'game' | 'edition' | 'seats' | 'bots'>;

function kindOf(row: {
  readonly game: string;
  readonly edition: string;
  readonly seats: number;
  readonly bots: number;
}): Kind {
  return { game: row.game, edition: row.edition, seats: row.seats, bots: row.bots === 1 };
}

function byKind(a: Kind, b: Kind): number {
  const order = ({ game }: Kind): number => games.findIndex(({ id }) => id === game);
  const name = ({ edition, bots }: Kind): string => `${bots} ${edition}`;
  return order(a) - order(b) || a.seats - b.seats || name(a).localeCompare(name(b));
}

function seatsOf(
  finishers: readonly Finisher[],
  person: string,
  names: Awaited<ReturnType<NameBook['of']>>,
): Pick<Played, 'seat' | 'finishers'> {
  const players = showSitters(
    finishers.map(({ sitter }) => (sitter.kind === 'person' ? { ...sitter, cover: null } : sitter)),
    names,
  );
  return {
    seat: finishers.findIndex(({ sitter }) => sitter.kind === 'person' && sitter.person === person),
    finishers: finishers.map(({ place, score }, seat) => ({ player: players[seat]!, place, score })),
  };
}

interface ChangeRow {
  readonly mu_before: number | null;
  readonly sigma_before: number | null;
  readonly mu: number | null;
  readonly sigma: number | null;
}

function changeOf({ mu_before, sigma_before, mu, sigma }: ChangeRow): Played['rating'] {
  if (mu_before === null || sigma_before === null || mu === null || sigma === null) return null;
  return {
    before: shownRating({ mu: mu_before, sigma: sigma_before }),
    after: shownRating({ mu, sigma }),
  };
}
