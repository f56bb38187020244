import type { TableInfo } from '@quartet/protocol';
import type { OnlineWords } from './words.ts';

/** Whose luck it is, by name of those it is not; empty: the server alone dealt, or nothing is dealt yet. */
export function luckText(
  { luck, players }: Pick<TableInfo, 'luck' | 'players'>,
  names: readonly string[],
  words: OnlineWords,
): string {
  const contributions = luck?.contributions;
  if (!contributions) return '';
  // A server that takes a person for a bot leaves them out, too.
  const isLeftOut = (seat: number): boolean =>
    contributions[seat] === 'left-out' || (contributions[seat] === 'bot' && players[seat]?.kind === 'person');
  // By name, and not as "you": it stands in the middle of a sentence.
  const nameOf = (shown: string, seat: number): string => {
    const player = players[seat];
    return player?.kind === 'person' && player.person.name !== '–' ? player.person.name : shown;
  };
  return words.luck(names.map(nameOf).filter((_, seat) => isLeftOut(seat)));
}
