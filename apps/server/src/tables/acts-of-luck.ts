import { promiseOf } from '@quartet/core';
import { decided, type Judges } from './acting.ts';
import { problem } from './problem.ts';

const NOT_SEATED = problem('not-seated', 'Only those who sit at the table add to its luck.');

/** What clients of people do by themselves, so that the deal is nobody's alone. */
export const ACTS_OF_LUCK: Judges<'promise' | 'contribute'> = {
  promise({ state, by }, { promise }) {
    const seat = state.seatOf(by);
    if (state.status !== 'open') return problem('bad-luck', 'The cards are dealt already.');
    if (seat === null) return NOT_SEATED;
    if (state.luck.isCalled)
      return problem('bad-luck', 'The luck is being drawn; what was promised stands.', 'act.promise');
    return decided({ kind: 'promised', seat, promise });
  },
  contribute({ state, by }, { contribution }) {
    const { luck } = state;
    const seat = state.seatOf(by);
    if (state.status !== 'open') return problem('bad-luck', 'It is too late: the cards are dealt already.');
    if (seat === null) return NOT_SEATED;
    if (!luck.isCalled) return problem('bad-luck', 'It is too early: the host has not called for it yet.');
    const promised = luck.askedOf(seat);
    if (promised === null) return problem('bad-luck', 'You promised nothing before the host called.');
    if (luck.hasGiven(seat)) return problem('bad-luck', 'Yours is in already, and stays as it is.');
    if (promiseOf(luck.seal!, contribution) !== promised)
      return problem('bad-luck', 'This is not what you promised.', 'act.contribution');
    return decided({ kind: 'contributed', seat, contribution });
  },
};
