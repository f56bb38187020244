import type { Game } from '@quartet/core';
import type { Expert } from '../experts.ts';
import { reasonsIn } from '../phrases.ts';
import { plainKnowledge } from './knowledge.ts';

const reasons = reasonsIn<'played-out'>({
  en: { 'played-out': () => 'Judged by playing on at random many times' },
  de: { 'played-out': () => 'Beurteilt nach vielen zufällig weitergespielten Verläufen' },
});

/** Plays a game that nobody here knows more of than its rules. */
export function plainExpert(game: Game): Expert {
  return { knowledge: plainKnowledge(game), reasons };
}
