import { promiseOf } from '@quartet/core';
import { EVENT_LIMITS, type EventAct } from '@quartet/protocol/events';
import { ALLOWED } from '../allowed.ts';
import type { Outcome } from '../tables/doors.ts';
import { problem } from '../tables/problem.ts';
import type { EventEntry } from './event-lines.ts';
import type { EventState } from './event-state.ts';
import { startedEntry } from './start-event.ts';

type Judge<T extends EventAct['type']> = (
  state: EventState,
  by: string,
  act: Extract<EventAct, { type: T }>,
) => Outcome<EventEntry | null>;

const NOT_IN = problem('not-seated', 'You take no part in this event.');
const NOT_HOST = problem('not-host', 'Only the host of the event may do that.');

/** What an act at an event would write, or why it may not; null: it is so already. Changes nothing. */
const JUDGES: { readonly [K in EventAct['type']]: Judge<K> } = {
  join(state, by) {
    if (state.people.has(by)) return problem('seat-taken', 'You take part already.');
    if (state.status === 'called') return problem('not-open', 'The luck is being drawn; come in a moment.');
    if (state.status === 'over' || (state.started && state.rounds.length >= state.last))
      return problem('not-open', 'There is no further deal.');
    const free = state.started ? state.free : EVENT_LIMITS.entrants - state.people.size;
    if (free <= 0) return problem('full', 'There is no place left.');
    const { joined } = state.repeatedBy(by);
    if (state.sentAway.has(by)) return problem('blocked', 'The host has sent you away from this event.');
    if (state.isLocked && joined === 0)
      return problem('blocked', 'The host lets nobody new into this event; ask them to unlock it.');
    if (joined === 0 && state.repeated.size >= ALLOWED.eventPeople)
      return problem('full', `${ALLOWED.eventPeople} people have come and gone here; open another event.`);
    if (joined >= ALLOWED.eventJoins)
      return problem('full', `You have joined this event ${joined} times; that is as often as anybody may.`);
    return done({ kind: 'joined', person: by });
  },
  leave(state, by) {
    if (!state.people.has(by)) return NOT_IN;
    if (state.status === 'called') return problem('not-open', 'The luck is being drawn; go in a moment.');
    if (state.status === 'over') return problem('not-playing', 'The event is over.');
    return done({ kind: 'left', person: by });
  },
  promise(state, by, { promise }) {
    if (!state.people.has(by)) return NOT_IN;
    if (state.status !== 'open')
      return problem('bad-luck', 'The luck is drawn; what was promised stands.', 'act.promise');
    if (state.promised.get(by) === promise) return done(null);
    const { promised } = state.repeatedBy(by);
    if (promised >= ALLOWED.eventPromises)
      return problem('full', `You have promised ${promised} times; what you promised last stands.`);
    return done({ kind: 'promised', person: by, promise });
  },
  contribute(state, by, { contribution }) {
    if (!state.people.has(by)) return NOT_IN;
    if (state.status === 'open') return problem('bad-luck', 'It is too early: the host has not called yet.');
    if (state.status !== 'called') return problem('bad-luck', 'It is too late: the luck is drawn.');
    const promised = state.promised.get(by);
    if (promised === undefined) return problem('bad-luck', 'You promised nothing before the host called.');
    if (state.given.get(by) === contribution) return done(null);
    if (state.given.has(by)) return problem('bad-luck', 'Yours is in already, and stays as it is.');
    if (promiseOf(state.seal, contribution) !== promised)
      return problem('bad-luck', 'This is not what you promised.', 'act.contribution');
    return done({ kind: 'contributed', person: by, contribution });
  },
  start(state, by) {
    if (by !== state.host) return NOT_HOST;
    if (state.status !== 'open') return problem('not-open', 'The event has begun already.');
    if (state.people.size === 0) return problem('seats-empty', 'Nobody takes part.');
    const isPromised = [...state.people].some((person) => state.promised.has(person));
    return done(isPromised ? { kind: 'called' } : startedEntry(state));
  },
  end(state, by) {
    const { status, host, endAgreed, enders } = state;
    if (by !== host && (status !== 'playing' || !endAgreed.has(host))) return NOT_HOST;
    if (status === 'open') return done({ kind: 'ended' });
    if (status === 'called') return problem('not-open', 'The luck is being drawn; end it in a moment.');
    if (status !== 'playing') return problem('not-playing', 'The event is not running.');
    if (state.isEnded) return problem('not-playing', 'This is the last deal already.');
    if (by !== host && !state.people.has(by)) return NOT_IN;
    if (enders.every((person) => person === by || endAgreed.has(person))) return done({ kind: 'ended' });
    return done(endAgreed.has(by) ? null : { kind: 'end-agreed', person: by });
  },
  remove(state, by, { person }) {
    if (by !== state.host) return NOT_HOST;
    if (state.status !== 'open')
      return problem('not-open', 'The event has begun: nobody can be sent away any more.');
    if (person === by)
      return problem('not-host', 'You cannot send yourself away; leave instead.', 'act.person');
    if (!state.people.has(person)) return notThere();
    return done({ kind: 'left', person, sentAway: true });
  },
  lock(state, by, { on }) {
    if (by !== state.host) return NOT_HOST;
    if (state.status === 'over') return problem('not-playing', 'The event is over.');
    if (state.isLocked === on) return done(null);
    return hostLine(state, { kind: 'locked', on });
  },
  hush(state, by, { person, on }) {
    if (by !== state.host) return NOT_HOST;
    if (state.status === 'over') return problem('not-playing', 'The event is over.');
    if (person === by) return problem('not-host', 'The host cannot be silenced.', 'act.person');
    if (state.hushed.has(person) === on) return done(null);
    if (on && !state.people.has(person)) return notThere();
    return hostLine(state, { kind: 'hushed', person, on });
  },
};

function notThere(): ReturnType<typeof problem> {
  return problem('not-found', 'This person takes no part in the event.', 'act.person');
}

/** A line that the host could repeat. */
function hostLine(state: EventState, line: EventEntry): Outcome<EventEntry> {
  if (state.hostLines < ALLOWED.eventHostLines) return done(line);
  return problem(
    'full',
    `You have locked and silenced ${ALLOWED.eventHostLines} times here; that is the most.`,
  );
}

function done<T extends EventEntry | null>(line: T): Outcome<T> {
  return { ok: true, value: line };
}

export function judgeEventAct(state: EventState, by: string, act: EventAct): Outcome<EventEntry | null> {
  const judge = JUDGES[act.type] as Judge<EventAct['type']>;
  return judge(state, by, act);
}
