import type { Act } from '@quartet/protocol';
import { isEndless, isLogFull } from './act-allowances.ts';
import type { Acting, Decided, Judge, Judges } from './acting.ts';
import { ACTS_OF_ASKING } from './acts-of-asking.ts';
import { ACTS_OF_HOST } from './acts-of-host.ts';
import { ACTS_OF_LUCK } from './acts-of-luck.ts';
import { ACTS_OF_PEOPLE } from './acts-of-people.ts';
import type { Outcome } from './doors.ts';
import { problem } from './problem.ts';

const JUDGES: Judges<Act['type']> = {
  ...ACTS_OF_PEOPLE,
  ...ACTS_OF_ASKING,
  ...ACTS_OF_LUCK,
  ...ACTS_OF_HOST,
};
/** What the deal is promised for stays as it is from the call to the deal. */
const SETTLED: ReadonlySet<Act['type']> = new Set([
  'sit',
  'stand',
  'start',
  'bot',
  'remove',
  'swap',
  'settle',
  'ready',
  'ask',
  'answer',
]);

/** What may be done at a table of a duplicate evening, by those who sit there: all else is settled for all tables at once. */
const AT_EVENTS: ReadonlySet<Act['type']> = new Set(['move', 'stand', 'cover', 'return', 'chat', 'order']);

/** What the act would write into the log, or why it may not. Changes nothing. */
export function decideAct(acting: Acting, act: Act): Outcome<Decided> {
  if (Object.hasOwn(ACTS_OF_HOST, act.type) && acting.by !== acting.state.host)
    return problem('not-host', 'Only the host of the table may do that.');
  const { luck, event } = acting.state;
  if (event && !AT_EVENTS.has(act.type))
    return problem('not-open', 'This table belongs to an event; that is settled there.');
  if (event && acting.state.seatOf(acting.by) === null)
    return problem('not-seated', 'Only those who sit at the table may do that.');
  if (luck.isCalled && SETTLED.has(act.type))
    return problem('not-open', 'The luck is being drawn; the match begins in a moment.');
  if (isEndless(act) && isLogFull(acting.state))
    return problem('full', 'The log of this table is full; what is needed to end the match still fits.');
  const judge = JUDGES[act.type] as Judge<Act['type']>;
  return judge(acting, act);
}
