import { CARDS, COMBINATIONS, HIGHEST, strengthOf, X } from '@quartet/combos';

/** The strongest these cards, side by side, can be read as; 0 if they are no combination. */
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

// By face, four bits each, the left one highest: the strongest that one, two or three cards can be read as.
export const STRONGEST_ONE = new Uint8Array(1 << 4);
export const STRONGEST_TWO = new Uint8Array(1 << 8);
export const STRONGEST_THREE = new Uint8Array(1 << 12);

/** Every face a card can have. */
export const FACES: readonly number[] = CARDS.map((_, i) => i + 1);

for (const a of FACES) {
  STRONGEST_ONE[a] = strongest([a]);
  for (const b of FACES) {
    STRONGEST_TWO[(a << 4) | b] = strongest([a, b]);
    for (const c of FACES) STRONGEST_THREE[(a << 8) | (b << 4) | c] = strongest([a, b, c]);
  }
}

// Of each type, lowest first.
const LOWEST = [[1], [1, 2], [1, 1], [1, 2, 3], [1, 1, 1]].map(strongest);
const STRONGEST = [[12], [11, 12], [12, 12], [10, 11, 12], [12, 12, 12]].map(strongest);

/** The type of a combination, as its place among COMBINATIONS. */
export function typeOf(strength: number): number {
  let type = COMBINATIONS.length - 1;
  while (LOWEST[type]! > strength) type--;
  return type;
}

/** How high a combination is for its type, 0 to 1. */
export function heightOf(strength: number): number {
  const type = typeOf(strength);
  return (strength - LOWEST[type]!) / (STRONGEST[type]! - LOWEST[type]!);
}
