import type { Game } from '@quartet/core';
import { about } from './about.ts';
import { DECK } from './cards.ts';
import { imagine } from './imagine.ts';
import { moveSpace, parse, print, toCode, toMove } from './moves.ts';
import { editions, options } from './options.ts';
import { refuse } from './refuse.ts';
import { bound, deals, legal, play, start } from './rules.ts';
import { points, scoreSheet } from './scoring.ts';
import { redact, view } from './secrets.ts';
import type { StairsShapes } from './shapes.ts';
import { actor, copy } from './state.ts';

/** Stairs: every colour climbs, and a 1 starts it again. */
export const stairs: Game<StairsShapes> = {
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
