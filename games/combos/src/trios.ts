import type { MoveCode } from '@quartet/core';
import { CARDS, HIGHEST, REDRAW, X } from './cards.ts';
import { firstX, hasWay, secondX, strengthOf, WAYS } from './combinations.ts';
import { code } from './moves.ts';

// Tables that answer what can be played from a card on, without asking the rules of §3 again.
// A trio is a card of a hand and its two right-hand neighbours, four bits each, the left one highest.
const TRIOS = 1 << 12;

/** The neighbour a last card lacks: like a Redraw, part of no combination. */
export const NO_NEIGHBOUR = REDRAW;

/** §4.3, §4.4 A Stop or Redraw may be played whatever there is to beat. */
export const ALWAYS = 255;

/**
 * By trio: the strength of its left card in the lowest eight bits, of its left two in the next, of all
 * three above; 0 where they are no combination or hold an X.
 */
export const STRENGTHS = new Int32Array(TRIOS);

/** Set in STRENGTHS where the trio has plays with an X. */
export const HAS_X = 1 << 24;

/** By trio: where the list of its plays with an X begins in the two tables below; 0 if it has none. */
export const READINGS = new Uint16Array(TRIOS);

/** A play with an X: what to add to the code of its left card, and its strength. */
interface Reading {
  readonly code: MoveCode;
  readonly strength: number;
}

const END: Reading = { code: 0, strength: 0 };
const lists: Reading[] = [END];

for (let a = 1; a <= CARDS.length; a++) {
  for (let b = 1; b <= CARDS.length; b++) {
    for (let c = 1; c <= CARDS.length; c++) {
      const trio = (a << 8) | (b << 4) | c;
      STRENGTHS[trio] = strength([a]) | (strength([a, b]) << 8) | (strength([a, b, c]) << 16);
      const found = [[a], [a, b], [a, b, c]].filter(hasX).flatMap(readings);
      if (found.length === 0) continue;
      STRENGTHS[trio]! |= HAS_X;
      READINGS[trio] = lists.length;
      lists.push(...found.sort((one, other) => other.strength - one.strength), END);
    }
  }
}

/** The lists one after the other, each from its strongest play down to strength 0, which ends it. */
export const READING_CODES = Uint8Array.from(lists, (reading) => reading.code);
export const READING_STRENGTHS = Uint8Array.from(lists, (reading) => reading.strength);

function strength(faces: readonly number[]): number {
  const [a = 0, b = 0, c = 0] = faces;
  if (faces.every((face) => face <= HIGHEST)) return strengthOf(a, b, c);
  return faces.length === 1 && a > X ? ALWAYS : 0;
}

function hasX(faces: readonly number[]): boolean {
  return faces.includes(X) && faces.every((face) => face <= X);
}

/** §3.4 All that the X among these cards can stand for. */
function readings(faces: readonly number[]): Reading[] {
  const play = code.play(0, faces.length);
  const beside = faces.filter((face) => face !== X);
  const [a = 0, b = 0] = beside;
  const found: Reading[] = [];
  if (faces.length - beside.length === 1) {
    for (let x = 1; x <= HIGHEST; x++) {
      found.push({ code: play + code.oneX(x), strength: strengthOf(x, a, b) });
    }
  } else if (beside.length === 1) {
    for (let way = 0; way < WAYS; way++) {
      if (!hasWay(a, way)) continue;
      found.push({ code: play + code.twoX(way), strength: strengthOf(a, firstX(a, way), secondX(a, way)) });
    }
  }
  return found.filter((reading) => reading.strength > 0);
}
