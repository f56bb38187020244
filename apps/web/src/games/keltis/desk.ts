import type { Seat } from '@quartet/core';
import type { Colour, KeltisShapes, Move, State, View } from '@quartet/keltis';
import { foresee, type Legal, legalIn } from '../../kit/legal.ts';
import type { TableProps } from '../../kit/table-props.ts';

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
  const view = game.view(foresee(game, props.legal.state, moves).state, me);
  return { view, legal: legalIn(game, wording, view, me) };
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
  const { state } = foresee(props.game, desk.legal.state, [move]);
  return { view: props.game.view(state, props.me!), points: pointsOf(props, state, props.me!) };
}
