import {
  FastRng,
  type Game,
  MoveList,
  refusalText,
  type Seat,
  type Shapes,
  type Wording,
} from '@quartet/core';
import type { Legal } from '../kit/table-props.ts';

/** Legal moves follow from the view, so the page lists them itself. */
export function legalIn(game: Game, wording: Wording, view: Shapes['View'], me: Seat | null): Legal<Shapes> {
  const isMine = me !== null && view.actor === me;
  const state = game.imagine(view, new FastRng('legal'));
  let listed: readonly Shapes['Move'][] | null = null;
  const list = (): readonly Shapes['Move'][] => {
    const moves = new MoveList(game.moveSpace);
    game.legal(state, moves);
    return moves.toArray().map((code) => game.toMove(state, code));
  };
  const refusal = (move: Shapes['Move']) => game.refuse(state, move);
  return {
    isMine,
    state,
    moves: () => (listed ??= isMine ? list() : []),
    refusal,
    why: (move) => {
      const refused = refusal(move);
      return refused && refusalText(wording, refused);
    },
  };
}
