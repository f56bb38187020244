import { resolveOptions } from '@quartet/core';
import { ALLOWED } from '../allowed.ts';
import { webhookFault } from '../webhooks/webhook-fault.ts';
import { decided, type Judges, noSeat } from './acting.ts';
import { doOrAsk } from './asking.ts';
import { startedLine } from './draw-luck.ts';
import { problem } from './problem.ts';

/** What only the host of the table may do. */
export const ACTS_OF_HOST: Judges<
  'start' | 'bot' | 'remove' | 'swap' | 'settle' | 'pause' | 'extend' | 'hush' | 'webhook'
> = {
  start({ state, by }) {
    if (state.status !== 'open') return problem('not-open', 'The match has begun already.');
    if (state.sitters.some(({ kind }) => kind === 'open'))
      return problem('seats-empty', 'Every seat needs a person or a bot.');
    const { agreement } = state;
    const isThere = (person: string): boolean => person === by && agreement.isAwaited(person);
    if (!state.people.every((person) => agreement.has(person) || isThere(person)))
      return problem('not-ready', 'Not everybody has agreed to the terms.');
    const isPromised = state.luck.promises(state.sitters).some((promise) => promise !== null);
    return decided(isPromised ? { kind: 'called' } : startedLine(state));
  },
  bot({ state }, { seat, bot }) {
    if (state.status !== 'open') return problem('not-open', 'The match has begun.');
    if (!state.sitters[seat]) return noSeat(state, seat);
    if (state.sitters[seat].kind === 'person')
      return problem('seat-taken', `A person sits on seat ${seat}.`, 'act.seat');
    return decided({ kind: 'botted', seat, bot });
  },
  remove(acting, { seat }) {
    return doOrAsk(acting, { what: 'remove', seat });
  },
  swap({ state }, { seats }) {
    if (state.status !== 'open') return problem('not-open', 'The match has begun.');
    const missing = seats.find((seat) => !state.sitters[seat]);
    if (missing !== undefined) return noSeat(state, missing);
    return decided({ kind: 'swapped', seats });
  },
  settle({ state }, { options, pace, listed, openChat, rated, series, ratings }) {
    const isMatchSame = [options, pace, rated, series, ratings].every((term) => term === undefined);
    if (state.status !== 'open' && !isMatchSame) return problem('not-open', 'The match has begun.');
    const changes = {
      ...(pace && { pace }),
      ...(listed !== undefined && { listed }),
      ...(openChat !== undefined && { openChat }),
      ...(rated !== undefined && { rated }),
      ...(series && { series }),
      ...(ratings && { ratings }),
    };
    if (options === undefined) return decided({ kind: 'settled', ...changes });
    const resolved = resolveOptions(state.game, state.seats, options);
    if (!resolved.ok) return problem('bad-plan', resolved.reason, `act.options.${resolved.option}`);
    return decided({ kind: 'settled', options: resolved.options, ...changes });
  },
  pause(acting) {
    return doOrAsk(acting, { what: 'pause' });
  },
  extend(acting, { seconds }) {
    return doOrAsk(acting, { what: 'time', seconds });
  },
  hush({ state }, { person, on }) {
    if (person === state.host) return problem('not-host', 'The host cannot be silenced.', 'act.person');
    if (on && !state.isKnown(person))
      return problem('not-found', 'Nobody of this table has this id.', 'act.person');
    if (on && state.hushed.size >= ALLOWED.hushed)
      return problem('full', `${ALLOWED.hushed} people are silent here already.`, 'act.person');
    return decided({ kind: 'hushed', person, on });
  },
  webhook(_, { url }) {
    const fault = url === null ? null : webhookFault(url);
    return fault === null ? decided({ kind: 'webhooked', url }) : problem('bad-webhook', fault, 'act.url');
  },
};
