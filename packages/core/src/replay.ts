import { chanceOf } from './chance-of.ts';
import { type DealtChance, dealtChance } from './dealt-chance.ts';
import type { Shapes } from './game.ts';
import { type Made, Match } from './match.ts';
import { shortJson } from './printable.ts';
import type { ReadRecord } from './record.ts';
import type { Refusal } from './refusals.ts';
import type { Result } from './result.ts';

/** Why a record does not replay: a refused move, or a sentence about something else at this ply. */
export interface ReplayFault {
  readonly ply: number;
  readonly move?: string;
  readonly reason: string | Refusal;
}

export type Replayed =
  | { readonly ok: true; readonly match: Match }
  | { readonly ok: false; readonly fault: ReplayFault };

/**
 * Plays a record move by move. `watch` sees each decision before its move is made, once the move was found
 * legal; `hear` sees it after, with what came of it.
 */
export function replay(
  read: ReadRecord,
  watch: ((match: Match, text: string) => void) | null = null,
  hear: ((match: Match, made: Made<Shapes>) => void) | null = null,
): Replayed {
  const dealt = read.orders ? dealtChance(read.decks, read.orders) : null;
  const chance = dealt?.chance ?? chanceOf(read.seed!)!;
  const match = Match.deal(read.game, read.written, chance, read.seed);
  const missing = missingDeal(read, dealt);
  if (missing) return { ok: false, fault: { ply: 0, reason: missing } };
  for (const [ply, text] of read.moves.entries()) {
    const judged = match.judge(match.actor, text);
    if (!judged.ok) return { ok: false, fault: { ply, move: text, reason: judged.refusal } };
    watch?.(match, text);
    const made = match.make(judged);
    hear?.(match, made);
    const missing = missingDeal(read, dealt);
    if (missing) return { ok: false, fault: { ply, move: text, reason: missing } };
  }
  const reason = wrongEnd(read, match, dealt);
  return reason ? { ok: false, fault: { ply: read.moves.length, reason } } : { ok: true, match };
}

function missingDeal(read: ReadRecord, dealt: DealtChance | null): string | null {
  const asked = dealt?.asked() ?? 0;
  if (!read.orders || asked <= read.orders.length) return null;
  return `deal ${asked - 1} is needed here, and the record has ${read.orders.length} (counted from 0)`;
}

function wrongEnd(read: ReadRecord, match: Match, dealt: DealtChance | null): string | null {
  const result = match.result();
  const listed = read.orders?.length ?? 0;
  if (!result) {
    const most = read.game.deals(read.table);
    if (listed > most)
      return `the record has ${listed} deals, but no game at this table needs more than ${most}`;
    return read.result ? 'the record has a result, but the game is not over' : null;
  }
  if (dealt && dealt.asked() < listed) {
    return `the record has ${listed} deals, but the game needed ${dealt.asked()}`;
  }
  if (read.result && !sameResult(read.result, result)) {
    return `the result is ${JSON.stringify(result)}, not ${shortJson(read.result)}`;
  }
  return null;
}

function sameResult(a: Result, b: Result): boolean {
  return JSON.stringify([a.scores, a.winners]) === JSON.stringify([b.scores, b.winners]);
}
