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
    low: [-1.15, -0.88, -0.59, -0.32, -0.69],
    high: [-0.91, -0.68, -0.51, 0.19, 0.74],
    stop: 1.05,
    redraw: -0.72,
    x: [-0.02, -0.97, -0.13],
    waiting: 0.51,
    reserve: [0.8, 1.6],
    open: 1.4,
    press: [2.76, 0.85, -0.38],
    out: 3.1,
    draw: -0.01,
    burden: -0.01,
  },
  many: {
    low: [-1.85, -1.12, -0.49, -0.17, 0.03],
    high: [-1.18, -0.55, 0.27, 1.15, 1.13],
    stop: 1.59,
    redraw: 0.39,
    x: [0.54, -0.54, -0.45],
    waiting: 0.66,
    reserve: [0.81, 0.61],
    open: 1.05,
    press: [1.91, 0.31, -0.04],
    out: 2.96,
    draw: 0.6,
    burden: -0.44,
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
