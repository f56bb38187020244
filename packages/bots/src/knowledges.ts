import type { Game, Language } from '@quartet/core';
import { allExperts, type Expert } from './experts.ts';
import type { Knowledge, Reason } from './knowledge.ts';
import { plainExpert } from './plain/expert.ts';

const EXPERTS = await allExperts();

function expertOn(game: Game): Expert {
  return EXPERTS.find(({ knowledge }) => knowledge.game.id === game.id) ?? plainExpert(game);
}

/** What is known of this game. */
export function knowledgeOf(game: Game): Knowledge {
  return expertOn(game).knowledge;
}

/** Why a move is worth considering, in words. */
export function reasonText(game: Game, reason: Reason, language: Language): string {
  return expertOn(game).reasons[language](reason);
}
