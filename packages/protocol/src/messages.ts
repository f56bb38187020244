import * as z from 'zod/mini';
import { actIdSchema, actSchema } from './acts.ts';
import { eventInfoSchema } from './event-info.ts';
import { ordersSchema } from './orders.ts';
import { personSchema } from './people.ts';
import { problemSchema } from './problems.ts';
import { askSchema, seatSchema, tableInfoSchema } from './table.ts';

export const tableIdSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** What a client may send. The first message of a connection is `hello`. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.int(),
    /** For programs; a browser has its cookie. */
    token: z.optional(z.string().check(z.maxLength(200))),
  }),
  /** Tell me all about this table from now on. `since`: the last seq I know of; 0: none. */
  z.strictObject({ type: z.literal('watch'), table: tableIdSchema, since: z.int().check(z.nonnegative()) }),
  z.strictObject({ type: z.literal('unwatch'), table: tableIdSchema }),
  /** Tell me all about this duplicate evening from now on. */
  z.strictObject({ type: z.literal('follow'), event: tableIdSchema }),
  z.strictObject({ type: z.literal('unfollow'), event: tableIdSchema }),
  /** Tell me when the list of open tables has changed. */
  z.strictObject({ type: z.literal('lobby') }),
  z.strictObject({ type: z.literal('act'), table: tableIdSchema, id: actIdSchema, act: actSchema }),
  /** `atOnce`: whatever was said before and waits, such as for a slow disk. */
  z.strictObject({ type: z.literal('ping'), n: z.int(), atOnce: z.optional(z.literal(true)) }),
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/** A game's own JSON: views, events, score lines. Its shape is the game's, not the protocol's. */
const gameJson = z.record(z.string(), z.unknown());

/** One thing that happened at the table, as the receiver may know it. */
export const newsSchema = z.strictObject({
  seq: z.int(),
  /** Milliseconds since 1970, the server's clock. */
  at: z.number(),
  kind: z.enum([
    'created',
    'settled',
    'seated',
    'stood',
    'botted',
    'removed',
    'swapped',
    'sealed',
    'promised',
    'called',
    'contributed',
    'started',
    'moved',
    'covered',
    'returned',
    'paused',
    'resumed',
    'extended',
    'chatted',
    'hushed',
    'webhooked',
    'rematched',
    'inspected',
    'readied',
    'nudged',
    'went',
    'rested',
    'asked',
    'answered',
    'ended',
    'undone',
    // Only to whoever gave it.
    'ordered',
  ]),
  /** Who did it; null: the server. */
  by: z.nullable(z.string()),
  seat: z.optional(seatSchema),
  /** `moved`: which decision of the match it was, its text, and who made it; `undone`: which is made anew. `chatted`: the text. */
  ply: z.optional(z.int()),
  text: z.optional(z.string()),
  /** `moved` and `started`: what the receiver saw happen. */
  events: z.optional(z.array(gameJson)),
  hand: z.optional(z.enum(['person', 'bot', 'cover', 'clock'])),
  /** `asked`: for what; `answered`: whether it was a yes. */
  what: z.optional(askSchema),
  yes: z.optional(z.boolean()),
  /** `extended`: how much more time each seat has. */
  seconds: z.optional(z.int()),
  /** `moved`: by a standing order of the receiver. To all others it is a move like any. */
  byOrder: z.optional(z.literal(true)),
});
export type News = z.infer<typeof newsSchema>;

export const clockSchema = z.strictObject({
  /** Whose time runs; null: nobody's. */
  running: z.nullable(seatSchema),
  /** When it is used up, by the server's clock. */
  until: z.nullable(z.number()),
  /** Milliseconds left per seat, but for the one whose time runs. */
  banks: z.array(z.number()),
});
export type Clock = z.infer<typeof clockSchema>;

/** The table as this viewer may see it, whole; sent after every change. */
export const tableMessageSchema = z.strictObject({
  type: z.literal('table'),
  table: tableIdSchema,
  seq: z.int(),
  /** Left out when it is what was sent before on this connection. */
  info: z.optional(tableInfoSchema),
  viewer: z.union([seatSchema, z.literal('table'), z.literal('referee')]),
  /** What happened since the seq the client knew, in order. */
  news: z.array(newsSchema),
  /** True when more was missed than is told: forget what you had. */
  whole: z.boolean(),
  /** Null until the deal. */
  ply: z.nullable(z.int()),
  view: z.nullable(gameJson),
  /** Null until the end. */
  sheet: z.nullable(z.array(gameJson)),
  result: z.nullable(z.strictObject({ scores: z.array(z.number()), winners: z.array(z.int()) })),
  clock: z.nullable(clockSchema),
  /** The receiver's own standing orders, if there are any. */
  orders: z.optional(ordersSchema),
});

export const serverMessageSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('welcome'),
    protocol: z.int(),
    /** Null: a visitor without a name, who may only watch. */
    person: z.nullable(personSchema),
    now: z.number(),
  }),
  tableMessageSchema,
  /** Who is here. Seats of people only; `away` since when, null: present. */
  z.strictObject({
    type: z.literal('presence'),
    table: tableIdSchema,
    away: z.array(z.strictObject({ seat: seatSchema, since: z.nullable(z.number()) })),
    watchers: z.int(),
  }),
  /** An event as the receiver may know it, whole; at once, and after every change. */
  z.strictObject({ type: z.literal('event'), event: eventInfoSchema }),
  /** The act is durable, and was shown to everybody under this seq. */
  z.strictObject({ type: z.literal('done'), id: actIdSchema, table: tableIdSchema, seq: z.int() }),
  /** The act, or the message, changed nothing. */
  z.strictObject({
    type: z.literal('problem'),
    id: z.optional(z.string()),
    table: z.optional(tableIdSchema),
    problem: problemSchema,
  }),
  z.strictObject({ type: z.literal('pong'), n: z.int(), now: z.number() }),
  /** There are other open tables, or others at them: read the list. */
  z.strictObject({ type: z.literal('lobby') }),
  /** The server is about to stop: come back in a moment, to whichever node answers. */
  z.strictObject({ type: z.literal('going') }),
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
export type TableMessage = Extract<ServerMessage, { type: 'table' }>;
