import type { Game, Rng, Seat } from '@quartet/core';
import { FACES, type LinkoShapes, linko, type State, type View } from '@quartet/linko';
import { type Belief, Present, type Swap } from '../master/features.ts';
import { likelierByHabits, recallHabits } from './belief.ts';
import { cardIn, FEATURES_OF_CARDS, lookAtTable, NTH, ROOM } from './features-of-cards.ts';
import { somePair, swapTowards } from './swapping.ts';

/** After so many sweeps a random deal has become as likely as they get; from one that is, so few lead to another. */
const FIRST_SWEEPS = 16;
const SWEEPS = 4;

const card = new Present(ROOM);
/** [(seat × FACES + face) × NTH + n − 1] → the leaning of the nth card; of the view at hand. */
let leanings: Float64Array;

function imagining(state: State, leaning: (card: Present) => number): Game<LinkoShapes>['imagine'] {
  const table = tabulate(state, leaning);
  /** The deal imagined last: nobody else touches it. */
  let deal: State | undefined;
  return (view: View, rng: Rng, into?: State): State => {
    leanings = table;
    if (deal === undefined) {
      deal = linko.imagine(view, rng);
      swapTowards(likelierAsLearnt, FIRST_SWEEPS, deal, view.viewer, rng);
    } else {
      rng.shuffle(deal.pile.subarray(deal.drawn));
      swapTowards(likelierAsLearnt, SWEEPS, deal, view.viewer, rng);
    }
    return linko.copy(deal, into);
  };
}

function tabulate(s: State, leaning: (card: Present) => number): Float64Array {
  const table = new Float64Array(s.seats * FACES * NTH);
  lookAtTable(s);
  for (let seat = 0; seat < s.seats; seat++) {
    if (seat === s.actor) continue;
    for (let face = 0; face < FACES; face++) {
      for (let nth = 1; nth <= NTH; nth++) {
        card.length = 0;
        cardIn(s, seat, face, nth, card);
        table[(seat * FACES + face) * NTH + nth - 1] = leaning(card);
      }
    }
  }
  return table;
}

function likelierAsLearnt(s: State, seat: Seat, lost: number, gained: number): number {
  const from = seat * FACES + lost;
  const to = seat * FACES + gained;
  const last = s.hands[from]! - 1;
  const next = s.hands[to]!;
  return (
    leanings[to * NTH + (next < NTH ? next : NTH - 1)]! -
    leanings[from * NTH + (last < NTH ? last : NTH - 1)]!
  );
}

let real: State;

function read(s: State): void {
  real = s;
  lookAtTable(s);
  recallHabits(s, s.actor);
}

function swap(rng: Rng, into: Swap): number | null {
  for (const list of into) list.length = 0;
  const pair = somePair(real, real.actor, rng);
  if (pair === null) return null;
  const { seat, held, other, theirs } = pair;
  cardIn(real, seat, held, real.hands[seat * FACES + held]!, into[0]);
  cardIn(real, seat, theirs, real.hands[seat * FACES + theirs]! + 1, into[1]);
  const habits = -likelierByHabits(real, seat, held, theirs);
  if (other === null) return habits;
  cardIn(real, other, theirs, real.hands[other * FACES + theirs]!, into[2]);
  cardIn(real, other, held, real.hands[other * FACES + held]! + 1, into[3]);
  return habits - likelierByHabits(real, other, theirs, held);
}

/** What a net may say of hidden hands. */
export const belief: Belief<LinkoShapes> = { size: FEATURES_OF_CARDS, room: ROOM, imagining, read, swap };
