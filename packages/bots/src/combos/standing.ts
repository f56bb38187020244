import { ALWAYS, COPIES_OF, DECK_SIZE, HAND_MAX, LONGEST, X } from '@quartet/combos';
import { FACES, STRONGEST_ONE, STRONGEST_THREE, STRONGEST_TWO } from './strengths.ts';

/** From one size of hand to the next: more than any strength, that of a Stop or Redraw included. */
export const ONE_HAND = ALWAYS + 1;

/**
 * [cards in hand × ONE_HAND + strength] → how likely a hand of so many random cards has nothing to play on this
 * strength. Neighbours are taken as independent of each other, which is near enough.
 */
export const STANDS = tabulate();

function tabulate(): Float64Array {
  const beats = chancesToBeat();
  const stands = new Float64Array((HAND_MAX + 1) * ONE_HAND).fill(1);
  for (let size = 1; size <= HAND_MAX; size++) {
    for (let strength = 0; strength < ONE_HAND; strength++) {
      let chance = 1;
      for (let length = 1; length <= LONGEST && length <= size; length++) {
        chance *= (1 - beats[length]![strength]!) ** (size - length + 1);
      }
      stands[size * ONE_HAND + strength] = chance;
    }
  }
  return stands;
}

/** [length][strength] → how likely so many random cards form one combination that beats it. */
function chancesToBeat(): readonly Float64Array[] {
  const beats = [0, 1, 2, 3].map(() => new Float64Array(ONE_HAND));
  const add = (length: number, strength: number, likely: number) => {
    for (let beaten = 0; beaten < strength; beaten++) beats[length]![beaten]! += likely;
  };
  for (const a of FACES) {
    const first = COPIES_OF[a]! / DECK_SIZE;
    add(1, a > X ? ALWAYS : STRONGEST_ONE[a]!, first);
    for (const b of FACES) {
      const second = (first * COPIES_OF[b]!) / DECK_SIZE;
      add(2, STRONGEST_TWO[(a << 4) | b]!, second);
      for (const c of FACES) {
        add(3, STRONGEST_THREE[(a << 8) | (b << 4) | c]!, (second * COPIES_OF[c]!) / DECK_SIZE);
      }
    }
  }
  return beats;
}
