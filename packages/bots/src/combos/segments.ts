import { REDRAW, STOP, X } from '@quartet/combos';
import { FACES, heightOf, STRONGEST_ONE, STRONGEST_THREE, STRONGEST_TWO, typeOf } from './strengths.ts';
import type { Weights } from './weights.ts';

/** Whole numbers are quicker to compare: what is worth 1 has so many parts. */
export const PARTS = 1000;
/** What no combination is worth, in parts. */
export const NEVER = -1e6;

/** [face] → one bit for each face that can be in a combination with it. */
export const RELATED = Int32Array.from({ length: 1 << 4 }, (_, face) => {
  const others = FACES.filter((other) => isRelated(face, other));
  return others.reduce((bits, other) => bits | (1 << other), 0);
});

function isRelated(face: number, other: number): boolean {
  if (face === 0 || face > X || other > X) return false;
  return face === X || other === X || Math.abs(face - other) <= 2;
}

/** What one to three cards are worth as one play yet to come, in parts: by face, four bits each, the left one highest. */
export interface Segments {
  readonly one: Int32Array;
  readonly two: Int32Array;
  readonly three: Int32Array;
  /** What cards lose that have to wait until those between them are gone. */
  readonly waiting: number;
}

const EMPTY = new Int32Array(0);
export const NO_SEGMENTS: Segments = { one: EMPTY, two: EMPTY, three: EMPTY, waiting: 0 };

export function tabulate(weights: Weights, xEndsTurn: boolean): Segments {
  const one = new Int32Array(1 << 4).fill(NEVER);
  const two = new Int32Array(1 << 8).fill(NEVER);
  const three = new Int32Array(1 << 12).fill(NEVER);
  for (const a of FACES) {
    one[a] = single(weights, a, xEndsTurn);
    for (const b of FACES) {
      const pair = (a << 4) | b;
      const hasX = xEndsTurn && (a === X || b === X);
      two[pair] = several(weights, STRONGEST_TWO[pair]!, hasX ? 2 : 0);
      for (const c of FACES) {
        const trio = (pair << 4) | c;
        three[trio] = several(weights, STRONGEST_THREE[trio]!, hasX || (xEndsTurn && c === X) ? 3 : 0);
      }
    }
  }
  return { one, two, three, waiting: Math.round(PARTS * weights.waiting) };
}

function single(weights: Weights, face: number, xEndsTurn: boolean): number {
  if (face === STOP) return PARTS * weights.stop;
  if (face === REDRAW) return PARTS * weights.redraw;
  return several(weights, STRONGEST_ONE[face]!, xEndsTurn && face === X ? 1 : 0);
}

/** `xs`: how many cards it has, if one of them is an X that ends the turn. */
function several({ low, high, x }: Weights, strength: number, xs: number): number {
  if (strength === 0) return NEVER;
  if (xs > 0) return PARTS * x[xs - 1]!;
  const type = typeOf(strength);
  return PARTS * (low[type]! + heightOf(strength) * (high[type]! - low[type]!));
}
