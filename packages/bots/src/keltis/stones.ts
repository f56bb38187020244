import { cardValue, LAST_STONE, type State } from '@quartet/keltis';
import type { Outlook } from './outlook.ts';
import { STONE_POINTS } from './worths.ts';

/** More stones bring nothing more. */
const MOST_STONES = 5;
/** With fewer turns left there is hardly time for a further stone. */
const TIME_FOR_NEXT = 4;

/** Whether this value's stone still lies open. */
export function isOpen(s: State, value: number): boolean {
  return value >= 1 && value <= LAST_STONE && s.stoneOwners[value] === 0;
}

/** What one more than `stones` brings: its own points, and a step towards the dear ones after it. */
export function nextStoneWorth(stones: number, turns: number, step: number): number {
  if (stones >= MOST_STONES) return 0;
  const points = STONE_POINTS[stones + 1]! - STONE_POINTS[stones]!;
  if (stones + 1 === MOST_STONES) return points;
  return points + step * (turns < TIME_FOR_NEXT ? turns / TIME_FOR_NEXT : 1);
}

export function stoneWorth(o: Outlook): number {
  return nextStoneWorth(o.stones, o.turns, o.w.stone);
}

/** What a card in hand is worth as half of a pair, beside the others of its value. */
export function pairWorth(o: Outlook, card: number): number {
  const value = cardValue(card);
  if (!isOpen(o.s, value)) return 0;
  const others = o.mineOf[value]! - 1;
  // Of three one can be spared.
  if (others >= 2) return 0;
  if (others === 1) return o.w.pair * stoneWorth(o);
  const found = 1 - (1 - o.reach) ** o.unseenOf[value]!;
  return o.w.half * found * stoneWorth(o);
}
