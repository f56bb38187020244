import type { Game } from '@quartet/core';
import { about } from './about.ts';
import { bulk } from './bulk.ts';
import { decks } from './cards.ts';
import { imagine } from './imagine.ts';
import { MOVE_SPACE, parse, print, toCode, toMove } from './moves.ts';
import { editions, options } from './options.ts';
import { refuse } from './refuse.ts';
import { actor, bound, deals, legal, play, start } from './rules.ts';
import { points, scoreSheet } from './scoring.ts';
import { redact, view } from './secrets.ts';
import type { LinxShapes } from './shapes.ts';
import { copy } from './state.ts';

export const linx: Game<LinxShapes> = {
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
  LENGTHS,
  links,
  MAX_HAND,
  NO_CARD,
  NUMBERS,
  numberOf,
  pointsFor,
  printCard,
  SCORING_SLOTS,
  SHORTEST,
  SYMBOLS,
  symbolOf,
} from './cards.ts';
export { chainFound, findChains } from './chains.ts';
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
export type { LinxShapes } from './shapes.ts';
export { PHASE, type Phase, type State } from './state.ts';
export type { View } from './view.ts';
