import type { MoveCode, MoveList, Seat } from '@quartet/core';
import {
  DISCARD,
  DRAW_PILE,
  DRAW_ROW,
  FACES,
  faceOfPlay,
  faceOfShape,
  JOKER,
  jokersOf,
  numbersOf,
  PHASE,
  SLOT_DEPTH,
  SNATCH,
  type State,
  sizeOf,
  TAKE,
  topShape,
} from '@quartet/linko';
import { layersInReach, lead, smallestOther } from './table.ts';
import { ONE_SIZE } from './worth.ts';

/** How a good player goes by the rules of thumb below. Set by hand: nobody counts more closely across a table. */
export interface Thumb {
  /** The end is near when somebody else has so few cards. */
  readonly nearEnd: number;
  /** What each card is worth that another loses from a layer; a card got rid of is worth one. */
  readonly snatched: number;
  /** What a joker is worth in hand until the end is near. */
  readonly joker: number;
  /** How much sooner a 1 is laid than a joker would be; below 0 high numbers go first, which few can snatch. */
  readonly lowFirst: number;
  /** Groups of so many are taken although nothing in hand goes with them. */
  readonly largeGroup: number;
}

/** More than anything else could be worth. */
const DECISIVE = 100;
/** More than a number has cards. */
export const NO_GROUP = 9;
/** A group that is laid in two parts takes two turns. */
const PARTED = 2;
/** What a card from the pile is worth: more than a single low one that everybody sees. */
const UNKNOWN = 0.7;
const DRAWN_JOKER = 5;

/** Rates the listed moves as somebody would who knows a few good rules; reads nothing that the actor cannot know. */
export function rateByThumb(s: State, moves: MoveList, thumb: Thumb, into: Float64Array): void {
  const rateMove = BY_PHASE[s.phase]!;
  for (let i = 0; i < moves.length; i++) into[i] = rateMove(s, moves.at(i), thumb);
}

type RateMove = (s: State, code: MoveCode, thumb: Thumb) => number;

/** Many cards at once, whole groups, low numbers first; snatch; save jokers for the end; go out when that wins. */
function ratePlay(s: State, code: MoveCode, thumb: Thumb): number {
  const face = faceOfPlay(code);
  const numbers = numbersOf(code);
  const jokers = jokersOf(code);
  const size = numbers + jokers;
  if (size === s.held[s.turn]) {
    const ahead = lead(s, s.turn) + 2 * size;
    return ahead >= 0 ? DECISIVE + ahead : ahead - DECISIVE;
  }
  const isParted = face !== JOKER && numbers < holds(s, s.turn, face);
  const snatched = size * layersInReach(s, size * ONE_SIZE + face);
  return (
    size -
    (thumb.lowFirst * face) / JOKER -
    (isParted ? PARTED : 0) -
    (isNearEnd(s, s.turn, thumb) ? 0 : thumb.joker * jokers) +
    thumb.snatched * snatched
  );
}

/** From the ghost, what goes with the hand; else as many of a kind as can be had. */
function rateGroup(s: State, code: MoveCode): number {
  const face = code - SNATCH;
  const has = holds(s, s.turn, face);
  return (has > 0 ? has : -JOKER) + s.ghost[face]!;
}

/** Take jokers always, and what goes with the hand until the end is near; leave the rest. */
function rateTaking(s: State, code: MoveCode, thumb: Thumb): number {
  if (code !== TAKE) return 0;
  if (hasJokers(s)) return 1;
  const isWelcome = goesWithHand(s, s.turn) || sizeOf(topShape(s, s.victim)) >= thumb.largeGroup;
  return isWelcome && !isNearEnd(s, s.turn, thumb) ? 1 : -1;
}

/** Reclaim jokers, pairs and more, and what goes with the hand; a lone card is better drawn anew. */
function rateReclaiming(s: State, code: MoveCode): number {
  if (code === DISCARD) return 0;
  return hasJokers(s) || sizeOf(topShape(s, s.victim)) > 1 || goesWithHand(s, s.victim) ? 1 : -1;
}

/** Draw a joker, else what there is most of in hand, else a high card; else try the pile. */
function rateDraw(s: State, code: MoveCode): number {
  if (code === DRAW_PILE) return UNKNOWN;
  const slot = code - DRAW_ROW;
  const size = s.rowSize[slot]!;
  // Further cards of a slot come uncalled.
  let value = 1 - size;
  for (let n = 0; n < size; n++) {
    const face = s.row[slot * SLOT_DEPTH + n]!;
    value += face === JOKER ? DRAWN_JOKER : holds(s, s.victim, face) + face / JOKER;
  }
  return value;
}

const BY_PHASE: Readonly<Record<number, RateMove>> = {
  [PHASE.play]: ratePlay,
  [PHASE.ghost]: rateGroup,
  [PHASE.snatch]: rateTaking,
  [PHASE.reclaim]: rateReclaiming,
  [PHASE.draw]: rateDraw,
};

function isNearEnd(s: State, seat: Seat, thumb: Thumb): boolean {
  return smallestOther(s, seat) <= thumb.nearEnd;
}

function holds(s: State, seat: Seat, face: number): number {
  return s.hands[seat * FACES + face]!;
}

/** Whether the layer in question has jokers. */
function hasJokers(s: State): boolean {
  return s.jokers[s.top[s.victim]!]! > 0;
}

function goesWithHand(s: State, seat: Seat): boolean {
  return holds(s, seat, faceOfShape(topShape(s, s.victim))) > 0;
}
