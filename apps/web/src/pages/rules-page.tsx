import type { Language } from '@quartet/core';
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { Markdown } from './markdown.tsx';
import { PageHeader } from './page-header.tsx';
import './rules-page.css';

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

export function RulesPage({ gameId, settings }: { readonly gameId: string; readonly settings: Settings }) {
  const words = useWords();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    const load = PAGES[gameId]?.[settings.language];
    if (load) void load().then((page) => setText(page.default));
  }, [gameId, settings.language]);
  return (
    <main class="page">
      <PageHeader title={words.rules} />
      {text === null ? <p>{words.loading}</p> : <Markdown text={text} />}
    </main>
  );
}
