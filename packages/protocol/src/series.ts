import * as z from 'zod/mini';

/** When a series of matches is won: an evening has no end but that people go home. */
export const seriesGoalSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('evening') }),
  /** Over once nobody can catch up; who is level after all of them plays on. */
  z.strictObject({ kind: z.literal('best'), of: z.int().check(z.minimum(3), z.maximum(9)) }),
  z.strictObject({ kind: z.literal('first'), wins: z.int().check(z.minimum(2), z.maximum(20)) }),
]);
export type SeriesGoal = z.infer<typeof seriesGoalSchema>;

/** Of the same people, match after match: how many before this one, and who won how many, by id. */
export const seriesSchema = z.strictObject({
  games: z.int(),
  wins: z.record(z.string(), z.int()),
  /** Left out: an evening. */
  goal: z.optional(seriesGoalSchema),
});
export type Series = z.infer<typeof seriesSchema>;

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
