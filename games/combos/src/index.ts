import type { Game } from '@quartet/core';
import { about } from './about.ts';
import { DECK } from './cards.ts';
import { imagine } from './imagine.ts';
import { moveSpace, toCode, toMove } from './moves.ts';
import { parse, print } from './notation.ts';
import { editions, options } from './options.ts';
import { refuse } from './refuse.ts';
import { bound, deals, legal, play, start } from './rules.ts';
import { points, scoreSheet } from './scoring.ts';
import { redact, view } from './secrets.ts';
import type { CombosShapes } from './shapes.ts';
import { actor, copy } from './state.ts';

export { CARDS, type Card, COPIES_OF, cardOf, DECK_SIZE, faceOf, HIGHEST, REDRAW, STOP, X } from './cards.ts';
export { COMBINATIONS, type Combination, combinationOf, LONGEST, strengthOf, sumOf } from './combinations.ts';
export type { Event } from './events.ts';
export type { Laid } from './laid.ts';
export { code, firstReading, type Move, secondReading } from './moves.ts';
export type { Options } from './options.ts';
export type { CombosShapes } from './shapes.ts';
export { DRAWS, FACE, HAND_MAX, PHASE, RESERVES, SEATS, State } from './state.ts';
export {
  ALWAYS,
  HAS_X,
  NO_NEIGHBOUR,
  READING_CODES,
  READING_STRENGTHS,
  READINGS,
  STRENGTHS,
} from './trios.ts';
export { type Hand, type Player, toBeat, type View } from './view.ts';

/** Checkered Combos: empty your hand without ever rearranging it. */
export const combos: Game<CombosShapes> = {
  id: about.id,
  version: 1,
  seats: about.seats,
  options,
  editions,
  moveSpace,
  bound,
  deals,
  decks: () => [DECK],
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
  bulk: null,
};
