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

/** Three of each level, one of each temper; one master, who has none, for games that have a master. */
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
  opponent('Mira', 'master', 'balanced'),
];
