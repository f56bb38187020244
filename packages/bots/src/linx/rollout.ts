import type { MoveCode, MoveList, Rng } from '@quartet/core';
import {
  cardLinks,
  chainIn,
  DRAW_DISCARD,
  DRAW_STOCK,
  discardedSlot,
  isChain,
  links,
  MAX_HAND,
  NO_CARD,
  PHASE,
  pairIn,
  readLinks,
  SIZE,
  type State,
  scoringSlotIn,
  setIn,
} from '@quartet/linx';
import { Outlook } from './outlook.ts';
import { TABLES } from './weights.ts';
import { linkedToAnchors } from './worth.ts';

/** One move in so many is made without a thought. */
export const CARELESS = 32;
/** Half links that a discard must have to be taken: two cards of the hand, or one and an anchor. */
const WELCOME = 3;

const outlook = new Outlook();

/** Takes a discard that links, lays what is worth more than waiting, and throws away what links least. */
export function rollout(s: State, moves: MoveList, rng: Rng): MoveCode {
  if (moves.length === 1) return moves.at(0);
  if (rng.below(CARELESS) === 0) return moves.at(rng.below(moves.length));
  return s.phase === PHASE.draw ? draw(s) : act(s, moves);
}

function draw(s: State): MoveCode {
  const card = s.discards[s.discarded - 1]!;
  const at = s.turn * MAX_HAND;
  let near = 0;
  for (let slot = 0; slot < s.held[s.turn]!; slot++) if (links(card, s.hands[at + slot]!)) near += 2;
  for (let slot = 0; slot < s.anchors.length; slot++) {
    if (s.anchors[slot] !== NO_CARD && links(card, s.anchors[slot]!)) {
      near++;
      break;
    }
  }
  return near >= WELCOME ? DRAW_DISCARD : DRAW_STOCK;
}

function act(s: State, moves: MoveList): MoveCode {
  const held = s.held[s.turn]!;
  readLinks(s.hands, s.turn * MAX_HAND, held, s.anchors);
  const hand = (1 << held) - 1;
  let best = leastLinked(moves);
  if (!isChain(moves.at(moves.length - 1))) return best;
  outlook.readStage(s, TABLES.balanced);
  outlook.readHand();
  let most = outlook.afterKeeping(hand & ~(1 << discardedSlot(best)));
  for (let i = moves.length - 1; i >= 0 && isChain(moves.at(i)); i--) {
    const code = moves.at(i);
    const chain = chainIn(code);
    const promise = outlook.afterChain(s, scoringSlotIn(code), pairIn(chain), hand & ~setIn(chain));
    if (promise <= most) continue;
    most = promise;
    best = code;
  }
  return best;
}

/** Discards are listed first. */
function leastLinked(moves: MoveList): MoveCode {
  const byAnchor = linkedToAnchors();
  let best = moves.at(0);
  let fewest = 99;
  for (let i = 0; i < moves.length && !isChain(moves.at(i)); i++) {
    const slot = discardedSlot(moves.at(i));
    const near = 2 * SIZE[cardLinks(slot)]! + ((byAnchor >> slot) & 1);
    if (near >= fewest) continue;
    fewest = near;
    best = moves.at(i);
  }
  return best;
}
