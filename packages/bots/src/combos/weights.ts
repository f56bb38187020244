/** What a player of Checkered Combos cares about; 1 is about what a reserve card is worth. */
export interface Weights {
  /** A combination in hand, yet to be played, by its type, lowest first: one with the lowest sum … */
  readonly low: readonly number[];
  /** … and one with the highest. */
  readonly high: readonly number[];
  /** A Stop and a Redraw in hand. */
  readonly stop: number;
  readonly redraw: number;
  /** A combination with an X that ends the turn, by its length. */
  readonly x: readonly number[];
  /** What a combination loses if cards between its own have to go first. */
  readonly waiting: number;
  /** The last reserve card, and the one before. */
  readonly reserve: readonly number[];
  /** Opening the next turn. */
  readonly open: number;
  /** A player who cannot beat, by how many reserve cards that player has left. */
  readonly press: readonly number[];
  /** Having no cards left. */
  readonly out: number;
  /** Each card drawn, and each that somebody else will have to draw. */
  readonly draw: number;
  readonly burden: number;
}

/** How a player weighs things when two hold cards, and when five do; in between, in between. */
export interface Character {
  readonly few: Weights;
  readonly many: Weights;
}

export const BALANCED: Character = {
  few: {
    low: [-1.65, -0.64, -0.73, -0.02, -0.67],
    high: [-1.25, -0.76, -0.31, 0.31, 0.85],
    stop: 0.89,
    redraw: -0.29,
    x: [-0.21, -0.46, -0.36],
    waiting: 0.35,
    reserve: [0.62, 1.58],
    open: 1.63,
    press: [2.59, 1.21, -0.1],
    out: 3.16,
    draw: 0.12,
    burden: 0,
  },
  many: {
    low: [-1.72, -0.79, -0.39, 0.52, 0.07],
    high: [-1.07, -0.51, 0.02, 0.8, 1.02],
    stop: 0.85,
    redraw: 0.31,
    x: [0.06, -0.51, -0.21],
    waiting: 0.35,
    reserve: [0.77, 0.71],
    open: 1.12,
    press: [2.09, 0.18, -0.31],
    out: 2.82,
    draw: 0.29,
    burden: 0,
  },
};

/** `share` of the one and the rest of the other. */
export function mix(one: Weights, other: Weights, share: number): Weights {
  const between = (a: number, b: number) => share * a + (1 - share) * b;
  const each = (a: readonly number[], b: readonly number[]) => a.map((value, i) => between(value, b[i]!));
  return {
    low: each(one.low, other.low),
    high: each(one.high, other.high),
    stop: between(one.stop, other.stop),
    redraw: between(one.redraw, other.redraw),
    x: each(one.x, other.x),
    waiting: between(one.waiting, other.waiting),
    reserve: each(one.reserve, other.reserve),
    open: between(one.open, other.open),
    press: each(one.press, other.press),
    out: between(one.out, other.out),
    draw: between(one.draw, other.draw),
    burden: between(one.burden, other.burden),
  };
}
