import { staysMade } from '@quartet/core';
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
    if (what === 'back') return askBack(acting);
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

/** The last decision, if it was mine and showed nobody a card; where it counts for ratings nothing is taken back. */
function askBack(acting: Acting): Outcome<Decided> {
  const { state, by } = acting;
  if (state.seatOf(by) === null) return problem('not-seated', 'Only those at the table may ask for it.');
  if (state.status !== 'playing') return problem('not-playing', 'The match is not running.');
  if (state.rated) return problem('stays', 'Nothing is taken back in a match that counts for ratings.');
  const question = { id: 0, what: 'back', by, seat: null, agreed: new Set<string>() } as const;
  const back = takenBack(acting, question);
  if (!back.ok || neededFor(state, question).length === 0) return back;
  return decided({ kind: 'asked', what: 'back' });
}

/** The match before the last decision, if that was of whoever asks. */
function takenBack({ state }: Acting, { by }: Question): Outcome<Decided> {
  const { match, clock, pace } = state;
  const ply = match!.ply - 1;
  const last = state.told.findLast(({ line, ply: made }) => line.kind === 'moved' && made === ply);
  const isOwn = last?.by === by && last.line.kind === 'moved' && last.line.hand === 'person';
  const seat = state.seatOf(by);
  if (!isOwn || seat === null) return problem('stays', 'The last decision was not yours.');
  if (staysMade(match!) !== null) return problem('stays', 'It has shown somebody a card, and stays made.');
  return decided({ kind: 'undone', seat, ply, ...clock.returns(pace, seat) });
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
function agreed(acting: Acting, question: Question): Outcome<Decided> {
  const { what, by, seat } = question;
  if (what === 'back') return takenBack(acting, question);
  if (what === 'pause') return ACTS_OF_HOST.pause(acting, { type: 'pause' });
  if (what === 'end') return decided({ kind: 'ended' });
  return decided({ kind: 'seated', seat: seat!, person: by });
}
