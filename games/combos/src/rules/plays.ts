import type { MoveCode, MoveList } from '@quartet/core';
import { code } from '../moves.ts';
import { FACE, HAND_MAX, type State } from '../state.ts';
import { HAS_X, NO_NEIGHBOUR, READING_CODES, READING_STRENGTHS, READINGS, STRENGTHS } from '../trios.ts';

const TWO_CARDS = code.play(0, 2);
const THREE_CARDS = code.play(0, 3);

/** §4.2–§4.4 One to three neighbours that beat the best so far, and any Stop or Redraw. */
export function listPlays(s: State, moves: MoveList): void {
  const { hands, best } = s;
  const { codes } = moves;
  const table = STRENGTHS;
  const first = s.turn * HAND_MAX;
  let count = moves.length;
  let trio = (NO_NEIGHBOUR << 8) | (NO_NEIGHBOUR << 4);
  for (let at = s.sizes[s.turn]! - 1; at >= 0; at--) {
    trio = ((hands[first + at]! & FACE) << 8) | (trio >> 4);
    const strengths = table[trio]!;
    const play = code.play(at, 1);
    // Without a branch, which would be mispredicted: written always, counted if it beats.
    codes[count] = play;
    count += (best - (strengths & 0xff)) >>> 31;
    codes[count] = play + TWO_CARDS;
    count += (best - ((strengths >> 8) & 0xff)) >>> 31;
    codes[count] = play + THREE_CARDS;
    count += (best - ((strengths >> 16) & 0xff)) >>> 31;
    if (strengths >= HAS_X) count = listReadings(codes, count, play, READINGS[trio]!, best);
  }
  moves.length = count;
}

/** §3.4 Each reading of X that beats is its own move. */
function listReadings(
  codes: Int32Array,
  from: number,
  play: MoveCode,
  readings: number,
  best: number,
): number {
  let count = from;
  for (let i = readings; READING_STRENGTHS[i]! > best; i++) codes[count++] = play + READING_CODES[i]!;
  return count;
}
