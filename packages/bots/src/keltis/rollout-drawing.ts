import type { MoveCode } from '@quartet/core';
import {
  DRAWING,
  END,
  FROM_PILE,
  HAND_SIZE,
  LAST_STONE,
  PILE_ROOM,
  POINT,
  ROWS,
  type State,
} from '@quartet/keltis';
import { lead } from './finish.ts';
import { Glance } from './glance.ts';
import { BALANCED } from './weights.ts';

const { pair, point, unknown, finish } = BALANCED;
/** §6.4 Turns per seat without the pile after which it is the only one. */
const DRY_ROUNDS = 3;

const glance = new Glance();

/** The discard that helps most, if it helps more than an unknown card. */
export function drawSomething(s: State): MoveCode {
  const fromPile = DRAWING + FROM_PILE;
  if (s.dry > DRY_ROUNDS * s.seats) return fromPile;
  glance.count(s);
  let best = fromPile;
  let bestScore = s.pileSize === 1 ? finish * lead(s) : unknown;
  for (let pile = 0; pile <= POINT; pile++) {
    const size = s.discardSizes[pile]!;
    if (size === 0 || (s.barred >> pile) & 1) continue;
    const score = pile === POINT ? point : topWorth(s, pile, s.discards[pile * PILE_ROOM + size - 1]! >> 3);
    if (score > bestScore) {
      bestScore = score;
      best = DRAWING + pile;
    }
  }
  return best;
}

function topWorth(s: State, pile: number, value: number): number {
  const row = s.turn * ROWS + pile;
  const fits = value === END || (value >= s.lowest[row]! && value <= s.highest[row]!);
  const gain = fits ? glance.rowWorth(s, pile, 1) - glance.rowWorth(s, pile, 0) : 0;
  const isOpen = value > 0 && value <= LAST_STONE && s.stoneOwners[value] === 0;
  return isOpen && holds(s, value) ? gain + pair * glance.nextStone(s) : gain;
}

function holds(s: State, value: number): boolean {
  const from = s.turn * HAND_SIZE;
  for (let i = from; i < from + s.handSizes[s.turn]!; i++) {
    const card = s.hands[i]!;
    if (card >> 3 === value && (s.pointsPair || (card & 7) !== POINT)) return true;
  }
  return false;
}
