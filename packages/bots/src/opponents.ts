import type { Language } from '@quartet/core';
import type { Level, Temper } from './spec.ts';

/** Somebody to play against: a level, a temper and a name. */
export interface Opponent {
  readonly name: string;
  readonly level: Exclude<Level, 'random' | 'expert'>;
  readonly temper: Exclude<Temper, 'balanced'>;
  readonly about: Readonly<Record<Language, string>>;
}

const ABOUT: Readonly<Record<Opponent['temper'], Opponent['about']>> = {
  cautious: { en: 'Takes no risk that can wait.', de: 'Geht kein Risiko ein, das warten kann.' },
  greedy: { en: 'Wants it all, and now.', de: 'Will alles, und zwar sofort.' },
  blocking: {
    en: 'Would rather spoil your plan than make one.',
    de: 'Durchkreuzt lieber deinen Plan, als einen zu haben.',
  },
};

function opponent(name: string, level: Opponent['level'], temper: Opponent['temper']): Opponent {
  return { name, level, temper, about: ABOUT[temper] };
}

/** Three of each level, one of each temper. */
export const OPPONENTS: readonly Opponent[] = [
  opponent('Pia', 'easy', 'cautious'),
  opponent('Bo', 'easy', 'greedy'),
  opponent('Tilda', 'easy', 'blocking'),
  opponent('Ada', 'medium', 'cautious'),
  opponent('Otto', 'medium', 'greedy'),
  opponent('Ben', 'medium', 'blocking'),
  opponent('Cleo', 'hard', 'cautious'),
  opponent('Finn', 'hard', 'greedy'),
  opponent('Ragna', 'hard', 'blocking'),
];
