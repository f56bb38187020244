import type { Knowledge } from '@quartet/bots';
import { commit, type Match, type MatchRecord, type Refusal } from '@quartet/core';
import { answer, begin, seated } from './answer.ts';
import { type SameDeal, tableOf } from './same-deal.ts';

/** Why a record does not show this deal as it was played: what differs, and at which decision where it is one. */
export type PlayedFault =
  | { readonly fault: 'other-deal' }
  | { readonly fault: 'unfinished' }
  | { readonly fault: 'too-long' }
  | { readonly fault: 'refused'; readonly ply: number; readonly refusal: Refusal }
  | { readonly fault: 'other-bot'; readonly ply: number };

export type Checked = { readonly ok: true; readonly match: Match } | ({ readonly ok: false } & PlayedFault);

/**
 * Plays a record again from the deal, and asks its bots again: only the moves of the record are believed, and of
 * them only the person's.
 */
export function checkPlayed(knowledge: Knowledge, deal: SameDeal, record: MatchRecord): Checked {
  if (!isOf(knowledge, deal, record)) return { ok: false, fault: 'other-deal' };
  const players = deal.bots.map((bot) => bot && seated(knowledge, bot));
  const match = begin(knowledge, deal);
  const { game } = match;
  for (const [ply, text] of record.moves.entries()) {
    if (match.over) return { ok: false, fault: 'too-long' };
    const bot = players[match.actor];
    if (bot && game.print(answer(match, bot)) !== text) return { ok: false, fault: 'other-bot', ply };
    const played = match.play(match.actor, text);
    if (!played.ok) return { ok: false, fault: 'refused', ply, refusal: played.refusal };
  }
  return match.over ? { ok: true, match } : { ok: false, fault: 'unfinished' };
}

/** The same game, table and seed: what a commitment binds. */
function isOf({ game }: Knowledge, deal: SameDeal, record: MatchRecord): boolean {
  if (record.game !== deal.game || record.rules !== deal.rules || record.seed !== deal.seed) return false;
  const { seats, first, options } = record;
  return commit(game, { seats, first, options }, deal.seed) === commit(game, tableOf(deal), deal.seed);
}
