import { assert, type Game, type Language } from '@quartet/core';
import { allExperts, type Expert } from './experts.ts';
import type { Knowledge, Reason } from './knowledge.ts';

const EXPERTS = await allExperts();

function expertOn(game: Game): Expert {
  const expert = EXPERTS.find(({ knowledge }) => knowledge.game.id === game.id);
  assert(expert !== undefined, `no bot knows ${game.id}`);
  return expert;
}

/** What good players of this game know. */
export function knowledgeOf(game: Game): Knowledge {
  return expertOn(game).knowledge;
}

/** Why a move is worth considering, in words. */
export function reasonText(game: Game, reason: Reason, language: Language): string {
  return expertOn(game).reasons[language](reason);
}
