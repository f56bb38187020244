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
