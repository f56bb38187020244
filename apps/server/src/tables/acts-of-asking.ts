import { decided, type Judges } from './acting.ts';
import { agreedTo, doOrAsk, seatToAskFor } from './asking.ts';
import { problem } from './problem.ts';
import { isBusyAsking, neededFor } from './question.ts';

/** Seconds somebody asks for who does not say. */
const MINUTE = 60;

/** Asking the others for something, and what they say to it. */
export const ACTS_OF_ASKING: Judges<'ask' | 'answer'> = {
  ask(acting, { what, seat, seconds = MINUTE }) {
    const { state, by } = acting;
    if (isBusyAsking(state, by))
      return problem('busy', 'Another question stands at this table; answer that one first.');
    if (what === 'seat') {
      const wanted = seat ?? seatToAskFor(acting);
      if (state.seatOf(by) !== null) return problem('seat-taken', 'You sit at this table already.');
      if (wanted === null) return problem('seat-taken', 'No bot plays here whose seat could be yours.');
      return doOrAsk(acting, { what, seat: wanted });
    }
    if (what === 'remove') {
      if (by !== state.host) return problem('not-host', 'Only the host of the table may ask for it.');
      return seat === undefined
        ? problem('no-seat', 'Say whose seat it is.', 'act.seat')
        : doOrAsk(acting, { what, seat });
    }
    if (state.seatOf(by) === null) return problem('not-seated', 'Only those at the table may ask for it.');
    return doOrAsk(acting, what === 'time' ? { what, seconds } : { what });
  },
  answer(acting, { ask, yes }) {
    const { state, by } = acting;
    const { open } = state.questions;
    if (open?.id !== ask) return problem('too-late', 'This question does not stand any more.', 'act.ask');
    if (!yes && by === open.by) return decided({ kind: 'answered', yes });
    const needed = neededFor(state, open);
    if (!needed.includes(by)) return problem('not-seated', 'This is not asked of you.');
    if (!yes || needed.length > 1) return decided({ kind: 'answered', yes });
    return agreedTo(acting, open);
  },
};
