import type { Unit } from '../store/store.ts';
import { coverOf } from './cover.ts';
import type { HouseTime } from './house-time.ts';
import { kindOf } from './line-kinds.ts';
import { peopleAmong, type Told, writeEntry } from './lines.ts';
import { MOMENT } from './luck.ts';
import { orderedTurn } from './orders.ts';
import { REST } from './round-rest.ts';
import { summaryOf } from './summary.ts';
import type { TableState } from './table-state.ts';

/** How long this node sees to a standing order before another may: there is nothing to think about. */
const ORDER_LEASE = 2_000;

/** Nodes know the time to a few beats: by so much earlier, what is due at once is due for all of them. */
const BEATS = 5_000;

/** What a step needs of the house around it: how late it is, and how this node lets bots play, in milliseconds. */
export interface Stepping {
  readonly time: HouseTime;
  /** What a bot takes at least. */
  readonly botFloor: number;
  /** How long this node sees to a bot's turn before another may; 0: it has no bots. */
  readonly lease: number;
}

/** All that is stored together with the last step of this table. `secret`: the server's part of the luck, where it made one. */
export function unitOf(state: TableState, told: Told, secret: string | undefined, house: Stepping): Unit {
  const kind = kindOf(told.line);
  return {
    entry: writeEntry(state.id, told, kind.isPlay ? state.hash() : null),
    // In lists, too, a private line leaves no trace.
    summary: summaryOf(state, state.lastPublicAt),
    deadline: kind.deadline === 'keep' ? 'keep' : deadlineOf(state, house),
    ...(kind.seats === 'anew' && { people: state.people }),
    ...(secret !== undefined && { seed: secret }),
    mustExist: peopleNeeded(state, told),
  };
}

/**
 * Without whom this is not stored, as they may be deleted at the same moment: who sits down by it, who acts, and, where
 * somebody comes to an open table, its host, who may have left it. Plays need nobody: by then the seats are settled.
 */
function peopleNeeded(state: TableState, { line, by, id }: Told): readonly string[] {
  if (line.kind === 'created') {
    const hosts = line.event ? [] : [by, line.host];
    return unique([...hosts, ...peopleAmong(line.sitters)]);
  }
  if (id === null || kindOf(line).isPlay) return [];
  const comes = line.kind === 'seated' ? line.person : null;
  const isComing = comes !== null || (line.kind !== 'stood' && state.seatOf(by!) === null);
  return unique([by, comes, isComing && state.status === 'open' ? state.host : null]);
}

function unique(people: readonly (string | null)[]): readonly string[] {
  return [...new Set(people)].filter((person) => person !== null);
}

/** What the table waits for from now on. */
function deadlineOf(state: TableState, { botFloor, lease, time }: Stepping): Unit['deadline'] {
  const { id: table, seq, clock, luck } = state;
  const now = time.now();
  if (luck.isCalled) return { table, seq, at: now + MOMENT, kind: 'luck', lease: 0 };
  if (state.rest) return { table, seq, at: now + REST, kind: 'luck', lease: 0 };
  const seat = state.mover;
  if (seat === null) return null;
  // Due at once: whoever takes it up lets the bot think first and wait then.
  const bot = { table, seq, at: now - BEATS, kind: 'bot' } as const;
  if (state.sitters[seat]!.kind === 'bot' || coverOf(state, seat))
    return { ...bot, lease: lease > 0 ? botFloor + lease : 0 };
  if (orderedTurn(state)) return { ...bot, lease: botFloor + ORDER_LEASE };
  return clock.until === null ? null : { table, seq, at: clock.until, kind: 'clock', lease: 0 };
}
