import { type Acting, type Decided, decided, type Judges, noSeat } from './acting.ts';
import { ACTS_OF_HOST } from './acts-of-host.ts';
import { coverOf } from './cover.ts';
import type { Outcome } from './doors.ts';
import { problem } from './problem.ts';
import { neededFor, type Question } from './question.ts';

/** Asking the others for something, and what they say to it. */
export const ACTS_OF_ASKING: Judges<'ask' | 'answer'> = {
  ask(acting, { what, seat }) {
    const { state, by } = acting;
    if (state.questions.open && state.questions.open.by !== by)
      return problem('busy', 'Another question stands at this table; answer that one first.');
    if (what === 'pause') {
      if (state.seatOf(by) === null) return problem('not-seated', 'Only those at the table may ask for it.');
      const may = ACTS_OF_HOST.pause(acting, { type: 'pause' });
      return may.ok ? decided({ kind: 'asked', what }) : may;
    }
    return what === 'end' ? askToEnd(acting) : askForSeat(acting, seat);
  },
  answer(acting, { ask, yes }) {
    const { state, by } = acting;
    const { open } = state.questions;
    if (open?.id !== ask) return problem('too-late', 'This question does not stand any more.', 'act.ask');
    if (!yes && by === open.by) return decided({ kind: 'answered', yes });
    const needed = neededFor(state, open);
    if (!needed.includes(by)) return problem('not-seated', 'This is not asked of you.');
    if (!yes || needed.length > 1) return decided({ kind: 'answered', yes });
    return agreed(acting, open);
  },
};

/** Whoever plays with bots alone need not ask. */
function askToEnd({ state, by }: Acting): Outcome<Decided> {
  if (state.seatOf(by) === null) return problem('not-seated', 'Only those at the table may ask for it.');
  if (!state.isRunning) return problem('not-playing', 'The match is not running.');
  const question = { id: 0, what: 'end', by, seat: null, agreed: new Set<string>() } as const;
  return decided(
    neededFor(state, question).length === 0 ? { kind: 'ended' } : { kind: 'asked', what: 'end' },
  );
}

/** A bot's, or that of somebody who does not play it any more. */
function askForSeat({ state, by, isLongAway }: Acting, wanted: number | undefined): Outcome<Decided> {
  if (state.seatOf(by) !== null) return problem('seat-taken', 'You sit at this table already.');
  if (state.status === 'over') return problem('not-playing', 'The match is over.');
  const seat = wanted ?? state.sitters.findIndex(({ kind }) => kind === 'bot');
  if (seat < 0) return problem('seat-taken', 'No bot plays here whose seat could be yours.');
  const sitter = state.sitters[seat];
  if (!sitter) return noSeat(state, seat);
  if (sitter.kind === 'open') return problem('seat-taken', `Seat ${seat} is free: sit down.`, 'act.seat');
  const isTaken = sitter.kind === 'person' && !coverOf(state, seat) && !isLongAway(seat);
  if (isTaken) return problem('seat-taken', `Somebody plays seat ${seat}.`, 'act.seat');
  if (state.knowsOther(by, seat))
    return problem('seat-taken', 'You have seen the cards of another seat of this match.', 'act.seat');
  const question = { id: 0, what: 'seat', by, seat, agreed: new Set<string>() } as const;
  if (neededFor(state, question).length === 0)
    return problem('seat-taken', 'Nobody is here who could agree to it.', 'act.seat');
  return decided({ kind: 'asked', what: 'seat', seat });
}

/** The last yes is the thing itself. */
function agreed(acting: Acting, { what, by, seat }: Question): Outcome<Decided> {
  if (what === 'pause') return ACTS_OF_HOST.pause(acting, { type: 'pause' });
  if (what === 'end') return decided({ kind: 'ended' });
  return decided({ kind: 'seated', seat: seat!, person: by });
}
