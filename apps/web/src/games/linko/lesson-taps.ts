import type { Move } from '@quartet/linko';

export function linkoTaps([move]: readonly Move[]): readonly string[] {
  if (move?.type === 'play') {
    const [first] = move.cards;
    const hasJoker = first !== 'X' && move.cards.includes('X');
    return [`hand ${first}`, ...(hasJoker ? ['joker'] : []), 'primary'];
  }
  if (move?.type === 'draw') return [move.from === 'pile' ? 'pile' : `slot ${move.slot}`];
  return move ? [`choice ${move.type}`] : [];
}
