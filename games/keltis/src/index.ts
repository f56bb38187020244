import type { Game } from '@quartet/core';
import { about } from './about.ts';
import { imagine } from './imagine.ts';
import { MOVE_SPACE, toCode, toMove } from './moves.ts';
import { parse, print } from './notation.ts';
import { editions, options } from './options.ts';
import { refuse } from './refuse.ts';
import { actor, bound, decksOf, legal, play, start } from './rules.ts';
import { points, scoreSheet } from './scoring.ts';
import { redact, view } from './secrets.ts';
import type { KeltisShapes } from './shapes.ts';
import { copy } from './state.ts';

/** Keltis: The Card Game, by the rules of RULES.md. */
export const keltis: Game<KeltisShapes> = {
  id: about.id,
  version: 1,
  seats: about.seats,
  options,
  editions,
  moveSpace: MOVE_SPACE,
  bound,
  deals: () => 1,
  decks: decksOf,
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

export {
  CARD_SPACE,
  type Card,
  COLOURS,
  type Colour,
  cardNamed,
  cardOf,
  cardSign,
  cardValue,
  DECK,
  END,
  HIGHEST,
  KINDS,
  nameOf,
  POINT,
  type PointCard,
  SIGNS,
  type Sign,
  VALUES,
} from './cards.ts';
export type { Event } from './events.ts';
export {
  CLAIM,
  claimCode,
  DISCARD,
  DONE,
  DRAWING,
  FROM_PILE,
  firstOf,
  type Move,
  POINTS,
  ROW,
  secondOf,
} from './moves.ts';
export type { Options } from './options.ts';
export { pointsForRow, ROW_POINTS, STONE_POINTS } from './scoring.ts';
export type { KeltisShapes } from './shapes.ts';
export {
  CLOSED,
  HAND_SIZE,
  LAST_ROW,
  LAST_STONE,
  NONE,
  PHASE,
  type Phase,
  PILE_ROOM,
  PILES,
  ROWS,
  State,
} from './state.ts';
export type { Player, View } from './view.ts';
