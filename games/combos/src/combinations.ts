import { HIGHEST } from './cards.ts';

/** §3.1 Lowest type first. */
export const COMBINATIONS = ['solo', 'two-straight', 'pair', 'three-straight', 'trips'] as const;
export type Combination = (typeof COMBINATIONS)[number];

export const LONGEST = 3;

/** From one type to the next: more than any sum. */
const TYPE = 40;
const TWO_STRAIGHT = 1 * TYPE;
const PAIR = 2 * TYPE;
const THREE_STRAIGHT = 3 * TYPE;
const TRIPS = 4 * TYPE;

/**
 * §3.3 What beats what, as one number: the type counts first, then the sum. 0 if the numbers form no
 * combination. A card that is not there is 0; X must have been given its number.
 */
export function strengthOf(a: number, b: number, c: number): number {
  const sum = a + b + c;
  if (b === 0) return sum;
  if (c === 0) return a === b ? PAIR + sum : a - b === 1 || b - a === 1 ? TWO_STRAIGHT + sum : 0;
  if (a === b || b === c || a === c) return a === b && b === c ? TRIPS + sum : 0;
  // §3.2 Three different numbers are consecutive if the outer ones are two apart.
  const low = a < b ? (a < c ? a : c) : b < c ? b : c;
  const high = a > b ? (a > c ? a : c) : b > c ? b : c;
  return high - low === 2 ? THREE_STRAIGHT + sum : 0;
}

export function combinationOf(strength: number): Combination {
  return COMBINATIONS[Math.floor(strength / TYPE)]!;
}

export function sumOf(strength: number): number {
  return strength % TYPE;
}

// §3.4 Two X beside a number n stand for n and n, or complete one of three straights in either order.
const FIRST_X = Int8Array.of(0, -2, -1, -1, 1, 1, 2);
const SECOND_X = Int8Array.of(0, -1, -2, 1, -1, 2, 1);
export const WAYS = FIRST_X.length;

/** Whether two X can stand in this way beside this number. */
export function hasWay(number: number, way: number): boolean {
  const first = firstX(number, way);
  const second = secondX(number, way);
  return first >= 1 && first <= HIGHEST && second >= 1 && second <= HIGHEST;
}

export function firstX(number: number, way: number): number {
  return number + FIRST_X[way]!;
}

export function secondX(number: number, way: number): number {
  return number + SECOND_X[way]!;
}
