import type { Move, View } from '@quartet/linx';

export function linxTaps([move]: readonly Move[], { anchors }: View): readonly string[] {
  if (move?.type === 'draw') return [move.from === 'stock' ? 'stock' : 'discards'];
  if (move?.type === 'discard') return [`hand ${move.card}`, 'primary'];
  if (move?.type !== 'chain') return [];
  const [first, last] = [move.cards[0]!, move.cards.at(-1)!];
  const anchor = (card: string): string => `anchor ${anchors.indexOf(card)}`;
  const cards = move.cards.slice(1, -1).map((card) => `hand ${card}`);
  return [anchor(first), ...cards, anchor(last), 'primary'];
}
