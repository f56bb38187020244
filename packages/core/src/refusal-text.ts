import type { Language } from './language.ts';
import { isShared, type Refusal, type SharedRefusal } from './refusals.ts';
import type { Wording } from './wording.ts';

const SHARED: Record<Language, Record<SharedRefusal, (details: Refusal['details']) => string>> = {
  en: {
    'not-your-turn': ({ seat, actor }) => `It is seat ${actor}'s turn, not seat ${seat}'s.`,
    'match-over': () => 'The match is over.',
    unreadable: ({ text }) => `"${text}" is not a move of this game.`,
  },
  de: {
    'not-your-turn': ({ seat, actor }) => `Platz ${actor} ist am Zug, nicht Platz ${seat}.`,
    'match-over': () => 'Die Partie ist zu Ende.',
    unreadable: ({ text }) => `„${text}“ ist kein Zug dieses Spiels.`,
  },
};

/** Any refusal as one sentence, with its § where a rule of the game is behind it. */
export function refusalText(wording: Wording, language: Language, refused: Refusal): string {
  if (isShared(refused)) return SHARED[language][refused.code](refused.details);
  return `${wording.refusal(refused)} (${refused.rule})`;
}
