import { COPIES_OF, DECK_SIZE, HAND_MAX, READING_STRENGTHS, READINGS, STRENGTHS, X } from '@quartet/combos';

/** One more than any strength, that of a Stop or Redraw included. */
const STRENGTHS_END = 256;

/**
 * [cards in hand × 256 + strength] → how likely a hand of so many random cards has nothing to play on this
 * strength. Neighbours are taken as independent of each other, which is near enough.
 */
export const STANDS = tabulate();

export const ONE_HAND = STRENGTHS_END;

function tabulate(): Float64Array {
  const beats = chancesToBeat();
  const stands = new Float64Array((HAND_MAX + 1) * STRENGTHS_END).fill(1);
  for (let size = 1; size <= HAND_MAX; size++) {
    for (let strength = 0; strength < STRENGTHS_END; strength++) {
      let chance = 1;
      for (let length = 1; length <= 3 && length <= size; length++) {
        chance *= (1 - beats[length]![strength]!) ** (size - length + 1);
      }
      stands[size * STRENGTHS_END + strength] = chance;
    }
  }
  return stands;
}

/** [length][strength] → how likely so many random cards form one combination that beats it. */
function chancesToBeat(): readonly Float64Array[] {
  const beats = [0, 1, 2, 3].map(() => new Float64Array(STRENGTHS_END));
  for (let a = 1; a < COPIES_OF.length; a++) {
    for (let b = 1; b < COPIES_OF.length; b++) {
      for (let c = 1; c < COPIES_OF.length; c++) {
        const likely = (COPIES_OF[a]! * COPIES_OF[b]! * COPIES_OF[c]!) / DECK_SIZE ** 3;
        for (let length = 1; length <= 3; length++) {
          for (let i = 0; i < strongest(a, b, c, length); i++) beats[length]![i]! += likely;
        }
      }
    }
  }
  return beats;
}

/** What the first `length` of three cards can be at best; 0 if they are no combination. */
function strongest(a: number, b: number, c: number, length: number): number {
  const trio = (a << 8) | (b << 4) | c;
  const plain = (STRENGTHS[trio]! >> (8 * (length - 1))) & 0xff;
  const faces = [a, b, c].slice(0, length);
  if (!faces.includes(X) || faces.some((face) => face > X)) return plain;
  // Readings are listed from the strongest on, and longer combinations are stronger than shorter ones.
  const upper = [0, 40, 120, STRENGTHS_END][length]!;
  let at = READINGS[trio]!;
  while (READING_STRENGTHS[at]! >= upper) at++;
  return READING_STRENGTHS[at]! >= [0, 1, 40, 120][length]! ? READING_STRENGTHS[at]! : 0;
}
