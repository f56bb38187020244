import { cardValue, LAST_STONE, type State } from '@quartet/keltis';
import type { Outlook } from './outlook.ts';
import type { Weights } from './weights.ts';
import { STONE_POINTS } from './worths.ts';

/** What the next stone brings: its own points, and a step towards the dear ones after it. */
export function stoneWorth(o: Outlook, w: Weights): number {
  const { stones } = o;
  if (stones >= 5) return 0;
  const now = STONE_POINTS[stones + 1]! - STONE_POINTS[stones]!;
  const late = o.turns < 4 ? o.turns / 4 : 1;
  return now + (stones < 4 ? w.stone * late : 0);
}

/** Whether this value's stone still lies open. */
export function isOpen(s: State, value: number): boolean {
  return value >= 1 && value <= LAST_STONE && s.stoneOwners[value] === 0;
}

/** What a number card in hand is worth as half of a pair, with the others of its value in `outlook.mineOf`. */
export function pairWorth(s: State, o: Outlook, card: number, w: Weights): number {
  const value = cardValue(card);
  if (!isOpen(s, value)) return 0;
  const others = o.mineOf[value]! - 1;
  if (others >= 2) return 0;
  if (others === 1) return w.pair * stoneWorth(o, w);
  const found = 1 - (1 - o.reach) ** o.unseenOf[value]!;
  return w.half * found * stoneWorth(o, w);
}
