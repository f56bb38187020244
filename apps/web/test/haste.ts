import type { Move as Combos } from '@quartet/combos';
import { FastRng, type Shapes } from '@quartet/core';
import type { Move as Keltis } from '@quartet/keltis';
import type { Move as Linko } from '@quartet/linko';
import type { Move as Linx } from '@quartet/linx';
import type { GameId } from './visitor.ts';

/** How much a move brings the end nearer. */
type Haste<M> = (move: M) => number;

const linko: Haste<Linko> = (move) => (move.type === 'play' ? 1 + move.cards.length : 0);
/** Who draws from the stock empties it. */
const linx: Haste<Linx> = (move) => {
  if (move.type === 'draw') return move.from === 'stock' ? 1 : 0;
  return move.type === 'chain' ? move.cards.length : 0;
};
const combos: Haste<Combos> = (move) => (move.type === 'bust' ? 1 : 0);
/** Five ended rows end it. */
const keltis: Haste<Keltis> = (move) => {
  if (move.type === 'draw') return move.from === 'pile' ? 1 : 0;
  return move.type === 'row' && move.card.endsWith('E') ? 2 : move.type === 'discard' ? 1 : 0;
};

/** Chooses among the moves that lead to the end fastest. */
export function inHaste(game: GameId): (moves: readonly Shapes['Move'][]) => Shapes['Move'] {
  const haste = { linko, linx, combos, keltis }[game] as unknown as Haste<Shapes['Move']>;
  const luck = new FastRng(`haste at ${game}`);
  return (moves) => {
    const most = Math.max(...moves.map(haste));
    const some = moves.filter((move) => haste(move) === most);
    return some[luck.below(some.length)]!;
  };
}
