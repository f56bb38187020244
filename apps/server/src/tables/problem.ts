import type { Refusal } from '@quartet/core';
import type { ProblemCode } from '@quartet/protocol';
import { NoPerson } from '../store/store.ts';
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

/** Somebody was deleted at this very moment: `me`, or another without whom it cannot be done. Throws every other error. */
export function missingPerson(error: unknown, me: string | null): Failed {
  if (!(error instanceof NoPerson)) throw error;
  if (me === null || me === error.person) return problem('sign-in', error.message);
  return problem('not-found', 'Somebody who is needed for it is not known here any more.');
}

/** Why the rules do not allow a move. */
export function refused(refusal: Refusal): Failed {
  const message = `The rules do not allow this move: ${refusal.code}${refusal.rule && ` (${refusal.rule})`}.`;
  return { ok: false, problem: { code: 'refused', message, where: 'act.text', refusal } };
}
