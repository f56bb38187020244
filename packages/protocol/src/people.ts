import * as z from 'zod/mini';
import { LIMITS } from './limits.ts';

/** Signs a person may carry. */
export const EMBLEMS = [
  'sun',
  'leaf',
  'wave',
  'peak',
  'moon',
  'ring',
  'star',
  'kite',
  'bell',
  'shell',
  'key',
  'fern',
] as const;

export const emblemSchema = z.enum(EMBLEMS);
export type Emblem = z.infer<typeof emblemSchema>;

/** Letters, digits and marks of any language, in one line: nothing invisible, nothing that turns the text around. */
const READABLE =
  /^[\p{L}\p{M}\p{N}\p{P}\p{S}](?:[\p{L}\p{M}\p{N}\p{P}\p{S} ]*[\p{L}\p{M}\p{N}\p{P}\p{S}])?$/u;

export const nameSchema = z.string().check(z.maxLength(LIMITS.name), z.regex(READABLE));

/** A person as everybody at a table sees them. The id is no secret and opens nothing. */
export const personSchema = z.strictObject({
  id: z.string(),
  name: nameSchema,
  emblem: emblemSchema,
});
export type Person = z.infer<typeof personSchema>;
