import type { MoveCode, MoveList } from '@quartet/core';
import { cardSign, cardValue, DONE, END, NONE, POINTS, ROW, ROWS, type State } from '@quartet/keltis';
import { gainAt } from './finish.ts';

/** So little that it only decides between equal gains. */
const TRIFLE = 0.01;

/** The last cards: what brings most, near numbers before far ones and Ends last, so that a second may follow. */
export function addLast(s: State, moves: MoveList): MoveCode {
  let best = DONE;
  let bestScore = 0;
  for (let i = 0; i < moves.length; i++) {
    const code = moves.at(i);
    if (code === DONE) continue;
    const placed = code < POINTS ? code - ROW : code - POINTS;
    const place = cardSign(placed);
    const score = gainAt(s, place) - TRIFLE * farness(s, place, cardValue(placed));
    if (score > bestScore) {
      bestScore = score;
      best = code;
    }
  }
  return best;
}

function farness(s: State, place: number, value: number): number {
  if (place >= ROWS) return 0;
  const last = s.lasts[s.turn * ROWS + place]!;
  if (last === NONE || value === END) return END;
  return value > last ? value - last : last - value;
}
