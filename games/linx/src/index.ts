import type { Game } from '@quartet/core';
import { about } from './about.ts';
import { bulk } from './bulk.ts';
import { decks } from './cards.ts';
import type { Event } from './events.ts';
import { imagine } from './imagine.ts';
import { MOVE_SPACE, type Move, parse, print, toCode, toMove } from './moves.ts';
import { editions, type Options, options } from './options.ts';
import { refuse } from './refuse.ts';
import { actor, bound, deals, legal, play, start } from './rules.ts';
import { points, scoreSheet } from './scoring.ts';
import { redact, view } from './secrets.ts';
import { copy, type State } from './state.ts';
import type { View } from './view.ts';

/** The shapes of LINX. */
export interface Linx {
  State: State;
  Move: Move;
  Event: Event;
  View: View;
  Options: Options;
}

export const linx: Game<Linx> = {
  id: about.id,
  version: 1,
  seats: about.seats,
  options,
  editions,
  moveSpace: MOVE_SPACE,
  bound,
  deals,
  decks,
  start,
  actor,
  legal,
  play,
  points,
  copy,
  view,
  redact,
  imagine,
  toMove,
  toCode,
  print,
  parse,
  refuse,
  scoreSheet,
  bulk,
};

export {
  ANCHORS,
  CARD_SPACE,
  type Card,
  cardOf,
  HAND_SIZE,
  isRepeated,
  links,
  MAX_HAND,
  NO_CARD,
  numberOf,
  pointsFor,
  printCard,
  SCORING_SLOTS,
  SHORTEST,
  SYMBOLS,
  symbolOf,
} from './cards.ts';
export { findChains, found, longestByPair, orderChain } from './chains.ts';
export type { Event } from './events.ts';
export { anchorLinks, cardLinks, readLinks, usableCards } from './links.ts';
export {
  chainCards,
  chainCode,
  chainIn,
  DRAW_DISCARD,
  DRAW_STOCK,
  discardCode,
  discardedSlot,
  isChain,
  type Move,
  scoringSlotIn,
} from './moves.ts';
export { type Options, SINGLE_GAME } from './options.ts';
export { isRefusalCode, REFUSALS, type RefusalCode } from './refuse.ts';
export { findLayable } from './rules/act.ts';
export { idleLimit } from './rules/turn.ts';
export { place, total } from './scoring.ts';
export {
  type CardSet,
  type Chain,
  chainOf,
  HIGH_ANCHOR,
  LOW_ANCHOR,
  lengthOf,
  PAIRS,
  type Pair,
  pairIn,
  pairOf,
  SIZE,
  setIn,
  slotOf,
} from './sets.ts';
export { PHASE, type Phase, type State } from './state.ts';
export type { HandView, PileView, View } from './view.ts';
