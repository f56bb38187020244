import type { Game } from '@quartet/core';
import { about } from './about.ts';
import { bound } from './bound.ts';
import { deckFor } from './cards.ts';
import { imagine } from './imagine.ts';
import { MOVE_SPACE, toCode, toMove } from './moves.ts';
import { parse, print } from './notation.ts';
import { editions, options } from './options.ts';
import { refuse } from './refuse.ts';
import { start } from './rules/setup.ts';
import { actor, legal, play } from './rules.ts';
import { points, scoreSheet } from './scoring.ts';
import { redact, view } from './secrets.ts';
import type { LinkoShapes } from './shapes.ts';
import { copy } from './state.ts';

export const linko: Game<LinkoShapes> = {
  id: about.id,
  version: 1,
  seats: about.seats,
  options,
  editions,
  moveSpace: MOVE_SPACE,
  bound,
  deals: (table) => table.options.rounds,
  decks: (table) => [deckFor(table.options.duel)],

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

export { CARDS, type Card, copiesOf, FACES, faceOf, JOKER } from './cards.ts';
export type { Event } from './events.ts';
export { faceOfShape, sizeOf, topShape } from './layers.ts';
export {
  DISCARD,
  DRAW_PILE,
  DRAW_ROW,
  faceOfPlay,
  jokersOf,
  LEAVE,
  type Move,
  numbersOf,
  playCode,
  RECLAIM,
  SNATCH,
  TAKE,
} from './moves.ts';
export type { Options } from './options.ts';
export type { LinkoShapes } from './shapes.ts';
export { PHASE, type Phase, SLOT_DEPTH, SLOTS, type State } from './state.ts';
export type { Player, View } from './view.ts';
