import * as z from 'zod/mini';
import { hasNul } from '../has-nul.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import type { Schema } from './endpoint.ts';

// Without it every fault reads "Invalid input".
z.config(z.locales.en());

/** The value as its schema has it, or the first thing wrong with it and where: `act.seat`, `query.since`. */
export function check(schema: Schema, value: unknown, part: 'params' | 'query' | 'body'): Outcome<unknown> {
  if (hasNul(value)) return problem('bad-message', `${part}: there is a NUL in it.`, part);
  const checked = schema.safeParse(value);
  if (checked.success) return { ok: true, value: checked.data };
  const [issue] = checked.error.issues;
  const path = issue?.path ?? [];
  const where = (part === 'body' ? path : [part, ...path]).join('.') || part;
  return problem('bad-message', `${where}: ${sentence(issue?.message ?? 'is not as it should be')}`, where);
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`;
}
