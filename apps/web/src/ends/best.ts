import { allMatches } from '../engine/matches.ts';
import { onlyPerson, type SavedMatch } from '../engine/model.ts';

/** A score that is higher than ever before, and what was the highest. */
export interface Best {
  readonly now: number;
  readonly was: number;
}

/** Among as many players of the same game, in fair matches against bots; null: it is none, or there was none before. */
export function bestOf(match: SavedMatch, kept: readonly SavedMatch[]): Best | null {
  const now = scoreIn(match);
  const before = kept.flatMap((one) => {
    const isLike = one.id !== match.id && one.game === match.game && one.seats === match.seats;
    const score = isLike ? scoreIn(one) : null;
    return score === null ? [] : [score];
  });
  if (now === null || before.length === 0) return null;
  const was = Math.max(...before);
  return now > was ? { now, was } : null;
}

function scoreIn({ players, result, casual }: SavedMatch): number | null {
  const seat = onlyPerson(players);
  return result && !casual && seat !== null ? result.scores[seat]! : null;
}

/** Of the match on this device that has just ended. */
export async function loadBest(id: string): Promise<Best | null> {
  const kept = await allMatches();
  const match = kept.find((one) => one.id === id);
  return match ? bestOf(match, kept) : null;
}
