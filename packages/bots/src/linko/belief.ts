import type { Rng, Seat, Viewer } from '@quartet/core';
import { FACES, faceOfShape, JOKER, linko, SLOT_DEPTH, SLOTS, type State, type View } from '@quartet/linko';
import { type Likely, likelyFor } from './habits.ts';
import { swapTowards } from './swapping.ts';
import { ONE_SIZE } from './worth.ts';

/** How often each hidden card of a hand may change places. */
const SWEEPS = 4;
/** Cards per seat and in the row when a round begins. */
const HAND = 13;

/** [seat × FACES + face] → how much likelier each hidden card of this face makes the hand. */
const leaning = new Float64Array(5 * FACES);
let groups: Float64Array;

/** Deals what the view hides as the others' habits suggest, not just at random. */
export function imagineLikely(view: View, rng: Rng, into?: State): State {
  const s = linko.imagine(view, rng, into);
  if (view.pile.cards) return s;
  recallHabits(s, view.viewer);
  swapTowards(likelierByHabits, SWEEPS, s, view.viewer, rng);
  return s;
}

/** To be called before `likelierByHabits`, once for all deals of a view. */
export function recallHabits(s: State, viewer: Viewer): void {
  const pile = s.pile.length - s.drawn;
  const likely = likelyFor(s.seats, pile / (s.pile.length - s.seats * HAND - SLOTS));
  for (let seat = 0; seat < s.seats; seat++) if (seat !== viewer) lean(s, seat, likely);
  groups = likely.groups;
}

/** What the seat's layers, its known cards, the row and the discards say about the rest of its hand. */
function lean(s: State, seat: Seat, likely: Likely): void {
  const hand = seat * FACES;
  for (let face = 0; face < JOKER; face++) {
    leaning[hand + face] =
      (s.known[hand + face]! > 0 ? likely.kept : 0) + (s.discards[face]! > 0 ? likely.discarded : 0);
  }
  leaning[hand + JOKER] = 0;
  for (let slot = 0; slot < SLOTS; slot++) {
    const face = s.row[slot * SLOT_DEPTH]!;
    if (s.rowSize[slot]! > 0 && face !== JOKER) leaning[hand + face]! += likely.inRow;
  }
  let seen = 1 << JOKER;
  for (let layer = s.top[seat]!; layer !== 0; layer = s.below[layer]!) {
    const face = faceOfShape(s.shapes[layer]!);
    if ((seen >> face) & 1) continue;
    seen |= 1 << face;
    leaning[hand + face]! += likely.laid;
  }
}

export function likelierByHabits(s: State, seat: Seat, lost: number, gained: number): number {
  const hand = seat * FACES;
  const from = s.hands[hand + lost]! * ONE_SIZE + lost;
  const to = s.hands[hand + gained]! * ONE_SIZE + gained;
  return (
    groups[from - ONE_SIZE]! -
    groups[from]! +
    groups[to + ONE_SIZE]! -
    groups[to]! +
    leaning[hand + gained]! -
    leaning[hand + lost]!
  );
}
