import { type Seat, staysMade } from '@quartet/core';
import type { Ask } from '@quartet/protocol';
import { ALLOWED } from '../allowed.ts';
import { isLogFull } from './act-allowances.ts';
import { type Acting, COVER, type Decided, decided, noSeat } from './acting.ts';
import { coverOf } from './cover.ts';
import type { Outcome } from './doors.ts';
import type { Line } from './lines.ts';
import { problem } from './problem.ts';
import { isBusyAsking, neededFor, type Question } from './question.ts';

/** What is asked for, before anybody was asked. */
export type Wish = Pick<Question, 'what'> & Partial<Pick<Question, 'seat' | 'seconds'>>;

/** The line that fulfils it. `isFree`: nobody's yes is needed. */
interface Fulfilled {
  readonly line: Line;
  readonly isFree?: boolean;
}

type Fulfil = (acting: Acting, question: Question) => Outcome<Fulfilled>;

/** Does what is wished, or asks those whose yes it needs. */
export function doOrAsk(acting: Acting, wish: Wish): Outcome<Decided> {
  const { state, by } = acting;
  const question: Question = {
    id: 0,
    by,
    seat: null,
    seconds: null,
    ...wish,
    ofAll: isOfAll(acting, wish),
    agreed: new Set(),
  };
  const fulfilled = FULFIL[question.what](acting, question);
  if (!fulfilled.ok) return fulfilled;
  const { line, isFree } = fulfilled.value;
  if (isFree || neededFor(state, question).length === 0) return decided(line);
  if (isBusyAsking(state, by))
    return problem('busy', 'Another question stands at this table; answer that one first.');
  if (isLogFull(state)) return problem('full', 'The log of this table is full.');
  return decided(asked(question));
}

/** What comes of a question with the last yes. */
export function agreedTo(acting: Acting, question: Question): Outcome<Decided> {
  const all = { ...question, agreed: new Set([...question.agreed, acting.by]) };
  const fulfilled = FULFIL[question.what](acting, all);
  return fulfilled.ok ? decided(fulfilled.value.line) : fulfilled;
}

function asked({ what, seat, seconds, ofAll }: Question): Line {
  const whose = what === 'remove' ? { removes: seat! } : { seat: seat! };
  return {
    kind: 'asked',
    what,
    ...(seat !== null && whose),
    ...(seconds !== null && { seconds }),
    ...(ofAll && { all: true }),
  };
}

const done = (line: Line, isFree = false): Outcome<Fulfilled> => ({ ok: true, value: { line, isFree } });

const FULFIL: { readonly [K in Ask]: Fulfil } = {
  pause({ state, now }) {
    if (state.status !== 'playing') return problem('not-playing', 'The match is not running.');
    if (state.pauses >= ALLOWED.pauses)
      return problem('full', `This match has been paused ${ALLOWED.pauses} times already.`);
    const { until } = state.clock;
    return done({ kind: 'paused', left: until === null ? null : Math.max(0, until - now) });
  },
  /** Who plays with bots alone need not ask. */
  end({ state }) {
    return state.isRunning ? done({ kind: 'ended' }) : problem('not-playing', 'The match is not running.');
  },
  back: takenBack,
  seat: givenSeat,
  time({ state }, { seconds }) {
    if (!state.isRunning || state.pace.kind === 'untimed')
      return problem('not-playing', 'No clock runs at this table.');
    const left = Math.floor(state.clock.extendable(state.pace, state.rated) / 1000);
    if (seconds! > left)
      return problem('full', `At most ${left} s more can be given in this match.`, 'act.seconds');
    return done({ kind: 'extended', seat: state.actor!, seconds: seconds!, all: true });
  },
  remove: removed,
};

/**
 * Whether in a rated match those are asked, too, who otherwise would not be: everybody, of a pause that gives only whoever asks
 * for it time to think, since the next decision is theirs; the person on a seat that a bot plays while they are there.
 */
function isOfAll({ state, by, isLongAway }: Acting, { what, seat = null }: Wish): boolean {
  if (!state.rated) return false;
  if (what === 'pause') return state.pace.kind !== 'untimed' && state.seatOf(by) === state.actor;
  return what === 'seat' && state.sitters[seat!]?.kind === 'person' && !isLongAway(seat!);
}

/** The last decision, if it was of whoever asks and showed no card; where it counts for ratings nothing is taken back. */
function takenBack({ state }: Acting, { by }: Question): Outcome<Fulfilled> {
  const { match, clock, pace } = state;
  if (state.status !== 'playing') return problem('not-playing', 'The match is not running.');
  if (state.rated) return problem('stays', 'Nothing is taken back in a match that counts for ratings.');
  const ply = match!.ply - 1;
  const last = state.told.findLast(({ line, ply: made }) => line.kind === 'moved' && made === ply);
  const isOwn = last?.by === by && last.line.kind === 'moved' && last.line.hand === 'person';
  const seat = state.seatOf(by);
  if (!isOwn || seat === null) return problem('stays', 'The last decision was not yours.');
  if (staysMade(match!) !== null) return problem('stays', 'It has shown somebody a card, and stays made.');
  return done({ kind: 'undone', seat, ply, ...clock.returns(pace, seat) });
}

/** A bot's, that of somebody who does not play it any more, or one's own of before. */
function givenSeat({ state, isLongAway }: Acting, question: Question): Outcome<Fulfilled> {
  const { by, seat: wanted, agreed } = question;
  if (state.seatOf(by) !== null) return problem('seat-taken', 'You sit at this table already.');
  if (state.status === 'over') return problem('not-playing', 'The match is over.');
  const seat = wanted!;
  const sitter = state.sitters[seat];
  if (!sitter) return noSeat(state, seat);
  if (sitter.kind === 'open') return problem('seat-taken', `Seat ${seat} is free: sit down.`, 'act.seat');
  const isOwn = state.dealtIn.mayReturn(by, seat);
  const isTaken = sitter.kind === 'person' && !coverOf(state, seat) && !isLongAway(seat);
  if (isTaken && !isOwn) return problem('seat-taken', `Somebody plays seat ${seat}.`, 'act.seat');
  if ((state.dealtIn.seatSeenBy(by) ?? seat) !== seat)
    return problem('seat-taken', 'You have seen the cards of another seat of this match.', 'act.seat');
  if (!isOwn && neededFor(state, { ...question, agreed: new Set() }).length === 0)
    return problem('seat-taken', 'Nobody is here who could agree to it.', 'act.seat');
  return done({ kind: 'seated', seat, person: by, ...(agreed.size > 0 && { agreed: [...agreed] }) }, isOwn);
}

/** The seat to ask for where none is named. */
export function seatToAskFor({ state, by }: Acting): Seat | null {
  const own = state.dealtIn.seatSeenBy(by);
  if (own !== null && state.seatOf(by) === null) return own;
  const bot = state.sitters.findIndex(({ kind }) => kind === 'bot');
  return bot < 0 ? null : bot;
}

/**
 * A bot takes the seat for good. In a running rated match that needs a person who is long away, or the yes of everybody
 * else: who agreed is in the line, and is measured as placed behind whom they removed.
 */
function removed({ state, isLongAway }: Acting, { by, seat, agreed }: Question): Outcome<Fulfilled> {
  const sitter = state.sitters[seat!];
  if (!sitter) return noSeat(state, seat!);
  if (sitter.kind === 'open') return problem('no-seat', `Seat ${seat} is free.`, 'act.seat');
  if (state.status === 'over') return problem('not-playing', 'The match is over.');
  if (state.match && sitter.kind === 'bot')
    return problem('not-open', 'A bot plays this seat for good.', 'act.seat');
  const line = { kind: 'removed', seat: seat!, bot: state.match ? COVER : null } as const;
  if (!state.match || !state.rated) return done(line, true);
  // Who removes themselves has left.
  if (state.seatOf(by) === seat) return done({ ...line, kind: 'stood' }, true);
  return isLongAway(seat!) ? done({ ...line, away: true }, true) : done({ ...line, agreed: [by, ...agreed] });
}
