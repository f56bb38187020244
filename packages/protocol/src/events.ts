// Duplicate evenings: what is asked and answered about them. Not part of the index.
import * as z from 'zod/mini';
import { actIdSchema } from './acts.ts';
import { contributionSchema, hashSchema } from './luck.ts';
import { tableIdSchema } from './messages.ts';
import { botSchema, optionsSchema, paceSchema } from './table.ts';

export {
  type EventInfo,
  eventInfoSchema,
  type PlayedTable,
  type Standing,
} from './event-info.ts';

/** What an evening has at most. */
export const EVENT_LIMITS = { entrants: 24, deals: 24, rest: 600 } as const;

export const eventPlanSchema = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  seats: z.int().check(z.minimum(2), z.maximum(10)),
  deals: z.int().check(z.minimum(1), z.maximum(EVENT_LIMITS.deals)),
  options: z.optional(optionsSchema),
  /** With a clock: nobody waits for ever. Two minutes and ten seconds a decision if left out. */
  pace: z.optional(paceSchema),
  /** Who fills the places that are left. */
  bot: z.optional(botSchema),
  /** Places in all: what people leave is filled with bots; more people make more. */
  places: z.optional(z.int().check(z.minimum(2), z.maximum(EVENT_LIMITS.entrants))),
  /** Seconds between two deals. */
  rest: z.optional(z.int().check(z.minimum(0), z.maximum(EVENT_LIMITS.rest))),
});
export type EventPlan = z.infer<typeof eventPlanSchema>;

export const eventActSchema = z.discriminatedUnion('type', [
  /** Before the start, or later in the place of a bot. */
  z.strictObject({ type: z.literal('join') }),
  /** Drops out: a bot takes the place; what was played stands. */
  z.strictObject({ type: z.literal('leave') }),
  z.strictObject({ type: z.literal('promise'), promise: hashSchema }),
  z.strictObject({ type: z.literal('contribute'), contribution: contributionSchema }),
  /**
   * Before the start, by the host: there will be no deal. Later: the deal that is being played is the last, once the host
   * wants it and all who play agree by the same act.
   */
  z.strictObject({ type: z.literal('end') }),
  // The host's.
  z.strictObject({ type: z.literal('start') }),
  /** Before the start; they cannot come back. */
  z.strictObject({ type: z.literal('remove'), person: z.string().check(z.maxLength(64)) }),
  /** Whether people who were never there may join. */
  z.strictObject({ type: z.literal('lock'), on: z.boolean() }),
  /** Silences somebody at all tables of the event, or lets them speak again. */
  z.strictObject({ type: z.literal('hush'), person: z.string().check(z.maxLength(64)), on: z.boolean() }),
]);
export type EventAct = z.infer<typeof eventActSchema>;

export const sentEventActSchema = z.strictObject({ id: actIdSchema, act: eventActSchema });
export const eventParamsSchema = z.strictObject({ event: tableIdSchema });
export const madeEventSchema = z.strictObject({
  event: z.string(),
  code: z.string(),
  /** Where people open it. */
  url: z.string(),
});
export const foundEventSchema = z.strictObject({ event: z.string() });

/** An evening in a list. */
export const eventLineSchema = z.strictObject({
  id: z.string(),
  code: z.string(),
  game: z.string(),
  seats: z.int(),
  deals: z.int(),
  status: z.enum(['open', 'called', 'playing', 'over']),
  updated: z.number(),
});
export type EventLine = z.infer<typeof eventLineSchema>;
export const eventListSchema = z.strictObject({ events: z.array(eventLineSchema) });

/** An evening as a file, with all its records; docs/events.md says what is in it. */
export const eventFileSchema = z.looseObject({ quartet: z.literal('event'), format: z.literal([1, 2]) });
