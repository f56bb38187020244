import { problem } from '../tables/problem.ts';

/** `where`: which part of the question named it. */
export function noEvent(where: string): ReturnType<typeof problem> {
  return problem('not-found', 'There is no such event.', where);
}
