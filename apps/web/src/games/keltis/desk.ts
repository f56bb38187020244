import { FastRng, type Seat } from '@quartet/core';
import type { Colour, KeltisShapes, Move, State, View } from '@quartet/keltis';
import type { Legal, TableProps } from '../../kit/table-props.ts';
import { legalIn } from '../../table/legal.ts';

export type Props = TableProps<KeltisShapes>;

/** Points of one seat's rows, point row and stones, and their sum. */
export interface Points {
  readonly rows: Readonly<Record<Colour, number>>;
  readonly points: number;
  readonly stones: number;
  readonly total: number;
}

/** The table as it lies, moves that are only staged included, and what the rules say to it. */
export interface Desk {
  readonly view: View;
  readonly legal: Legal<KeltisShapes>;
}

/** The desk after these moves. They must be legal, and reveal nothing: laying, discarding, claiming. */
export function deskAfter(props: Props, moves: readonly Move[]): Desk {
  const { game, wording, me } = props;
  if (moves.length === 0 || me === null) return props;
  const state = stateAfter(props, props.legal.state, moves);
  const view = game.view(state, me);
  // The games' tables are given their own shapes; what lists legal moves is made for all of them.
  const legal = legalIn(game as never, wording as never, view, me);
  return { view, legal: legal as unknown as Legal<KeltisShapes> };
}

function stateAfter({ game }: Props, from: State, moves: readonly Move[]): State {
  const state = game.copy(from);
  const rng = new FastRng('desk');
  for (const move of moves) game.play(state, game.toCode(state, move)!, () => rng, null);
  return state;
}

/** What a seat would have if it all ended now. */
export function pointsOf({ game }: Props, state: State, seat: Seat): Points {
  const line = game.scoreSheet(state).find((sheet) => sheet.seat === seat)!;
  const part = (key: string): number => line.parts.find((one) => one.key === key)!.points;
  return {
    rows: {
      r: part('row-r'),
      y: part('row-y'),
      g: part('row-g'),
      b: part('row-b'),
      p: part('row-p'),
    },
    points: part('points'),
    stones: part('stones'),
    total: line.points,
  };
}

/** A move that is not played yet, tried out: the desk and the points after it. */
export function tryOut(props: Props, desk: Desk, move: Move): { view: View; points: Points } {
  const state = stateAfter(props, desk.legal.state, [move]);
  return { view: props.game.view(state, props.me!), points: pointsOf(props, state, props.me!) };
}
