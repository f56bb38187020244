// What the HTTP door asks and answers. Not part of the index: a page that only plays needs none of it.
import * as z from 'zod/mini';
import { actIdSchema, actSchema } from './acts.ts';
import { inAddress } from './in-address.ts';
import { LIMITS } from './limits.ts';
import { tableIdSchema, tableMessageSchema } from './messages.ts';
import { emblemSchema, nameSchema, personSchema } from './people.ts';
import { problemSchema } from './problems.ts';
import { paceSchema, tableLineSchema } from './table.ts';

/** Nothing invisible that no terminal and no database likes. */
const plainText = (max: number) => z.string().check(z.maxLength(max), z.regex(/^\P{Cc}*$/u));
const labelSchema = plainText(60).check(z.minLength(1));

export const failureSchema = z.strictObject({ problem: problemSchema });
export type Failure = z.infer<typeof failureSchema>;

export const doneSchema = z.strictObject({ done: z.literal(true) });

// People

/** What somebody may know about themselves. */
export const meSchema = z.strictObject({
  person: personSchema,
  /** Null: a guest, or signs in with passkeys only. */
  login: z.nullable(z.string()),
  passkeys: z.array(z.strictObject({ id: z.string(), created: z.number() })),
  /** Whether the leaderboard may show the name. */
  ranked: z.boolean(),
  created: z.number(),
});
export type Me = z.infer<typeof meSchema>;

/** Null: nobody is signed in. */
export const whoSchema = z.strictObject({ me: z.nullable(meSchema) });

/** A program asks for a token instead of a cookie, and is shown as one. */
export const guestSchema = z.strictObject({
  name: nameSchema,
  emblem: emblemSchema,
  program: z.optional(z.boolean()),
});
export type Guest = z.infer<typeof guestSchema>;

/** `token`: only for a program, and only this once. */
export const signedInSchema = z.strictObject({ me: meSchema, token: z.optional(z.string()) });
export type SignedIn = z.infer<typeof signedInSchema>;

export const changeMeSchema = z.strictObject({
  name: z.optional(nameSchema),
  emblem: z.optional(emblemSchema),
  ranked: z.optional(z.boolean()),
});
export type ChangeMe = z.infer<typeof changeMeSchema>;

/** Letters, digits and . _ - @ + of plain ASCII: what is typed at a stranger's keyboard, and looks like nobody else's. */
export const loginSchema = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._@+-]{2,63}$/));
export const passwordSchema = z.string().check(z.minLength(8), z.maxLength(200));

/** `current`: the password so far, if there is one. */
export const newPasswordSchema = z.strictObject({
  login: loginSchema,
  password: passwordSchema,
  current: z.optional(z.string().check(z.maxLength(200))),
});
export type NewPassword = z.infer<typeof newPasswordSchema>;

export const signInSchema = z.strictObject({
  login: plainText(64),
  password: z.string().check(z.maxLength(200)),
});

const base64url = z.string().check(z.regex(/^[\w-]+={0,2}$/), z.maxLength(8192));
const credential = { id: base64url, rawId: base64url, type: z.literal('public-key') };

/** As `PublicKeyCredential.toJSON()` gives it; what else browsers put in is passed over. */
export const newPasskeySchema = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.optional(z.array(z.string().check(z.maxLength(20))).check(z.maxLength(10))),
  }),
});

export const passkeyAnswerSchema = z.looseObject({
  ...credential,
  response: z.looseObject({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: z.optional(z.nullable(base64url)),
  }),
});

/** For `navigator.credentials`, after `PublicKeyCredential.parse…OptionsFromJSON`. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

export const sessionSchema = z.strictObject({
  id: z.string(),
  /** A browser that is signed in, or a program with a token. */
  kind: z.enum(['browser', 'token']),
  label: z.string(),
  created: z.number(),
  seen: z.number(),
  /** Whether this very request came by it. */
  here: z.boolean(),
});
export type SessionLine = z.infer<typeof sessionSchema>;
export const sessionsSchema = z.strictObject({ sessions: z.array(sessionSchema) });

export const newTokenSchema = z.strictObject({ label: labelSchema });
/** The only time the token is shown. */
export const tokenSchema = z.strictObject({ id: z.string(), token: z.string() });

/** `expires`: milliseconds since 1970. */
export const deviceCodeSchema = z.strictObject({ code: z.string(), expires: z.number() });
export const deviceSignInSchema = z.strictObject({ code: z.string().check(z.maxLength(20)) });

/** The longest are passkeys': 1,023 bytes as base64url. */
export const idParamsSchema = z.strictObject({ id: plainText(1364) });

// Tables

const seatCountSchema = z.int().check(z.minimum(2), z.maximum(10));

export const madeTableSchema = z.strictObject({
  table: z.string(),
  code: z.string(),
  /** Where people open it. */
  url: z.string(),
});
export const tableParamsSchema = z.strictObject({ table: tableIdSchema });
export const codeParamsSchema = z.strictObject({ code: z.string().check(z.regex(/^[A-Za-z]{6}$/)) });
export const foundTableSchema = z.strictObject({ table: z.string() });
export const tableListSchema = z.strictObject({ tables: z.array(tableLineSchema) });

/** Any table of this kind will do: one that others opened, or a new one for `seats` that others find. */
export const quickMatchSchema = z.strictObject({
  game: z.string().check(z.maxLength(40)),
  seats: seatCountSchema,
  /** Fewer are fine, too. */
  least: z.optional(seatCountSchema),
  pace: paceSchema,
});
/** `made`: nobody waited, so I am the host of a new one. */
export const quickTableSchema = z.strictObject({ table: z.string(), made: z.boolean() });

/** `wait`: for so many seconds at most, until something is newer than `since`. */
export const lookQuerySchema = z.strictObject({
  since: z.optional(inAddress(0, 999_999_999)),
  wait: z.optional(inAddress(0, LIMITS.waitSeconds)),
});

/** The table as the asker may see it; if the asker must decide, with the texts of the moves to choose from. */
export const lookSchema = z.extend(tableMessageSchema, {
  legal: z.optional(z.array(z.string())),
  /** How many there are; more than `legal` lists where they are too many. */
  legalCount: z.optional(z.int()),
});
export type Look = z.infer<typeof lookSchema>;

export const sentActSchema = z.strictObject({ id: actIdSchema, act: actSchema });
/** Without an id of your own a move that is sent again is a new one. */
export const sentMoveSchema = z.strictObject({
  text: z.string().check(z.maxLength(LIMITS.moveText)),
  id: z.optional(actIdSchema),
});
export const seqSchema = z.strictObject({ seq: z.int() });

/** A match as a file; docs/records.md says what is in it. */
export const recordSchema = z.looseObject({ record: z.literal(1), game: z.string() });

export const gamesSchema = z.strictObject({
  games: z.array(
    z.strictObject({
      id: z.string(),
      rules: z.int(),
      seats: z.strictObject({ min: z.int(), max: z.int() }),
      options: z.record(z.string(), z.array(z.union([z.string(), z.number(), z.boolean()]))),
      editions: z.record(z.string(), z.record(z.string(), z.unknown())),
    }),
  ),
});
