// What the administration asks and answers. Loaded by its own page only.
import * as z from 'zod/mini';
import { statusSchema } from './table.ts';

/** Signing in with the secret of the server. */
export const adminSignInSchema = z.strictObject({
  token: z.string().check(z.minLength(1), z.maxLength(200)),
});

/** `until`: when the session ends, by the server's clock. */
export const adminSessionSchema = z.strictObject({ until: z.number() });

const countSchema = z.int().check(z.nonnegative());

export const healthSchema = z.strictObject({
  version: z.string(),
  node: z.string(),
  protocol: z.int(),
  /** The version of each game's rules. */
  rules: z.record(z.string(), z.int()),
  store: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  role: z.enum(['web', 'bots', 'all']),
  /** Nodes that were heard of within a minute, this one included. */
  nodes: z.int(),
  now: z.number(),
  startedAt: z.number(),
  /** From here on it is this node's own. */
  connections: countSchema,
  tablesInMemory: countSchema,
  botsThinking: countSchema,
  /** Over the last minute. */
  movesPerSecond: z.number(),
  /** Bytes. */
  memory: z.strictObject({ rss: z.number(), heapUsed: z.number() }),
  tables: z.strictObject({ open: countSchema, playing: countSchema, paused: countSchema, over: countSchema }),
  people: countSchema,
});
export type Health = z.infer<typeof healthSchema>;

const pageSchema = z.optional(z.string().check(z.regex(/^\d{1,6}$/)));
const findSchema = z.optional(z.string().check(z.maxLength(64)));

/** `find`: a table's id or its six letters. */
export const adminTablesQuerySchema = z.strictObject({
  status: z.optional(statusSchema),
  game: z.optional(z.string().check(z.maxLength(32))),
  find: findSchema,
  page: pageSchema,
});

export const adminTableSchema = z.strictObject({
  id: z.string(),
  code: z.string(),
  game: z.string(),
  status: statusSchema,
  seats: z.int(),
  people: countSchema,
  bots: countSchema,
  listed: z.boolean(),
  /** Lines in its log. */
  entries: z.int(),
  updated: z.number(),
  /** Something should have happened here and did not. */
  isStuck: z.boolean(),
  /** Its row of the store is damaged: who plays there is not known. It can be deleted. */
  isUnreadable: z.optional(z.literal(true)),
});
export type AdminTable = z.infer<typeof adminTableSchema>;

/** `total`: of all that match, on however many pages. */
export const adminTablesSchema = z.strictObject({ tables: z.array(adminTableSchema), total: countSchema });

const eventStatusSchema = z.enum(['open', 'called', 'playing', 'over']);

/** `find`: an event's id or its six letters. */
export const adminEventsQuerySchema = z.strictObject({
  status: z.optional(eventStatusSchema),
  find: findSchema,
  page: pageSchema,
});

export const adminEventSchema = z.strictObject({
  id: z.string(),
  code: z.string(),
  game: z.string(),
  seats: z.int(),
  deals: z.int(),
  /** Deals that every table has played. */
  scored: countSchema,
  status: eventStatusSchema,
  /** No further deal: the one that is being played is the last. */
  isEnded: z.boolean(),
  /** Names of people who take part, or did. */
  entrants: z.array(z.string()),
  updated: z.number(),
});
export type AdminEvent = z.infer<typeof adminEventSchema>;
export const adminEventsSchema = z.strictObject({ events: z.array(adminEventSchema), total: countSchema });

/** `find`: part of a name or a login, or an id. */
export const adminPeopleQuerySchema = z.strictObject({ find: findSchema, page: pageSchema });

export const adminPersonSchema = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** Null: a guest, or passkeys only. */
  login: z.nullable(z.string()),
  created: z.number(),
  /** When a session was last used, to some hours; null: none is left. */
  seen: z.nullable(z.number()),
  tables: countSchema,
});
export type AdminPerson = z.infer<typeof adminPersonSchema>;

export const adminPeopleSchema = z.strictObject({ people: z.array(adminPersonSchema), total: countSchema });

/** What somebody told about somebody. Names are null once they have deleted themselves. */
export const adminReportSchema = z.strictObject({
  id: z.string(),
  by: z.nullable(z.string()),
  about: z.strictObject({ id: z.string(), name: z.nullable(z.string()) }),
  table: z.nullable(z.string()),
  text: z.string(),
  at: z.number(),
});
export type AdminReport = z.infer<typeof adminReportSchema>;
export const adminReportsSchema = z.strictObject({ reports: z.array(adminReportSchema), total: countSchema });
export const adminReportsQuerySchema = z.strictObject({ page: pageSchema });
export const reportParamsSchema = z.strictObject({ report: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/** Somebody's id; its letters are what ids are made of. */
export const personParamsSchema = z.strictObject({ person: z.string().check(z.regex(/^[\w-]{1,64}$/)) });

/** A record with the deal in it, and where it comes from. Its own keys are those of the record. */
export const incidentSchema = z.looseObject({
  record: z.literal(1),
  players: z.array(z.string()),
  incident: z.strictObject({
    table: z.string(),
    version: z.string(),
    at: z.number(),
    status: statusSchema,
    /** The table's log, but for what people wrote. */
    log: z.array(
      z.strictObject({
        seq: z.int(),
        at: z.number(),
        kind: z.string(),
        seat: z.optional(z.int()),
        hand: z.optional(z.string()),
      }),
    ),
  }),
});
export type Incident = z.infer<typeof incidentSchema>;
