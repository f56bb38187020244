import { CARDS, COMBINATIONS, HIGHEST, REDRAW, STOP, strengthOf, X } from '@quartet/combos';
import type { Weights } from './weights.ts';

/** What no combination is worth, in parts as below. */
export const NEVER = -1e6;
/** Whole numbers are quicker to compare: what is worth 1 has so many parts. */
export const PARTS = 1000;

/** [face] → one bit for each face that can be in a combination with it. */
export const RELATED = Int32Array.from({ length: 16 }, (_, face) => {
  let bits = 0;
  for (let other = 1; other <= X; other++) {
    const isNear = face > 0 && face <= HIGHEST && Math.abs(face - other) <= 2;
    if (isNear || (face === X && other <= X) || (other === X && face > 0 && face <= X)) bits |= 1 << other;
  }
  return bits;
});

/** What one to three neighbours are worth as one play yet to come: by face, four bits each, the left one highest. */
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
  const faces = CARDS.map((_, i) => i + 1);
  for (const a of faces) {
    one[a] = PARTS * single(weights, a, xEndsTurn);
    for (const b of faces) {
      two[(a << 4) | b] = PARTS * several(weights, [a, b], xEndsTurn);
      for (const c of faces) three[(a << 8) | (b << 4) | c] = PARTS * several(weights, [a, b, c], xEndsTurn);
    }
  }
  return { one, two, three, waiting: Math.round(PARTS * weights.waiting) };
}

function single(weights: Weights, face: number, xEndsTurn: boolean): number {
  if (face === STOP) return weights.stop;
  if (face === REDRAW) return weights.redraw;
  if (face === X) return xEndsTurn ? weights.x[0]! : ofStrength(weights, HIGHEST);
  return ofStrength(weights, face);
}

function several(weights: Weights, faces: readonly number[], xEndsTurn: boolean): number {
  const strength = strongest(faces);
  if (strength === 0) return NEVER / PARTS;
  if (faces.includes(X) && xEndsTurn) return weights.x[faces.length - 1]!;
  return ofStrength(weights, strength);
}

/** The strongest these cards can be read as; 0 if they are no combination. */
export function strongest(faces: readonly number[]): number {
  if (faces.some((face) => face > X)) return 0;
  const at = faces.indexOf(X);
  if (at < 0) return strengthOf(faces[0]!, faces[1] ?? 0, faces[2] ?? 0);
  if (faces.length > 1 && faces.every((face) => face === X)) return 0;
  let best = 0;
  for (let number = 1; number <= HIGHEST; number++) {
    best = Math.max(best, strongest(faces.with(at, number)));
  }
  return best;
}

/** The lowest and highest strength of each type. */
const LOWEST_OF = [
  strengthOf(1, 0, 0),
  strengthOf(1, 2, 0),
  strengthOf(1, 1, 0),
  strengthOf(1, 2, 3),
  strengthOf(1, 1, 1),
];
const HIGHEST_OF = [
  strengthOf(12, 0, 0),
  strengthOf(11, 12, 0),
  strengthOf(12, 12, 0),
  strengthOf(10, 11, 12),
  strengthOf(12, 12, 12),
];

function ofStrength({ low, high }: Weights, strength: number): number {
  let type = COMBINATIONS.length - 1;
  while (LOWEST_OF[type]! > strength) type--;
  const height = (strength - LOWEST_OF[type]!) / (HIGHEST_OF[type]! - LOWEST_OF[type]!);
  return low[type]! + height * (high[type]! - low[type]!);
}
