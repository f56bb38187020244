import type { MoveCode } from '@quartet/core';
import { HIGHEST, X } from './cards.ts';
import { firstX, hasWay, LONGEST, secondX, WAYS } from './combinations.ts';
import { FACE, HAND_MAX, RESERVES, type State } from './state.ts';

/** §9 Positions and reserve cards count from 1, `at` counts the cards to the left. */
export type Move =
  | { readonly type: 'play'; readonly from: number; readonly to: number; readonly as: readonly number[] }
  | { readonly type: 'reserve'; readonly which: number; readonly at: number }
  | { readonly type: 'bust' }
  | { readonly type: 'insert'; readonly at: number };

// A code is a mixed-radix number: (start, length, reading), then (reserve card, place), bust, place.
// A reading is 0 without X, the number of a lone X, and above it the way of two X.
const READINGS = 1 + HIGHEST + WAYS;
const TWO_X = 1 + HIGHEST;
const PLAYS = LONGEST * READINGS;
const RESERVE = HAND_MAX * PLAYS;
const BUST = RESERVE + RESERVES * HAND_MAX;
const INSERT = BUST + 1;

export const moveSpace = INSERT + HAND_MAX;

/** Everything here counts from 0 but the length. */
export const code = {
  bust: BUST,
  play: (start: number, length: number): MoveCode => start * PLAYS + (length - 1) * READINGS,
  /** Added to a play: the one X stands for this number. */
  oneX: (number: number): number => number,
  /** Added to a play: the two X stand for numbers in this way. */
  twoX: (way: number): number => TWO_X + way,
  reserve: (which: number, at: number): MoveCode => RESERVE + which * HAND_MAX + at,
  insert: (at: number): MoveCode => INSERT + at,

  isPlay: (move: MoveCode): boolean => move < RESERVE,
  isBust: (move: MoveCode): boolean => move === BUST,
  startOf: (play: MoveCode): number => (play / PLAYS) | 0,
  lengthOf: (play: MoveCode): number => (((play % PLAYS) / READINGS) | 0) + 1,
  readingOf: (play: MoveCode): number => play % READINGS,
  whichOf: (reserve: MoveCode): number => (reserve < RESERVE + HAND_MAX ? 0 : 1),
  reserveAt: (reserve: MoveCode): number => (reserve - RESERVE) % HAND_MAX,
  insertAt: (insert: MoveCode): number => insert - INSERT,
};

/** What the first X of a play stands for; `number` is the number card beside two X. */
export function firstReading(reading: number, number: number): number {
  return reading < TWO_X ? reading : firstX(number, reading - TWO_X);
}

/** What the second X of a play stands for; 0 if the play has one. */
export function secondReading(reading: number, number: number): number {
  return reading < TWO_X ? 0 : secondX(number, reading - TWO_X);
}

export function toMove(s: State, move: MoveCode): Move {
  if (move === BUST) return { type: 'bust' };
  if (move >= INSERT) return { type: 'insert', at: code.insertAt(move) };
  if (move >= RESERVE) return { type: 'reserve', which: code.whichOf(move) + 1, at: code.reserveAt(move) };
  const from = code.startOf(move) + 1;
  const to = from + code.lengthOf(move) - 1;
  const reading = code.readingOf(move);
  if (reading === 0) return { type: 'play', from, to, as: [] };
  if (reading < TWO_X) return { type: 'play', from, to, as: [reading] };
  const number = numberBeside(facesAt(s, from, to));
  return { type: 'play', from, to, as: [firstReading(reading, number), secondReading(reading, number)] };
}

export function toCode(s: State, move: Move): MoveCode | null {
  if (move.type === 'bust') return BUST;
  const size = s.sizes[s.turn]!;
  if (move.type === 'play') return playCode(s, move.from, move.to, move.as);
  if (move.at > size) return null;
  if (move.type === 'insert') return code.insert(move.at);
  return move.which <= s.reserveSizes[s.turn]! ? code.reserve(move.which - 1, move.at) : null;
}

function playCode(s: State, from: number, to: number, as: readonly number[]): MoveCode | null {
  const length = to - from + 1;
  if (to > s.sizes[s.turn]! || length > LONGEST) return null;
  const faces = facesAt(s, from, to);
  if (faces.filter((face) => face === X).length !== as.length) return null;
  const play = code.play(from - 1, length);
  if (as.length === 0) return play;
  if (as.length === 1) return play + code.oneX(as[0]!);
  const number = numberBeside(faces);
  for (let way = 0; way < WAYS; way++) {
    if (hasWay(number, way) && firstX(number, way) === as[0] && secondX(number, way) === as[1])
      return play + code.twoX(way);
  }
  return null;
}

/** The faces at these positions of the actor's hand, which must have them. */
export function facesAt(s: State, from: number, to: number): number[] {
  const first = s.turn * HAND_MAX + from - 1;
  return Array.from(s.hands.subarray(first, first + to - from + 1), (card) => card & FACE);
}

function numberBeside(faces: readonly number[]): number {
  return faces.find((face) => face !== X) ?? 0;
}
