import type { Rng, Seat, Viewer } from '@quartet/core';
import { FACES, type State } from '@quartet/linko';

/** A pair is looked for so often: where few cards are hidden, most are alike. */
const TRIES = 16;

// The cards of others' hands that the viewer does not know, one after the other.
const holders = new Uint8Array(128);
const faces = new Uint8Array(128);

/** How many times likelier the seat's hand is with `gained` instead of `lost`, as a logarithm. */
export type Likelier = (s: State, seat: Seat, lost: number, gained: number) => number;

/**
 * Hidden cards change places between hands and pile, towards likelier hands (Metropolis sampling): in each sweep every
 * hidden card of a hand may.
 */
export function swapTowards(likelier: Likelier, sweeps: number, s: State, viewer: Viewer, rng: Rng): void {
  const hidden = listHidden(s, viewer);
  const pile = s.pile.length - s.drawn;
  for (let sweep = 0; sweep < sweeps; sweep++) {
    for (let i = 0; i < hidden; i++) {
      const other = rng.below(hidden + pile);
      if (other < hidden) swapBetweenHands(s, i, other, likelier, rng);
      else swapWithPile(s, i, s.drawn + other - hidden, likelier, rng);
    }
  }
}

/** Two hidden cards that could change places; `other` is null if the second lies in the pile. */
export interface Pair {
  readonly seat: Seat;
  readonly held: number;
  readonly other: Seat | null;
  readonly theirs: number;
}

/** One of those between which `swapTowards` would choose; null if there is none that differ. */
export function somePair(s: State, viewer: Viewer, rng: Rng): Pair | null {
  const hidden = listHidden(s, viewer);
  const pile = s.pile.length - s.drawn;
  for (let tries = hidden > 0 ? TRIES : 0; tries > 0; tries--) {
    const i = rng.below(hidden);
    const at = rng.below(hidden + pile);
    const theirs = at < hidden ? faces[at]! : s.pile[s.drawn + at - hidden]!;
    const other = at < hidden ? holders[at]! : null;
    if (theirs !== faces[i] && other !== holders[i]) {
      return { seat: holders[i]!, held: faces[i]!, other, theirs };
    }
  }
  return null;
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

function swapBetweenHands(s: State, i: number, j: number, likelier: Likelier, rng: Rng): void {
  const mine = faces[i]!;
  const theirs = faces[j]!;
  if (mine === theirs || holders[i] === holders[j]) return;
  const change = likelier(s, holders[i]!, mine, theirs) + likelier(s, holders[j]!, theirs, mine);
  if (!isAccepted(change, rng)) return;
  exchange(s, holders[i]!, mine, theirs);
  exchange(s, holders[j]!, theirs, mine);
  faces[i] = theirs;
  faces[j] = mine;
}

function swapWithPile(s: State, i: number, at: number, likelier: Likelier, rng: Rng): void {
  const mine = faces[i]!;
  const theirs = s.pile[at]!;
  if (mine === theirs || !isAccepted(likelier(s, holders[i]!, mine, theirs), rng)) return;
  exchange(s, holders[i]!, mine, theirs);
  faces[i] = theirs;
  s.pile[at] = mine;
}

function isAccepted(change: number, rng: Rng): boolean {
  return change >= 0 || rng.below(1 << 20) < Math.exp(change) * (1 << 20);
}

function exchange(s: State, seat: Seat, lost: number, gained: number): void {
  s.hands[seat * FACES + lost]!--;
  s.hands[seat * FACES + gained]!++;
}
