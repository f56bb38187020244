import type { BotPace } from './bot-turns.ts';
import { isForsaken } from './cover.ts';
import type { Room } from './room.ts';

/** Milliseconds a bot may think where nobody plays and nobody looks on: such a match shall end, and cost others little. */
const FORSAKEN = 5;

export async function paceAt(room: Room, { floor, budget }: BotPace): Promise<BotPace> {
  const isAnybodys = room.isAwaited || !(await room.read(isForsaken));
  return { floor, budget: isAnybodys ? budget : Math.min(budget, FORSAKEN) };
}
