// Deals that people give to friends, and what they made of them. Not part of the index.
import * as z from 'zod/mini';
import { handInSchema } from './daily.ts';

/** Hex digits of a SHA-256 of the deal. */
export const challengeParamsSchema = z.strictObject({
  challenge: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
});

/** The deal as docs/deals.md writes it, and the record of a match of it. */
export const challengeHandInSchema = z.strictObject({
  deal: z.unknown(),
  record: handInSchema.shape.record,
});

export const challengeResultsSchema = z.strictObject({
  challenge: z.string(),
  /** The best first. */
  results: z.array(
    z.strictObject({
      name: z.string(),
      points: z.int(),
      moves: z.array(z.string()),
      /** Whether it is who asks. */
      me: z.boolean(),
    }),
  ),
});
export type ChallengeResults = z.infer<typeof challengeResultsSchema>;
