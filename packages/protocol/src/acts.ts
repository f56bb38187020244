import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { contributionSchema, hashSchema } from './luck.ts';
import { ordersSchema } from './orders.ts';
import { seriesGoalSchema } from './series-schema.ts';
import {
  askSchema,
  botSchema,
  optionsSchema,
  paceSchema,
  ratingsSchema,
  seatSchema,
  zoneSchema,
} from './table.ts';

/** Seconds; two weeks at most. */
const extensionSchema = z.int().check(z.minimum(1), z.maximum(1_209_600));

/** What a person may do at a table. The server answers each act once it is durable. */
export const actSchema = z.discriminatedUnion('type', [
  /** The move's one text: `play 7 7 X`. `ply`: the decision it is meant for; at any other it is not made. */
  z.strictObject({
    type: z.literal('move'),
    text: z.string().check(z.maxLength(LIMITS.moveText)),
    ply: z.optional(z.int()),
  }),
  /** On this seat, or on the first free one. */
  z.strictObject({ type: z.literal('sit'), seat: z.optional(seatSchema), zone: z.optional(zoneSchema) }),
  /** Leaves the seat: free again before the start, a bot's for good after it. */
  z.strictObject({ type: z.literal('stand') }),
  /** A bot plays this seat until its person is back: your own, or one that has been away long enough. */
  z.strictObject({ type: z.literal('cover'), seat: seatSchema }),
  z.strictObject({ type: z.literal('return') }),
  z.strictObject({
    type: z.literal('chat'),
    text: z.string().check(z.minLength(1), z.maxLength(LIMITS.chat)),
  }),
  z.strictObject({ type: z.literal('rematch') }),
  /** I have seen how the round ended. */
  z.strictObject({ type: z.literal('go-on') }),
  /** Somebody this table waits for is told so, at most once an hour. */
  z.strictObject({ type: z.literal('nudge'), seat: seatSchema }),
  /** What the server shall decide for me in others' turns; these replace all earlier ones. Nobody else hears of it. */
  z.strictObject({ type: z.literal('order'), orders: ordersSchema }),
  /** The hash of what I shall add to the luck; until the host starts another may replace it. */
  z.strictObject({ type: z.literal('promise'), promise: hashSchema }),
  /** What I promised, once the host has called for it. */
  z.strictObject({ type: z.literal('contribute'), contribution: contributionSchema }),
  /** Whether I agree to the terms as they are; whoever sits down does, until they change. */
  z.strictObject({ type: z.literal('ready'), on: z.boolean() }),
  /** Something the others must agree to; a table has one such question at a time. */
  z.strictObject({
    type: z.literal('ask'),
    what: askSchema,
    /** `seat`: which one; if left out my own of before, or the first of a bot. `remove`: whose. */
    seat: z.optional(seatSchema),
    /** `time`: a minute if left out. */
    seconds: z.optional(extensionSchema),
  }),
  /** `ask`: the number of the question; whoever asked takes it back by a no. */
  z.strictObject({ type: z.literal('answer'), ask: z.int(), yes: z.boolean() }),
  // The host's.
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('bot'), seat: seatSchema, bot: botSchema }),
  /** Whoever sits there, person or bot, leaves the seat. */
  z.strictObject({ type: z.literal('remove'), seat: seatSchema }),
  z.strictObject({ type: z.literal('swap'), seats: z.tuple([seatSchema, seatSchema]) }),
  z.strictObject({
    type: z.literal('settle'),
    options: z.optional(optionsSchema),
    pace: z.optional(paceSchema),
    listed: z.optional(z.boolean()),
    rated: z.optional(z.boolean()),
    series: z.optional(seriesGoalSchema),
    /** Empty: anybody. */
    ratings: z.optional(ratingsSchema),
    /** Whether those who only watch may chat. */
    openChat: z.optional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('pause') }),
  /** After a while anybody's who sits there. */
  z.strictObject({ type: z.literal('resume') }),
  /** More time for all seats alike. `seat`: older clients name one; it means all. */
  z.strictObject({ type: z.literal('extend'), seat: z.optional(seatSchema), seconds: extensionSchema }),
  z.strictObject({
    type: z.literal('hush'),
    person: z.string().check(z.maxLength(LIMITS.actId)),
    on: z.boolean(),
  }),
  /** Called when somebody must move; null: no more calls. */
  z.strictObject({
    type: z.literal('webhook'),
    url: z.nullable(z.string().check(z.maxLength(LIMITS.url))),
  }),
]);
export type Act = z.infer<typeof actSchema>;
export type ActType = Act['type'];

/** Chosen by the client; the same act sent again under the same id is acknowledged, never done twice. */
export const actIdSchema = z.string().check(z.regex(/^[\w-]{8,64}$/));
