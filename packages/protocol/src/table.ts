import * as z from 'zod/mini';
import { tableLuckSchema } from './luck.ts';
import { personSchema } from './people.ts';
import { seriesGoalSchema, seriesSchema } from './series-schema.ts';

const MAX_SEATS = 10;
const seatSchema = z.int().check(z.nonnegative(), z.maximum(MAX_SEATS - 1));

export { seatSchema };

export const botSchema = z.strictObject({
  level: z.enum(['easy', 'medium', 'hard', 'master']),
  temper: z.enum(['balanced', 'cautious', 'greedy', 'blocking']),
});
export type BotChoice = z.infer<typeof botSchema>;

/** How long people may think. A bank and an increment are in seconds. */
export const paceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('untimed') }),
  z.strictObject({
    kind: z.literal('live'),
    bank: z.int().check(z.minimum(10), z.maximum(7200)),
    increment: z.int().check(z.minimum(0), z.maximum(600)),
  }),
  /** In halves: 0.5 is twelve hours. */
  z.strictObject({
    kind: z.literal('days'),
    days: z.number().check(z.minimum(0.5), z.maximum(14), z.multipleOf(0.5)),
    /** When no time passes, by the clock on the wall of whoever must decide. */
    off: z.optional(z.array(z.enum(['nights', 'weekends'])).check(z.maxLength(2))),
  }),
]);
export type Pace = z.infer<typeof paceSchema>;

/** Whom a host wants to meet where it counts. */
export const ratingsSchema = z.strictObject({ from: z.optional(z.int()), to: z.optional(z.int()) });

/** Where somebody's clock hangs: `Europe/Berlin`. One that is not known is as good as none. */
export const zoneSchema = z.string().check(z.maxLength(40));

const optionSchema = z.union([z.string().check(z.maxLength(40)), z.number(), z.boolean()]);
export const optionsSchema = z.record(z.string().check(z.maxLength(40)), optionSchema);

/** What a host settles when making a table; the game's own defaults for whatever is left out. */
export const tablePlanSchema = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  seats: z.int().check(z.minimum(1), z.maximum(MAX_SEATS)),
  options: z.optional(optionsSchema),
  pace: z.optional(paceSchema),
  /** Whether anybody may find it in the list of open tables. */
  listed: z.optional(z.boolean()),
  /** Whether the match counts for ratings; left out it does. */
  rated: z.optional(z.boolean()),
  /** Whether the end of a round waits for everybody, or a short clock; for clients that say `go-on`. */
  rests: z.optional(z.boolean()),
  /** Left out: an evening. */
  series: z.optional(seriesGoalSchema),
  /** At a rated table: who may sit down. */
  ratings: z.optional(ratingsSchema),
  /** The host's. */
  zone: z.optional(zoneSchema),
  /** Bots to sit down at once, by seat; null leaves the seat open. */
  bots: z.optional(z.array(z.nullable(botSchema)).check(z.maxLength(MAX_SEATS))),
});
export type TablePlan = z.infer<typeof tablePlanSchema>;

export const playerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('open') }),
  z.strictObject({
    kind: z.literal('person'),
    person: personSchema,
    /** The bot that plays for them until they are back. */
    cover: z.nullable(botSchema),
  }),
  z.strictObject({
    kind: z.literal('bot'),
    name: z.string(),
    bot: botSchema,
    /** It plays on for somebody who left. */
    left: z.optional(z.literal(true)),
  }),
]);
export type Player = z.infer<typeof playerSchema>;

export const statusSchema = z.enum(['open', 'playing', 'paused', 'over']);
export type Status = z.infer<typeof statusSchema>;

/**
 * What people may ask each other for: a seat in a running match, a pause, to leave it at that, to take back a decision, more
 * time for all seats, to give the seat of somebody to a bot.
 */
export const askSchema = z.enum(['seat', 'pause', 'end', 'back', 'time', 'remove']);
export type Ask = z.infer<typeof askSchema>;

/** A question that stands. */
export const askingSchema = z.strictObject({
  /** The how many-eth of this table. */
  id: z.int(),
  what: askSchema,
  by: personSchema,
  /** Which seat is asked for; `remove`: whose. */
  seat: z.optional(seatSchema),
  /** `seat`: it was dealt to whoever asks. */
  returns: z.optional(z.literal(true)),
  /** `time`: how much more for each seat. */
  seconds: z.optional(z.int()),
  /** People by id whose yes is still needed. */
  needs: z.array(z.string()),
});
export type Asking = z.infer<typeof askingSchema>;

/** All that is public about a table but the cards. */
export const tableInfoSchema = z.strictObject({
  id: z.string(),
  /** Six letters to join by. */
  code: z.string(),
  game: z.string(),
  rules: z.int(),
  seats: z.int(),
  options: optionsSchema,
  pace: paceSchema,
  listed: z.boolean(),
  status: statusSchema,
  /** The person who may start, pause and remove. */
  host: z.string(),
  players: z.array(playerSchema),
  /** Null until the deal is made. */
  first: z.nullable(z.int()),
  commitment: z.nullable(z.string()),
  /** Left out where the server alone dealt, as older ones did. */
  luck: z.optional(tableLuckSchema),
  /** The table where the same people go on. */
  rematch: z.nullable(z.string()),
  /** People the host has silenced here. */
  hushed: z.array(z.string()),
  hasWebhook: z.boolean(),
  /** Whether those who only watch may chat; older servers do not say, and there they may. */
  openChat: z.optional(z.boolean()),
  /** Whether the match counts for ratings; older servers do not say, and there it does. */
  rated: z.optional(z.boolean()),
  /** Who may sit down, by their rating on this ladder; left out: anybody. */
  ratings: z.optional(ratingsSchema),
  /** Before the start: people by id who agree to the terms as they are. */
  ready: z.optional(z.array(z.string())),
  /** Left out: it is the first match of an evening. */
  series: z.optional(seriesSchema),
  /** What somebody asks for, until it is answered. */
  asking: z.optional(askingSchema),
  /** A round has ended: people by id who still look at it, and when it goes on at the latest. */
  rest: z.optional(z.strictObject({ until: z.number(), looking: z.array(z.string()) })),
  /** While it is paused: from when on anybody who sits here may go on. */
  resumable: z.optional(z.number()),
  /** Of a duplicate evening: which, and the how many-eth of its deals this is. */
  event: z.optional(z.strictObject({ id: z.string(), deal: z.int(), deals: z.int() })),
});
export type TableInfo = z.infer<typeof tableInfoSchema>;

/** A table in a list. */
export const tableLineSchema = z.strictObject({
  id: z.string(),
  code: z.string(),
  game: z.string(),
  seats: z.int(),
  status: statusSchema,
  pace: paceSchema,
  listed: z.boolean(),
  rated: z.optional(z.boolean()),
  ratings: z.optional(ratingsSchema),
  /** One that the game names, or `own`. */
  edition: z.optional(z.string()),
  players: z.array(playerSchema),
  /** Who asks me to sit down there, by name; left out: nobody, or I sit there. */
  invitedBy: z.optional(z.string()),
  /** Whether it waits for the person who asked. */
  waiting: z.boolean(),
  /** While it is played: who must decide, by id, and since when; left out: nobody, or a bot. */
  mover: z.optional(z.string()),
  since: z.optional(z.number()),
  /** When the time of whoever must decide is up; left out: never. */
  until: z.optional(z.number()),
  updated: z.number(),
});
export type TableLine = z.infer<typeof tableLineSchema>;
