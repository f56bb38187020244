import type { Language } from '@quartet/core';
import { type Rulebook, readRules } from './read-rules.ts';

type Load = () => Promise<{ readonly default: string }>;

const PAGES: Readonly<Record<string, Readonly<Record<Language, Load>>>> = {
  linko: {
    en: () => import('@quartet/linko/RULES.md?raw'),
    de: () => import('@quartet/linko/RULES.de.md?raw'),
  },
  linx: { en: () => import('@quartet/linx/RULES.md?raw'), de: () => import('@quartet/linx/RULES.de.md?raw') },
  combos: {
    en: () => import('@quartet/combos/RULES.md?raw'),
    de: () => import('@quartet/combos/RULES.de.md?raw'),
  },
  keltis: {
    en: () => import('@quartet/keltis/RULES.md?raw'),
    de: () => import('@quartet/keltis/RULES.de.md?raw'),
  },
};

/** Null if there is no such game. */
export async function loadRulebook(game: string, language: Language): Promise<Rulebook | null> {
  const pages = Object.hasOwn(PAGES, game) ? PAGES[game] : undefined;
  return pages ? readRules((await pages[language]()).default) : null;
}
