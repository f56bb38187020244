import type { Game } from '@quartet/core';
import { allKnowledge } from './experts.ts';
import type { Knowledge } from './knowledge.ts';
import { plainKnowledge } from './plain/knowledge.ts';

const KNOWLEDGES = await allKnowledge();

/** What is known of this game. */
export function knowledgeOf(game: Game): Knowledge {
  return KNOWLEDGES.find((knowledge) => knowledge.game.id === game.id) ?? plainKnowledge(game);
}
