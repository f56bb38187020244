import { type Day, dailyDeal, isDay, readSameDeal, type SameDeal } from '@quartet/deals';
import { readableName } from '../replays/files/readable-name.ts';

/** A deal that somebody gives to friends, and what they made of it. */
export interface Challenge {
  readonly deal: SameDeal;
  /** Of the deal of a day. */
  readonly day: Day | null;
  /** Who challenges; empty: they have not told. */
  readonly name: string;
  /** All moves of their match, everybody's; null: they have not played yet. */
  readonly moves: readonly string[] | null;
}

const LONGEST_NAME = 40;
const LONGEST_MOVE = 200;

/** Parsed JSON in, a challenge out; null if it is not written as one. Its moves are judged when they are played. */
export function readChallenge(value: unknown): Challenge | null {
  if (typeof value !== 'object' || value === null) return null;
  const { deal: written, day, name, moves } = value as Readonly<Record<keyof Challenge, unknown>>;
  const deal = readSameDeal(written);
  if (!deal || typeof name !== 'string' || name.length > LONGEST_NAME) return null;
  if (moves !== null && !(Array.isArray(moves) && moves.every(isMove))) return null;
  return { deal, day: isOfDay(deal, day) ? day : null, name: readableName(name), moves };
}

function isMove(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_MOVE;
}

/** Nobody passes another deal off as that of a day. */
function isOfDay(deal: SameDeal, day: unknown): day is Day {
  if (typeof day !== 'string' || !isDay(day)) return false;
  return JSON.stringify(dailyDeal(deal.game, day)) === JSON.stringify(deal);
}
