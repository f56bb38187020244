import type { Wording } from '@quartet/core';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Settings, SPEEDS } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import type { LogEntry } from '../engine/model.ts';
import { legalIn } from '../kit/legal.ts';
import type { TableProps } from '../kit/table-props.ts';
import { type WatchedDraft, WatchesDraft } from '../kit/use-draft.ts';
import { useFinish } from '../kit/use-finish.ts';
import { Speakers } from '../table/speakers.tsx';
import { cx as ofTable } from '../table/styles.ts';
import tableScreen from '../table/table-screen.module.css';
import { classes } from '../ui/classes.ts';
import { SeatFaces } from '../ui/emblem.tsx';
import { byName, facesOf } from '../ui/faces.ts';
import { FeelContext, feelOf } from '../ui/feel.ts';
import { Icon } from '../ui/icon.tsx';
import { StatusContext } from '../ui/status.ts';
import { Closing } from './closing.tsx';
import { Coach } from './coach.tsx';
import { keepLearned } from './learned.ts';
import lesson from './lesson.module.css';
import { type Lesson, ME } from './lesson.ts';
import { Mark } from './mark.tsx';
import { useLesson } from './use-lesson.ts';
import { useNextSpot } from './use-next-spot.ts';
import { useTalk } from './use-talk.ts';
import { LEARN_WORDS } from './words.ts';

const cx = classes(tableScreen, lesson);

/** How long the table is left in sight at the end, at normal speed, in milliseconds. */
const PAUSE = 1800;
/** In letters. */
const ROOM = 100;

interface Props {
  readonly lesson: Lesson;
  readonly wording: Wording;
  readonly Table: ComponentType<TableProps>;
  readonly settings: Settings;
}

/** What happened, as far as it fits beside the coach. */
function newsOf(entry: LogEntry | undefined, wording: Wording, names: readonly string[]): string {
  const [first = '', ...rest] = entry?.events.map((event) => wording.event(event, names)) ?? [];
  return rest.reduce((text, more) => (`${text} ${more}`.length > ROOM ? text : `${text} ${more}`), first);
}

/** The game's own table, with a coach beside it who wants to see one move after the other. */
export function LessonTable({ lesson, wording, settings, Table }: Props) {
  const t = LEARN_WORDS[settings.language];
  const feed = useLesson(lesson, SPEEDS[settings.speed]);
  const { view, isMine } = feed;
  const root = useRef<HTMLDivElement>(null);
  const [draft] = useState<WatchedDraft>(() => ({ steps: () => 0, undo: () => undefined }));
  const [runs, setRuns] = useState(0);
  const next = useNextSpot(root, feed.spots);
  const { saying, ...talk } = useTalk(feed, wording, settings, next.element, draft);
  const [closing, setClosing] = useState<'not yet' | 'open' | 'put away'>('not yet');
  const isOver = feed.run.step === null;
  const feel = useMemo(() => feelOf(settings), [settings]);
  const legal = useMemo(() => legalIn(lesson.game, wording, view, ME), [view, wording, settings.language]);
  const names = [useWords().you, ...lesson.others];
  const faces = useMemo(() => facesOf(names.map(byName), settings.face), [settings.face]);
  useFinish();
  useEffect(() => {
    if (!isOver) return;
    keepLearned(lesson.game.id);
    // The last move is seen first.
    const timer = setTimeout(() => setClosing('open'), PAUSE * SPEEDS[settings.speed]);
    return () => clearTimeout(timer);
  }, [isOver]);

  const restart = (): void => {
    setClosing('not yet');
    saying.hush();
    // A fresh table, too: what lies on it outlasts a new view.
    setRuns(runs + 1);
    feed.restart();
  };
  return (
    <SeatFaces.Provider value={faces}>
      <StatusContext.Provider value={saying.tell}>
        <FeelContext.Provider value={feel}>
          <main class={cx('lesson')}>
            <a class={cx('icon-button lesson-leave')} href="#/learn" aria-label={t.leave}>
              <Icon name="close" />
            </a>
            <h1 class={cx('lesson-title')}>{wording.title}</h1>
            <button
              type="button"
              class={cx('icon-button lesson-restart')}
              aria-label={t.restart}
              onClick={restart}
            >
              <Icon name="undo" />
            </button>
            <Coach
              {...{ lesson, feed, next, settings }}
              actor={names[view.actor] ?? ''}
              news={newsOf(feed.run.log.at(-1), wording, names)}
              onMore={closing === 'put away' ? () => setClosing('open') : null}
            />
            <div class={cx('lesson-table')} ref={root} onClickCapture={talk.tapped}>
              <WatchesDraft.Provider value={draft}>
                <Table
                  key={runs}
                  game={lesson.game}
                  {...{ wording, view, names, legal }}
                  // A lesson asks for each move already, and shows what may be played.
                  settings={{ ...settings, confirm: false, aids: true }}
                  me={ME}
                  play={talk.play}
                  say={talk.say}
                  ply={feed.run.match.ply}
                  story={feed.run.log}
                  opening={feed.run.match.heard(feed.run.match.opening, ME)}
                  last={feed.last}
                  hinted={null}
                />
              </WatchesDraft.Provider>
            </div>
            {isMine && <Mark element={next.element} label={t.tap} />}
            {saying.said !== '' && (
              <p class={`${ofTable('said')} ${cx('said')}`} aria-hidden="true">
                {saying.said}
              </p>
            )}
            <Speakers reports={[]} status={saying.status} language={settings.language} />
            {closing === 'open' && (
              <Closing
                {...{ lesson, wording, settings, names }}
                lines={feed.run.match.over ? feed.run.match.scoreSheet() : []}
                onRestart={restart}
                onClose={() => setClosing('put away')}
              />
            )}
          </main>
        </FeelContext.Provider>
      </StatusContext.Provider>
    </SeatFaces.Provider>
  );
}
