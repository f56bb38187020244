import type { MoveCode, MoveList } from '@quartet/core';
import {
  cardLinks,
  DRAW_DISCARD,
  DRAW_STOCK,
  discardedSlot,
  isChain,
  links,
  MAX_HAND,
  PHASE,
  SIZE,
  type State,
} from '@quartet/linx';
import { amongListed } from '../../among-listed.ts';
import { Summed } from '../../master/summed.ts';
import { brisk } from '../brisk.ts';
import { CARELESS } from '../rollout.ts';
import { Glance } from './glance.ts';
import { CHOICES as numbers } from './learnt-choices.ts';
import { placesOfMove } from './places-of-moves.ts';

/** Of the cards that may be discarded, so many of those that link least are looked at: hardly ever is it another. */
const LOOKED_AT = 4;

const glance = new Glance();
const summed = new Summed();
/** The places of these discards in the list of moves, and how much each of them links, the least first. */
const least = new Uint8Array(LOOKED_AT);
const linking = new Uint8Array(LOOKED_AT);

/** What a master would most likely do, told by tables instead of its net, a hundred times as fast (docs/bots.md). */
export const asMasters = amongListed(brisk, (s, moves, rng) => {
  if (rng.below(CARELESS) === 0) return moves.at(rng.below(moves.length));
  return s.phase === PHASE.draw ? draw(s, moves) : act(s, moves);
});

function draw(s: State, moves: MoveList): MoveCode {
  if (!isLinkedToHand(s)) return DRAW_STOCK;
  glance.read(s, moves);
  return worthOf(s, DRAW_DISCARD) > 0 ? DRAW_DISCARD : DRAW_STOCK;
}

/** Whether the top card of the discard pile links to the hand: otherwise it is left there without a thought. */
function isLinkedToHand(s: State): boolean {
  const card = s.discards[s.discarded - 1]!;
  const hand = s.turn * MAX_HAND;
  for (let slot = 0; slot < s.held[s.turn]!; slot++) if (links(card, s.hands[hand + slot]!)) return true;
  return false;
}

function act(s: State, moves: MoveList): MoveCode {
  glance.read(s, moves);
  const looked = leastLinked(moves);
  let best = moves.at(0);
  let most = Number.NEGATIVE_INFINITY;
  for (let i = looked - 1; i >= 0; i--) {
    const code = moves.at(least[i]!);
    const value = worthOf(s, code);
    if (value < most) continue;
    most = value;
    best = code;
  }
  for (let i = moves.length - 1; i >= 0 && isChain(moves.at(i)); i--) {
    const value = worthOf(s, moves.at(i));
    if (value <= most) continue;
    most = value;
    best = moves.at(i);
  }
  return best;
}

function worthOf(s: State, code: MoveCode): number {
  placesOfMove(s, code, glance, summed);
  return summed.of(numbers);
}

/** Finds the discards that link least; returns how many there are. Discards are listed first. */
function leastLinked(moves: MoveList): number {
  let count = 0;
  for (let i = 0; i < moves.length && !isChain(moves.at(i)); i++) {
    const slot = discardedSlot(moves.at(i));
    const near = 2 * SIZE[cardLinks(slot)]! + ((glance.byAnchor >> slot) & 1);
    if (count === LOOKED_AT && near >= linking[count - 1]!) continue;
    let at = count < LOOKED_AT ? count++ : count - 1;
    for (; at > 0 && linking[at - 1]! > near; at--) {
      linking[at] = linking[at - 1]!;
      least[at] = least[at - 1]!;
    }
    linking[at] = near;
    least[at] = i;
  }
  return count;
}
