// People one has played with: friends, invitations, and keeping somebody away. Not part of the index.
import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';
import { tableIdSchema } from './messages.ts';
import { personSchema } from './people.ts';

const personIdSchema = z.string().check(z.regex(/^[\w-]{1,64}$/));

/** Somebody I played with, or who is more to me than that. */
export const acquaintanceSchema = z.strictObject({
  person: personSchema,
  /** The last match together; null: none that is counted. */
  last: z.nullable(z.strictObject({ game: z.string(), at: z.number() })),
  /** Matches together, and how many of them each of us came out ahead. */
  games: z.int(),
  mine: z.int(),
  theirs: z.int(),
  /** `asked`: by me; `asks`: by them; it takes both. */
  friend: z.enum(['no', 'asked', 'asks', 'yes']),
  blocked: z.boolean(),
});
export type Acquaintance = z.infer<typeof acquaintanceSchema>;
export const acquaintancesSchema = z.strictObject({ people: z.array(acquaintanceSchema) });

/** What I want them to be to me. */
export const changeBondSchema = z.strictObject({
  friend: z.optional(z.boolean()),
  blocked: z.optional(z.boolean()),
});
export const acquaintanceParamsSchema = z.strictObject({ person: personIdSchema });

export const inviteSchema = z.strictObject({ person: personIdSchema });

export const newReportSchema = z.strictObject({
  person: personIdSchema,
  table: z.optional(tableIdSchema),
  text: z.string().check(z.minLength(1), z.maxLength(LIMITS.report), z.regex(/^[^\0]*$/)),
});
