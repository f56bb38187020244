import type { Refusal } from '@quartet/core';
import type { ProblemCode } from '@quartet/protocol';
import type { Outcome } from './doors.ts';

/** Something that changed nothing, and why. */
export function problem(code: ProblemCode, message: string, where?: string): Outcome<never> {
  return { ok: false, problem: { code, message, ...(where !== undefined && { where }) } };
}

/** Why the rules do not allow a move. */
export function refused(refusal: Refusal): Outcome<never> {
  const message = `The rules do not allow this move: ${refusal.code}${refusal.rule && ` (${refusal.rule})`}.`;
  return { ok: false, problem: { code: 'refused', message, where: 'act.text', refusal } };
}
