import { wordingOf } from '@quartet/catalog/list';
import type { Wording } from '@quartet/core';
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { loadTable } from '../games/index.ts';
import type { TableProps } from '../kit/table-props.ts';
import type { Lesson } from './lesson.ts';
import { LessonTable } from './lesson-table.tsx';
import { loadLesson } from './lessons.ts';
import { LEARN_WORDS } from './words.ts';

interface Parts {
  readonly lesson: Lesson;
  readonly wording: Wording;
  readonly Table: ComponentType<TableProps>;
}

/** The lesson of one game, once its parts are here. */
export function LessonScreen({ gameId, settings }: { readonly gameId: string; readonly settings: Settings }) {
  const words = useWords();
  const [parts, setParts] = useState<Parts | 'none' | null>(null);
  useEffect(() => {
    void loadParts(gameId, settings).then(setParts);
  }, [gameId, settings.language]);
  if (parts === null) return <p class="page-wait">{words.loading}</p>;
  if (parts === 'none') return <NoLesson settings={settings} />;
  return <LessonTable {...parts} settings={settings} />;
}

async function loadParts(gameId: string, { language }: Settings): Promise<Parts | 'none'> {
  const lesson = await loadLesson(gameId);
  if (!lesson) return 'none';
  const [wording, Table] = await Promise.all([wordingOf(gameId, language), loadTable(gameId)]);
  return { lesson, wording, Table };
}

function NoLesson({ settings }: { readonly settings: Settings }) {
  const t = LEARN_WORDS[settings.language];
  return (
    <main class="page">
      <h1>{t.noLesson}</h1>
      <a class="button" href="#/learn">
        {t.otherLessons}
      </a>
    </main>
  );
}
