import * as z from 'zod/mini';

export const hashSchema = z.string().check(z.regex(/^sha256:[0-9a-f]{64}$/));
/** 32 bytes from a cryptographic source, in hex. */
export const contributionSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/));

/** What the deal will follow from, as far as it is public; docs/records.md has the arithmetic. */
export const tableLuckSchema = z.strictObject({
  /** The hash of the server's secret; it stands from the first moment of the table. */
  seal: hashSchema,
  /** By seat, the hashes of contributions; null: none was promised. */
  promises: z.array(z.nullable(hashSchema)),
  /** The host has started: whoever promised is asked for the contribution, for a moment. */
  called: z.boolean(),
  /** By seat, once the cards are dealt: the contribution, `left-out` or `bot`. */
  contributions: z.nullable(z.array(z.string())),
});
export type TableLuck = z.infer<typeof tableLuckSchema>;
