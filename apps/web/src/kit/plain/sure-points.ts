import { FastRng, type Game, type Shapes } from '@quartet/core';

/** Of so many ways in which the hidden cards may lie. */
const WAYS = 4;

/** Points by seat, as far as they are known: null where they depend on cards that the viewer does not see. */
export function surePoints(game: Game, view: Shapes['View']): readonly (number | null)[] {
  const rng = new FastRng('points');
  const ways = Array.from({ length: WAYS }, () => {
    const points = new Int32Array(view.table.seats);
    game.points(game.imagine(view, rng), points);
    return points;
  });
  return Array.from(ways[0]!, (points, seat) => (ways.every((way) => way[seat] === points) ? points : null));
}
