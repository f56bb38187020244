import type { Refusal } from '@quartet/core';
import type { ProblemCode } from '@quartet/protocol';
import type { Outcome } from './doors.ts';

type Failed = Extract<Outcome<never>, { ok: false }>;

/** Something that changed nothing, and why. */
export function problem(code: ProblemCode, message: string, where?: string): Failed {
  return { ok: false, problem: { code, message, ...(where !== undefined && { where }) } };
}

/** `where`: which part of the question named it. */
export function noTable(where: string): Failed {
  return problem('no-table', 'There is no such table.', where);
}

/** Why the rules do not allow a move. */
export function refused(refusal: Refusal): Failed {
  const message = `The rules do not allow this move: ${refusal.code}${refusal.rule && ` (${refusal.rule})`}.`;
  return { ok: false, problem: { code: 'refused', message, where: 'act.text', refusal } };
}
