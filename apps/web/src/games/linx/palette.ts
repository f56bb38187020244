const INK = '#1b1f27';
const WHITE = '#ffffff';

/** A symbol's own colour, and what is drawn on it. Cards look the same in every theme. */
export interface Paint {
  readonly fill: string;
  readonly ink: string;
}

/** By the letter of the symbol. */
const PAINTS: Readonly<Record<string, Paint>> = {
  d: { fill: '#c6e6f3', ink: INK },
  s: { fill: '#f5b72e', ink: INK },
  h: { fill: '#e88fa8', ink: INK },
  l: { fill: '#4c9e5a', ink: INK },
  w: { fill: '#2c78bf', ink: WHITE },
  p: { fill: '#ae3b1c', ink: WHITE },
  g: { fill: '#7d2468', ink: WHITE },
  t: { fill: '#141b4d', ink: WHITE },
};

export function paintOf(symbol: string): Paint {
  return PAINTS[symbol]!;
}

/** Of a card's code. */
export function symbolIn(code: string): string {
  return code.slice(-1);
}

/** Of a card's code. */
export function numberIn(code: string): string {
  return code.slice(0, -1);
}
