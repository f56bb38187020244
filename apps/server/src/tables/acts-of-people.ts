import type { Seat } from '@quartet/core';
import { ALLOWED } from '../allowed.ts';
import { COVER, decided, type Judges, noSeat } from './acting.ts';
import { canChatAgain } from './chat-allowance.ts';
import { coverOf } from './cover.ts';
import { rematchId } from './ids.ts';
import { ordersFault } from './orders.ts';
import { resumableAt } from './pausing.ts';
import { problem, refused } from './problem.ts';
import { isVisible, readable } from './readable.ts';
import { lookingOn } from './round-rest.ts';
import type { TableState } from './table-state.ts';
import { isZone } from './time-off.ts';

/** What anybody may do who is not kept from it by where they sit, or by how far the match is. */
export const ACTS_OF_PEOPLE: Judges<
  | 'move'
  | 'sit'
  | 'ready'
  | 'stand'
  | 'cover'
  | 'return'
  | 'resume'
  | 'chat'
  | 'rematch'
  | 'nudge'
  | 'go-on'
  | 'order'
> = {
  move({ state, by, now }, { text, ply }) {
    const { match } = state;
    const seat = state.seatOf(by);
    if (!match) return problem('not-playing', 'The match has not begun.');
    if (state.isEnded) return problem('not-playing', 'It was agreed to leave it at that.');
    if (seat === null) return problem('not-seated', 'Only those who sit at the table may move.');
    if (ply !== undefined && ply !== match.ply)
      return problem('too-late', `Decision ${ply} was meant; the match is at ${match.ply}.`, 'act.ply');
    if (state.isPaused) return problem('not-playing', 'The match is paused.');
    const { until } = state.clock;
    // The line to the server is part of one's time; what the server takes is not, so `now` is when the act arrived.
    if (seat === state.mover && until !== null && now > until)
      return problem('too-late', 'Your time was up; a bot decides.', 'act');
    const judged = match.judge(seat, text);
    if (!judged.ok) return refused(judged.refusal);
    if (coverOf(state, seat)) return problem('covered', 'A bot plays your seat; take it back first.');
    const bank = state.clock.leaves(state.pace, now);
    return decided({ kind: 'moved', seat, text: judged.text, hand: 'person', ...bank }, { allowed: judged });
  },
  sit({ state, by }, { seat: wanted, zone }) {
    if (state.status !== 'open') return problem('not-open', 'The match has begun; you can watch.');
    if (state.seatOf(by) !== null) return problem('seat-taken', 'You sit at this table already.');
    const seat = wanted ?? state.sitters.findIndex(({ kind }) => kind === 'open');
    if (seat < 0) return problem('seat-taken', 'Every seat is taken.');
    const sitter = state.sitters[seat];
    if (!sitter) return noSeat(state, seat);
    if (sitter.kind !== 'open') return problem('seat-taken', `Seat ${seat} is taken.`, 'act.seat');
    return decided({ kind: 'seated', seat, person: by, ...(zone && isZone(zone) && { zone }) });
  },
  ready({ state, by }, { on }) {
    const seat = state.seatOf(by);
    if (state.status !== 'open') return problem('not-open', 'The match has begun.');
    if (seat === null) return problem('not-seated', 'You do not sit at this table.');
    return decided({ kind: 'readied', seat, on });
  },
  stand({ state, by }) {
    const seat = state.seatOf(by);
    if (seat === null) return problem('not-seated', 'You do not sit at this table.');
    if (state.status === 'over') return problem('not-playing', 'The match is over.');
    return decided({ kind: 'stood', seat, bot: state.match ? (coverOf(state, seat) ?? COVER) : null });
  },
  cover({ state, by, isLongAway }, { seat }) {
    const sitter = state.sitters[seat];
    if (!sitter) return noSeat(state, seat);
    if (!state.isRunning) return problem('not-playing', 'The match is not running.');
    if (sitter.kind !== 'person' || sitter.cover)
      return problem('not-away', 'A bot plays this seat already.', 'act.seat');
    if (state.seatOf(by) === null) return problem('not-seated', 'Only those at the table may ask for it.');
    if (sitter.person !== by && !isLongAway(seat))
      return problem('not-away', 'This person has not been away for long enough.', 'act.seat');
    return decided({ kind: 'covered', seat, bot: COVER });
  },
  return({ state, by }) {
    const seat = state.seatOf(by);
    if (seat === null) return problem('not-seated', 'You do not sit at this table.');
    if (!coverOf(state, seat)) return problem('not-away', 'You play this seat yourself already.');
    return decided({ kind: 'returned', seat });
  },
  resume({ state, by }) {
    const from = resumableAt(state);
    if (by !== state.host && state.seatOf(by) === null)
      return problem('not-seated', 'Only those at the table may go on.');
    if (from === null) return problem('not-playing', 'The match is not paused.');
    // A pause is people's own time: it passes while the server is away, too.
    if (by !== state.host && Date.now() < from)
      return problem('not-host', `Until ${new Date(from).toISOString()} only the host may go on.`);
    return decided({ kind: 'resumed' });
  },
  chat({ state, by }, { text: said }) {
    if (state.hushed.has(by)) return problem('hushed', 'The host has silenced you at this table.');
    if (!state.openChat && state.seatOf(by) === null && by !== state.host)
      return problem('not-seated', 'Only those who sit at the table may chat, unless the host lets others.');
    if (!canChatAgain(state, by, Date.now()))
      return problem('too-fast', 'Too many chat messages; wait a few seconds.', 'act');
    const text = readable(said);
    if (!isVisible(text)) return problem('bad-message', 'There is nothing to read in it.', 'act.text');
    return decided({ kind: 'chatted', text });
  },
  rematch({ state, by }) {
    if (state.seatOf(by) === null) return problem('not-seated', 'Only those who played may ask for another.');
    if (state.status !== 'over') return problem('not-over', 'The match is not over.');
    return decided({ kind: 'rematched', table: rematchId(state.id) });
  },
  nudge({ state, by }, { seat }) {
    const sitter = state.sitters[seat];
    if (!sitter) return noSeat(state, seat);
    if (state.seatOf(by) === null) return problem('not-seated', 'Only those at the table may nudge others.');
    if (sitter.kind !== 'person' || sitter.person === by || !isWaitedFor(state, seat))
      return problem('not-away', 'The table does not wait for anybody there.', 'act.seat');
    // People's own time, which passes while the server is away, too.
    if (Date.now() - (state.nudges.get(sitter.person) ?? Number.NEGATIVE_INFINITY) < ALLOWED.nudges)
      return problem('full', 'They were nudged within the hour.', 'act.seat');
    return decided({ kind: 'nudged', seat });
  },
  'go-on'({ state, by }) {
    const seat = state.seatOf(by);
    const looking = lookingOn(state);
    if (seat === null) return problem('not-seated', 'You do not sit at this table.');
    if (!looking.includes(by)) return problem('too-late', 'The table does not wait for you.');
    return decided(looking.length === 1 ? { kind: 'rested', seat } : { kind: 'went', seat });
  },
  order({ state, by }, { orders }) {
    const seat = state.seatOf(by);
    if (!state.isRunning) return problem('not-playing', 'The match is not running.');
    if (seat === null) return problem('not-seated', 'Only those who play may give orders.');
    const fault = ordersFault(state, orders);
    if (fault) return problem('bad-order', fault.sentence, fault.where);
    return decided({ kind: 'ordered', seat, orders });
  },
};

/** Before the start everybody is; later whoever must decide at a slow table. */
function isWaitedFor(state: TableState, seat: Seat): boolean {
  if (state.status === 'open') return true;
  const isSlow = state.pace.kind !== 'live';
  return state.status === 'playing' && isSlow && state.actor === seat && coverOf(state, seat) === null;
}
