import type { Act } from '@quartet/protocol';
import type { Acting, Decided, Judge, Judges } from './acting.ts';
import { ACTS_OF_HOST } from './acts-of-host.ts';
import { ACTS_OF_PEOPLE } from './acts-of-people.ts';
import type { Outcome } from './doors.ts';
import { problem } from './problem.ts';

const JUDGES: Judges<Act['type']> = { ...ACTS_OF_PEOPLE, ...ACTS_OF_HOST };

/** What the act would write into the log, or why it may not. Changes nothing. */
export function decideAct(acting: Acting, act: Act): Outcome<Decided> {
  if (Object.hasOwn(ACTS_OF_HOST, act.type) && acting.by !== acting.state.host)
    return problem('not-host', 'Only the host of the table may do that.');
  const judge = JUDGES[act.type] as Judge<Act['type']>;
  return judge(acting, act);
}
