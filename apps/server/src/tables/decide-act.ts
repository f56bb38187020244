import { randomBytes, randomInt } from 'node:crypto';
import { commit, resolveOptions, type Seat, secretSeed } from '@quartet/core';
import type { Act, BotChoice } from '@quartet/protocol';
import { webhookFault } from '../webhooks/webhook-fault.ts';
import { bankAfter } from './clock.ts';
import { coverOf } from './cover.ts';
import type { Outcome } from './doors.ts';
import { rematchId } from './ids.ts';
import type { Line } from './lines.ts';
import { ordersFault } from './orders.ts';
import { problem, refused } from './problem.ts';
import type { TableState } from './table-state.ts';

/** Plays for whoever is away. */
export const COVER: BotChoice = { level: 'medium', temper: 'balanced' };

/** Around an act: who, when, and what only the room knows. */
export interface Acting {
  readonly state: TableState;
  readonly by: string;
  readonly now: number;
  /** Whether others may let a bot play for this seat: its person has been away for long enough. */
  isLongAway(seat: Seat): boolean;
}

/** The line an act would add to the log, and the secret of the deal where it makes one. */
export interface Decided {
  readonly line: Line;
  readonly seed?: string;
}

type Judge<T extends Act['type']> = (
  acting: Acting,
  act: Extract<Act, { type: T }>,
) => Outcome<Line> | Outcome<Decided>;

const ok = (line: Line): Outcome<Line> => ({ ok: true, value: line });

const isRunning = ({ state }: Acting): boolean => state.status === 'playing' || state.status === 'paused';

/** One judge per act. They change nothing. */
const JUDGES: { readonly [T in Act['type']]: Judge<T> } = {
  move({ state, by, now }, { text, ply }) {
    const { match } = state;
    const seat = state.seatOf(by);
    if (!match) return problem('not-playing', 'The match has not begun.');
    if (seat === null) return problem('not-seated', 'Only those who sit at the table may move.');
    if (ply !== undefined && ply !== match.ply)
      return problem('too-late', `Decision ${ply} was meant; the match is at ${match.ply}.`, 'act.ply');
    if (state.isPaused) return problem('not-playing', 'The match is paused.');
    const judged = match.judge(seat, text);
    if (!judged.ok) return refused(judged.refusal);
    if (coverOf(state, seat)) return problem('covered', 'A bot plays your seat; take it back first.');
    const bank = state.until === null ? {} : { bank: bankAfter(state.pace, state.until - now) };
    return ok({ kind: 'moved', seat, text: judged.text, hand: 'person', ...bank });
  },
  sit({ state, by }, { seat: wanted }) {
    if (state.status !== 'open') return problem('not-open', 'The match has begun; you can watch.');
    if (state.seatOf(by) !== null) return problem('seat-taken', 'You sit at this table already.');
    const seat = wanted ?? state.sitters.findIndex(({ kind }) => kind === 'open');
    if (seat < 0) return problem('seat-taken', 'Every seat is taken.');
    const sitter = state.sitters[seat];
    if (!sitter) return noSeat(state, seat);
    if (sitter.kind !== 'open') return problem('seat-taken', `Seat ${seat} is taken.`, 'act.seat');
    return ok({ kind: 'seated', seat, person: by });
  },
  stand({ state, by }) {
    const seat = state.seatOf(by);
    if (seat === null) return problem('not-seated', 'You do not sit at this table.');
    if (state.status === 'over') return problem('not-playing', 'The match is over.');
    return ok({ kind: 'stood', seat, bot: state.match ? (coverOf(state, seat) ?? COVER) : null });
  },
  cover(acting, { seat }) {
    const { state, by } = acting;
    const sitter = state.sitters[seat];
    if (!sitter) return noSeat(state, seat);
    if (!isRunning(acting)) return problem('not-playing', 'The match is not running.');
    if (sitter.kind !== 'person' || sitter.cover)
      return problem('not-away', 'A bot plays this seat already.', 'act.seat');
    if (state.seatOf(by) === null) return problem('not-seated', 'Only those at the table may ask for it.');
    if (sitter.person !== by && !acting.isLongAway(seat))
      return problem('not-away', 'This person has not been away for long enough.', 'act.seat');
    return ok({ kind: 'covered', seat, bot: COVER });
  },
  return({ state, by }) {
    const seat = state.seatOf(by);
    if (seat === null) return problem('not-seated', 'You do not sit at this table.');
    if (!coverOf(state, seat)) return problem('not-away', 'You play this seat yourself already.');
    return ok({ kind: 'returned', seat });
  },
  chat({ state, by }, { text }) {
    if (state.hushed.has(by)) return problem('hushed', 'The host has silenced you at this table.');
    return ok({ kind: 'chatted', text });
  },
  rematch({ state, by }) {
    if (state.seatOf(by) === null) return problem('not-seated', 'Only those who played may ask for another.');
    if (state.status !== 'over') return problem('not-over', 'The match is not over.');
    return ok({ kind: 'rematched', table: rematchId(state.id) });
  },
  order(acting, { orders }) {
    const { state, by } = acting;
    const seat = state.seatOf(by);
    if (!isRunning(acting)) return problem('not-playing', 'The match is not running.');
    if (seat === null) return problem('not-seated', 'Only those who play may give orders.');
    const fault = ordersFault(state, orders);
    if (fault) return problem('bad-order', fault.sentence, fault.where);
    return ok({ kind: 'ordered', seat, orders });
  },
  start(acting) {
    const { state } = acting;
    if (state.status !== 'open') return problem('not-open', 'The match has begun already.');
    if (state.sitters.some(({ kind }) => kind === 'open'))
      return problem('seats-empty', 'Every seat needs a person or a bot.');
    const seed = secretSeed(randomBytes(32));
    const first = state.first ?? randomInt(state.seats);
    const table = { seats: state.seats, first, options: state.written };
    const commitment = commit(state.game, table, seed)!;
    return { ok: true, value: { line: { kind: 'started', first, commitment }, seed } };
  },
  bot({ state }, { seat, bot }) {
    if (state.status !== 'open') return problem('not-open', 'The match has begun.');
    if (!state.sitters[seat]) return noSeat(state, seat);
    if (state.sitters[seat].kind === 'person')
      return problem('seat-taken', `A person sits on seat ${seat}.`, 'act.seat');
    return ok({ kind: 'botted', seat, bot });
  },
  remove({ state }, { seat }) {
    if (!state.sitters[seat]) return noSeat(state, seat);
    if (state.sitters[seat].kind === 'open') return problem('no-seat', `Seat ${seat} is free.`, 'act.seat');
    if (state.status === 'over') return problem('not-playing', 'The match is over.');
    if (state.match && state.sitters[seat].kind === 'bot')
      return problem('not-open', 'A bot plays this seat for good.', 'act.seat');
    return ok({ kind: 'removed', seat, bot: state.match ? COVER : null });
  },
  swap({ state }, { seats }) {
    if (state.status !== 'open') return problem('not-open', 'The match has begun.');
    const missing = seats.find((seat) => !state.sitters[seat]);
    if (missing !== undefined) return noSeat(state, missing);
    return ok({ kind: 'swapped', seats });
  },
  settle({ state }, { options, pace, listed }) {
    const onlyListed = options === undefined && pace === undefined;
    if (state.status !== 'open' && !onlyListed) return problem('not-open', 'The match has begun.');
    const changes = { ...(pace && { pace }), ...(listed !== undefined && { listed }) };
    if (options === undefined) return ok({ kind: 'settled', ...changes });
    const resolved = resolveOptions(state.game, state.seats, options);
    if (!resolved.ok) return problem('bad-plan', resolved.reason, `act.options.${resolved.option}`);
    return ok({ kind: 'settled', options: resolved.options, ...changes });
  },
  pause({ state, now }) {
    if (state.status !== 'playing') return problem('not-playing', 'The match is not running.');
    return ok({ kind: 'paused', left: state.until === null ? null : Math.max(0, state.until - now) });
  },
  resume({ state }) {
    if (state.status !== 'paused') return problem('not-playing', 'The match is not paused.');
    return ok({ kind: 'resumed' });
  },
  extend(acting, { seat, seconds }) {
    const { state } = acting;
    if (!state.sitters[seat]) return noSeat(state, seat);
    if (!isRunning(acting) || state.pace.kind === 'untimed')
      return problem('not-playing', 'No clock runs at this table.');
    return ok({ kind: 'extended', seat, seconds });
  },
  hush({ state }, { person, on }) {
    if (person === state.host) return problem('not-host', 'The host cannot be silenced.', 'act.person');
    return ok({ kind: 'hushed', person, on });
  },
  webhook(_, { url }) {
    const fault = url === null ? null : webhookFault(url);
    return fault === null ? ok({ kind: 'webhooked', url }) : problem('bad-webhook', fault, 'act.url');
  },
};

const HOST_ONLY: ReadonlySet<Act['type']> = new Set<Act['type']>([
  'start',
  'bot',
  'remove',
  'swap',
  'settle',
  'pause',
  'resume',
  'extend',
  'hush',
  'webhook',
]);

/** What the act would write into the log, or why it may not. Changes nothing. */
export function decideAct(acting: Acting, act: Act): Outcome<Decided> {
  if (HOST_ONLY.has(act.type) && acting.by !== acting.state.host)
    return problem('not-host', 'Only the host of the table may do that.');
  const judge = JUDGES[act.type] as Judge<Act['type']>;
  const outcome = judge(acting, act);
  if (!outcome.ok) return outcome;
  return 'line' in outcome.value
    ? { ok: true, value: outcome.value }
    : { ok: true, value: { line: outcome.value } };
}

function noSeat(state: TableState, seat: Seat): Outcome<never> {
  return problem('no-seat', `There is no seat ${seat}; the seats are 0 to ${state.seats - 1}.`, 'act.seat');
}
