// Apart from the schemas: a page that plays needs no more than this.
import type { Series } from './series-schema.ts';

/** The series after one more match; whoever won, won: a shared win is one, too. `people`: by seat, null where none sits. */
export function withMatch(
  series: Series | undefined,
  people: readonly (string | null)[],
  winners: readonly number[],
): Series {
  const { games, wins, goal } = series ?? { games: 0, wins: {} };
  const won = { ...wins };
  for (const [seat, person] of people.entries())
    if (person !== null) won[person] = (won[person] ?? 0) + (winners.includes(seat) ? 1 : 0);
  return { games: games + (winners.length > 0 ? 1 : 0), wins: won, ...(goal && { goal }) };
}

/** Who has won the series, by id; null: it goes on. */
export function winnerOf({ games, wins, goal }: Series): string | null {
  if (!goal || goal.kind === 'evening') return null;
  const [first, second] = Object.entries(wins).sort(([, a], [, b]) => b - a);
  if (!first) return null;
  const lead = first[1] - (second?.[1] ?? 0);
  const isWon =
    goal.kind === 'first' ? first[1] >= goal.wins && lead > 0 : lead > Math.max(0, goal.of - games);
  return isWon ? first[0] : null;
}
