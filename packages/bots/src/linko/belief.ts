import type { Rng, Seat, Viewer } from '@quartet/core';
import { FACES, JOKER, linko, SLOT_DEPTH, SLOTS, type State, type View } from '@quartet/linko';
import { type Likely, likelyFor } from './habits.ts';
import { ONE_SIZE } from './worth.ts';

/** How often each hidden card of a hand may change places. */
const SWEEPS = 4;
/** Cards per seat and in the row when a round begins. */
const HAND = 13;

// The cards of others' hands that the viewer does not know, one after the other.
const holders = new Uint8Array(128);
const faces = new Uint8Array(128);
/** [seat × FACES + face] → how much likelier each hidden card of this face makes the hand. */
const leaning = new Float64Array(5 * FACES);

/**
 * Deals what the view hides as the others' habits suggest, not just at random: hidden cards change places
 * between hands and pile, towards likelier hands (Metropolis sampling).
 */
export function imagineLikely(view: View, rng: Rng, into?: State): State {
  const s = linko.imagine(view, rng, into);
  if (view.pile.cards) return s;
  const hidden = listHidden(s, view.viewer);
  const pile = s.pile.length - s.drawn;
  const likely = likelyFor(s.seats, pile / (s.pile.length - s.seats * HAND - SLOTS));
  for (let seat = 0; seat < s.seats; seat++) if (seat !== view.viewer) lean(s, seat, likely);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let i = 0; i < hidden; i++) {
      const other = rng.below(hidden + pile);
      if (other < hidden) swapBetweenHands(s, i, other, likely.groups, rng);
      else swapWithPile(s, i, s.drawn + other - hidden, likely.groups, rng);
    }
  }
  return s;
}

function listHidden(s: State, viewer: Viewer): number {
  let length = 0;
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === viewer) continue;
    for (let face = 0; face < FACES; face++) {
      const at = seat * FACES + face;
      for (let n = s.hands[at]! - s.known[at]!; n > 0; n--) {
        holders[length] = seat;
        faces[length++] = face;
      }
    }
  }
  return length;
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
    const face = s.shapes[layer]! & 15;
    if ((seen >> face) & 1) continue;
    seen |= 1 << face;
    leaning[hand + face]! += likely.laid;
  }
}

function swapBetweenHands(s: State, i: number, j: number, groups: Float64Array, rng: Rng): void {
  const mine = faces[i]!;
  const theirs = faces[j]!;
  if (mine === theirs || holders[i] === holders[j]) return;
  const change =
    afterSwap(s, holders[i]!, mine, theirs, groups) + afterSwap(s, holders[j]!, theirs, mine, groups);
  if (!isAccepted(change, rng)) return;
  exchange(s, holders[i]!, mine, theirs);
  exchange(s, holders[j]!, theirs, mine);
  faces[i] = theirs;
  faces[j] = mine;
}

function swapWithPile(s: State, i: number, at: number, groups: Float64Array, rng: Rng): void {
  const mine = faces[i]!;
  const theirs = s.pile[at]!;
  if (mine === theirs || !isAccepted(afterSwap(s, holders[i]!, mine, theirs, groups), rng)) return;
  exchange(s, holders[i]!, mine, theirs);
  faces[i] = theirs;
  s.pile[at] = mine;
}

/** How much likelier the seat's hand is with `gained` instead of `lost`. */
function afterSwap(s: State, seat: Seat, lost: number, gained: number, groups: Float64Array): number {
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

function isAccepted(change: number, rng: Rng): boolean {
  return change >= 0 || rng.below(1 << 20) < Math.exp(change) * (1 << 20);
}

function exchange(s: State, seat: Seat, lost: number, gained: number): void {
  s.hands[seat * FACES + lost]!--;
  s.hands[seat * FACES + gained]!++;
}
