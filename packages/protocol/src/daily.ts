// The deal of the day, and what people made of it. Not part of the index: a page that only plays needs none of it.
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** More than any match of a deal of the day has. */
const MOST_MOVES = 3000;

export const dailyParamsSchema = z.strictObject({
  day: z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)),
  game: z.string().check(z.minLength(1), z.maxLength(40)),
});

/** The record of a match; `deals` and `commitment` are not needed, and not looked at. */
export const handInSchema = z.strictObject({
  record: z.object({
    game: z.string(),
    rules: z.int(),
    seats: z.int(),
    first: z.int(),
    options: z.record(z.string().check(z.maxLength(40)), z.union([z.string(), z.number(), z.boolean()])),
    seed: z.string().check(z.maxLength(220)),
    moves: z.array(z.string().check(z.maxLength(LIMITS.moveText))).check(z.maxLength(MOST_MOVES)),
  }),
});
export type HandIn = z.infer<typeof handInSchema>;

/** How many people have how many points, and how many I have. Nobody is named. */
export const spreadSchema = z.strictObject({
  day: z.string(),
  game: z.string(),
  mine: z.int(),
  /** By points, the fewest first. */
  counts: z.array(z.strictObject({ points: z.int(), people: z.int() })),
});
export type DaySpread = z.infer<typeof spreadSchema>;
