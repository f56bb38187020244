import * as z from 'zod/mini';
import { jsonFault, shapeFault } from '../message-faults.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import type { Schema } from './endpoint.ts';

// Without it every fault reads "Invalid input".
z.config(z.locales.en());

/** The value as its schema has it, or the first thing wrong with it and where: `act.seat`, `query.since`. */
export function check(schema: Schema, value: unknown, part: 'params' | 'query' | 'body'): Outcome<unknown> {
  const fault = jsonFault(value);
  if (fault) return problem('bad-message', `${part}: ${fault}.`, part);
  const checked = schema.safeParse(value);
  if (checked.success) return { ok: true, value: checked.data };
  const { path, sentence } = shapeFault(checked.error.issues);
  const where = part === 'body' ? path || part : [part, path].filter(Boolean).join('.');
  return problem('bad-message', `${where}: ${sentence}`, where);
}
