// History, statistics and ratings of online games. Not part of the index: a page that only plays needs none of it.
import * as z from 'zod/mini';
import { inAddress } from './in-address.ts';
import { emblemSchema } from './people.ts';
import { playerSchema } from './table.ts';

/** In place of an edition: options that are no edition's. */
export const OWN_OPTIONS = 'own';

/** A name the game gives, or `own`. */
const editionSchema = z.string().check(z.minLength(1), z.maxLength(40));

/** Whole numbers: a newcomer has 1500 ± 500. `sure`: rating less three times uncertainty, by which leaderboards are sorted. */
export const shownRatingSchema = z.strictObject({
  rating: z.int(),
  uncertainty: z.int(),
  sure: z.int(),
});
export type ShownRating = z.infer<typeof shownRatingSchema>;

/** One seat of a match that is over; who was dealt in, whoever played on for them. */
export const finisherSchema = z.strictObject({
  player: playerSchema,
  /** 1 is the winner; equal places are shared. */
  place: z.int(),
  score: z.int(),
});

/** What kind of match it was; each that is rated has a ladder of its own. */
const kind = {
  game: z.string(),
  edition: editionSchema,
  seats: z.int(),
  /** Whether bots were dealt in. */
  bots: z.boolean(),
};

export const playedSchema = z.strictObject({
  ...kind,
  table: z.string(),
  at: z.number(),
  /** My seat. */
  seat: z.int(),
  /** By seat. */
  finishers: z.array(finisherSchema),
  /** Null: it did not count: options of their own, too short, or nobody to be measured against who moved. */
  rating: z.nullable(z.strictObject({ before: shownRatingSchema, after: shownRatingSchema })),
});
export type Played = z.infer<typeof playedSchema>;

/** `after`: the `next` of the page before. */
export const historyQuerySchema = z.strictObject({
  after: z.optional(z.string().check(z.regex(/^\d{1,15}\.[\w-]{1,64}$/))),
  limit: z.optional(inAddress(1, 100)),
});
/** `next`: null after the last page. */
export const historySchema = z.strictObject({
  games: z.array(playedSchema),
  next: z.nullable(z.string()),
});
export type History = z.infer<typeof historySchema>;

export const statisticSchema = z.strictObject({
  ...kind,
  games: z.int(),
  /** A shared win is one, too. */
  wins: z.int(),
  meanPlace: z.number(),
  bestScore: z.int(),
  /** Null where nothing was rated. */
  rating: z.nullable(shownRatingSchema),
});
export type Statistic = z.infer<typeof statisticSchema>;
export const statisticsSchema = z.strictObject({ statistics: z.array(statisticSchema) });

/** `bots=1`: the ladder of matches into which bots were dealt. */
export const leaderboardQuerySchema = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  edition: editionSchema,
  seats: inAddress(2, 10),
  bots: z.optional(inAddress(0, 1)),
});

export const leaderSchema = z.strictObject({
  /** Equal ones are shared. */
  place: z.int(),
  name: z.string(),
  emblem: emblemSchema,
  program: z.optional(z.literal(true)),
  ...shownRatingSchema.shape,
  games: z.int(),
  wins: z.int(),
  /** Whether it is who asks. */
  me: z.boolean(),
});
export type Leader = z.infer<typeof leaderSchema>;

/** `least`: matches one must have played to be shown; `leastPeople`: with how many different people. */
export const leaderboardSchema = z.strictObject({
  ...kind,
  least: z.int(),
  leastPeople: z.optional(z.int()),
  leaders: z.array(leaderSchema),
});
export type Leaderboard = z.infer<typeof leaderboardSchema>;

/** The leaderboards that show somebody, and how many people each. */
export const laddersSchema = z.strictObject({
  ladders: z.array(z.strictObject({ ...kind, people: z.int() })),
});
export type LadderLine = z.infer<typeof laddersSchema>['ladders'][number];
