import type { Seat } from '@quartet/core';
import type { Card } from '@quartet/keltis';
import type { Names } from '../../kit/card-names.ts';
import { type Points, type Props, pointsOf } from './desk.ts';
import { cardsOf, type Marks, marksOf } from './marks.ts';
import { type Plan, usePlan } from './plan.ts';
import { type Taps, tapsOf } from './taps.ts';
import type { KeltisWords } from './words.ts';

/** All that the zones of the table draw from. */
export interface Scene {
  readonly props: Props;
  readonly words: KeltisWords;
  readonly plan: Plan;
  readonly taps: Taps;
  readonly marks: Marks;
  readonly flips: Names;
  /** The seat whose rows lie at the bottom: mine, or, where nobody may look, the first. */
  readonly seat: Seat;
  /** Points by seat, staged moves included. */
  readonly points: readonly Points[];
  /** Cards the hint speaks of. */
  readonly hinted: readonly Card[];
}

export function useScene(props: Props, words: KeltisWords, lying: Names): Scene {
  const { plan, flips } = usePlan(props, lying);
  const { view, legal } = plan.desk;
  return {
    props,
    words,
    plan,
    taps: tapsOf(props, plan, words),
    marks: marksOf(props.last),
    flips,
    seat: props.me ?? 0,
    points: view.players.map((_, seat) => pointsOf(props, legal.state, seat)),
    hinted: cardsOf(props.hinted),
  };
}
