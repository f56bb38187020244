import * as z from 'zod/mini';

const wordSchema = z.string().check(z.minLength(1), z.maxLength(40));

/** What shall be decided for somebody in others' turns, by kind of decision; the game says which there are. */
export const ordersSchema = z.strictObject({
  choices: z.record(wordSchema, wordSchema).check(z.refine((choices) => Object.keys(choices).length <= 10)),
  /** Until the next interruption has been settled by them, or until they are changed. */
  lasts: z.enum(['once', 'always']),
});
export type Orders = z.infer<typeof ordersSchema>;
