import type { Level, Temper } from './spec.ts';

/** Somebody to play against: a level, a temper and a name. */
export interface Opponent {
  readonly name: string;
  readonly level: Exclude<Level, 'random' | 'expert'>;
  readonly temper: Temper;
}

function opponent(name: string, level: Opponent['level'], temper: Opponent['temper']): Opponent {
  return { name, level, temper };
}

/** Three of each level, one of each temper; masters for games that have one. */
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
  opponent('Mira', 'master', 'cautious'),
  opponent('Hugo', 'master', 'greedy'),
  opponent('Juri', 'master', 'blocking'),
];
