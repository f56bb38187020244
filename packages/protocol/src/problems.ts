import * as z from 'zod/mini';

/** Each way the server says no. The rules' own refusals come as `refused`, with the game's refusal inside. */
export const PROBLEMS = [
  'bad-message',
  'too-big',
  'too-fast',
  'old-protocol',
  'no-hello',
  'wrong-origin',
  'sign-in',
  'bad-sign-in',
  'taken-name',
  'bad-code',
  'no-table',
  'no-seat',
  'seat-taken',
  'not-seated',
  'not-host',
  'not-open',
  'not-playing',
  'not-over',
  'seats-empty',
  'not-ready',
  'blocked',
  'not-away',
  'covered',
  'bad-plan',
  'hushed',
  'refused',
  'too-late',
  'stays',
  'out-of-range',
  'bad-webhook',
  'bad-order',
  'bad-luck',
  'not-found',
  'full',
  'busy',
  'broken',
] as const;
export type ProblemCode = (typeof PROBLEMS)[number];

export const refusalSchema = z.strictObject({
  code: z.string(),
  rule: z.string(),
  details: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** What was wrong, and where. */
export const problemSchema = z.strictObject({
  code: z.enum(PROBLEMS),
  /** One English sentence, for programs and logs; an app says it in the reader's language by the code. */
  message: z.string(),
  /** The part of the message that was wrong: `act.seat`. */
  where: z.optional(z.string()),
  /** Why the rules do not allow the move. */
  refusal: z.optional(refusalSchema),
});
export type Problem = z.infer<typeof problemSchema>;
