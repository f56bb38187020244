import { findAbout, wordingOf } from '@quartet/catalog/list';
import type { Wording } from '@quartet/core';
import type { ComponentType } from 'preact';
import { DeadEnd } from '../app/failure/dead-end.tsx';
import type { Settings } from '../app/settings.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import { loadTable, lookOf } from '../games/index.ts';
import type { TableProps } from '../kit/table-props.ts';
import type { Lesson } from './lesson.ts';
import { LessonTable } from './lesson-table.tsx';
import { LEARN_WORDS } from './words.ts';

interface Parts {
  readonly lesson: Lesson;
  readonly wording: Wording;
  readonly Table: ComponentType<TableProps>;
}

/** The lesson of one game, once its parts are here. */
export function LessonScreen({ gameId, settings }: { readonly gameId: string; readonly settings: Settings }) {
  const words = useWords();
  const parts = useLoaded(() => loadParts(gameId, settings), [gameId, settings.language]);
  if (parts === undefined) return <p class="page-wait">{words.loading}</p>;
  if (parts === null) return <NoLesson gameId={gameId} settings={settings} />;
  return <LessonTable {...parts} settings={settings} />;
}

async function loadParts(gameId: string, { language }: Settings): Promise<Parts | null> {
  const load = lookOf(gameId).lesson;
  if (!load) return null;
  const [{ lesson }, wording, { Table }, voice] = await Promise.all([
    load(),
    wordingOf(gameId, language),
    loadTable(gameId),
    lookOf(gameId).speech?.(),
  ]);
  return { lesson, wording: voice?.sayAtTable?.(wording) ?? wording, Table };
}

function NoLesson({ gameId, settings }: { readonly gameId: string; readonly settings: Settings }) {
  const words = useWords();
  const t = LEARN_WORDS[settings.language];
  const isKnown = findAbout(gameId) !== undefined;
  return (
    <DeadEnd title={t.title} sentence={isKnown ? t.noLesson : words.unknownGame}>
      {isKnown && (
        <a class="button" href={`#/rules/${gameId}`}>
          {t.readRules}
        </a>
      )}
      <a class="button" href="#/learn">
        {t.otherLessons}
      </a>
    </DeadEnd>
  );
}
