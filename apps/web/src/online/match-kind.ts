import type { Statistic } from '@quartet/protocol/ratings';
import type { Words } from '../app/words/index.ts';
import type { StandingsWords } from './standings-words.ts';

export type MatchKind = Pick<Statistic, 'game' | 'edition' | 'seats' | 'bots'>;

/** "2 players · Manual edition · with bots" */
export function kindText({ seats, edition, bots }: MatchKind, words: StandingsWords, common: Words): string {
  const rules = edition === 'own' ? words.ownOptions : words.edition(common.editions[edition] ?? edition);
  return [words.players(seats), rules, ...(bots ? [words.withBots] : [])].join(' · ');
}

/** As the address writes it: `keltis/manual/2` or `keltis/manual/2/bots`. */
export function kindPath({ game, edition, seats, bots }: MatchKind): string {
  return `${game}/${edition}/${seats}${bots ? '/bots' : ''}`;
}
