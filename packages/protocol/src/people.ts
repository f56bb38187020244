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

/** A sign one can see: fillers count as letters, and the blank of Braille as a symbol, but show nothing. */
const SIGN = '(?![\\p{Default_Ignorable_Code_Point}\\u2800\\ufffc])[\\p{L}\\p{N}\\p{P}\\p{S}]';
/** What may stand on it: a few accents, and what makes a sign colourful. */
const MARKS = '(?:(?!\\p{Default_Ignorable_Code_Point})\\p{M}|[\\ufe0e\\ufe0f]){0,4}';

/** Letters, digits and marks of any language, in one line: nothing invisible, nothing that turns the text around. */
const READABLE = new RegExp(`^${SIGN}${MARKS}(?: *${SIGN}${MARKS})*$`, 'u');

export const nameSchema = z.string().check(z.maxLength(LIMITS.name), z.regex(READABLE));

/** A person as everybody at a table sees them. The id is no secret and opens nothing. */
export const personSchema = z.strictObject({
  id: z.string(),
  /** Some were given when less was asked of a name. */
  name: z.string(),
  emblem: emblemSchema,
  /** They said when they became a guest that they are a program; people see it wherever they see the name. */
  program: z.optional(z.literal(true)),
});
export type Person = z.infer<typeof personSchema>;
