import * as z from 'zod/mini';
import { hashSchema } from './luck.ts';
import { personSchema } from './people.ts';
import { botSchema, optionsSchema, paceSchema, playerSchema } from './table.ts';

/** Somebody in the ranking; docs/events.md has the arithmetic. */
const standingSchema = z.strictObject({
  /** A person, or the bot of a place. */
  player: playerSchema,
  /** Null: they have played less than half of the deals so far. */
  place: z.nullable(z.int()),
  deals: z.int(),
  /** Deals among them that they let go of. */
  lost: z.int(),
  matchPoints: z.int(),
  most: z.int(),
  /** Deals that they did not play after their first. */
  missed: z.int(),
  percent: z.number(),
  difference: z.number(),
});
export type Standing = z.infer<typeof standingSchema>;

/** One table of a deal that all tables have played. */
const playedTableSchema = z.strictObject({
  table: z.string(),
  /** By seat. */
  seats: z.array(
    z.strictObject({
      player: playerSchema,
      points: z.number(),
      place: z.int(),
      /** Null: the result of no contestant, for its person made none of the decisions. */
      percent: z.nullable(z.number()),
      difference: z.nullable(z.number()),
      /** Its person let go of the deal, and has lost it, whatever a bot made of it. */
      isLost: z.optional(z.literal(true)),
    }),
  ),
});
export type PlayedTable = z.infer<typeof playedTableSchema>;

/** All that is public about a duplicate evening, and what concerns the receiver. */
export const eventInfoSchema = z.strictObject({
  id: z.string(),
  /** Six letters to join by. */
  code: z.string(),
  seq: z.int(),
  game: z.string(),
  seats: z.int(),
  options: optionsSchema,
  pace: paceSchema,
  deals: z.int(),
  /** Seconds between two deals. */
  rest: z.int(),
  /** Fills the places that are left. */
  bot: botSchema,
  /** Who opened it; once they have left, the person who has taken part for longest. */
  host: z.string(),
  /** Whether only those join who took part before. */
  isLocked: z.boolean(),
  /** People whom the host has silenced at all its tables. */
  hushed: z.array(z.string()),
  status: z.enum(['open', 'called', 'playing', 'over']),
  /** Of the server's part of the luck of all deals; what people promise, they promise under it. */
  seal: hashSchema,
  /** Beside `entrants`: the hashes of what they add to the luck; null: nothing was promised. */
  promises: z.array(z.nullable(hashSchema)),
  /** By place, once it has started: what was added, `left-out` or `bot`. */
  contributions: z.nullable(z.array(z.string())),
  /** By place once it has started, before that in the order in which they came. */
  entrants: z.array(playerSchema),
  /** Those who take a bot's place with the next deal. */
  waiting: z.array(personSchema),
  /** The deal that is being played, and at how many tables it is over. */
  round: z.nullable(z.strictObject({ deal: z.int(), tables: z.int(), over: z.int() })),
  /** When the next deal begins; null: one is being played, or none comes. */
  nextAt: z.nullable(z.number()),
  /** How many deals there will be; less than `deals` once it was ended early. */
  last: z.int(),
  /** The host wants the deal that is being played to be the last: who agrees, and who has to yet. */
  ending: z.optional(z.strictObject({ agreed: z.array(z.string()), missing: z.array(z.string()) })),
  /** By whom: its host, or whoever runs the server. */
  endedBy: z.optional(z.enum(['host', 'house'])),
  ranking: z.array(standingSchema),
  /** Deals that every table has played, the first one first. */
  played: z.array(z.array(playedTableSchema)),
  /** Null: the receiver takes no part. */
  me: z.nullable(
    z.strictObject({
      /** Null: waits for a place. */
      place: z.nullable(z.int()),
      /** Where they sit in the deal that is being played. */
      table: z.nullable(z.string()),
      isOver: z.boolean(),
    }),
  ),
});
export type EventInfo = z.infer<typeof eventInfoSchema>;
