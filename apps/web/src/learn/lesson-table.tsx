import { refusalText, type Shapes, type Wording } from '@quartet/core';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { type Settings, SPEEDS } from '../settings.ts';
import { legalIn } from '../table/legal.ts';
import '../table/table-screen.css';
import { useSaying } from '../table/use-saying.ts';
import type { TableProps } from '../tables/table-props.ts';
import { Icon } from '../ui/icon.tsx';
import { Closing } from './closing.tsx';
import { Coach } from './coach.tsx';
import { keepLearned } from './learned.ts';
import { type Lesson, ME } from './lesson.ts';
import './lesson.css';
import { Mark } from './mark.tsx';
import { type LessonFeed, useLesson } from './use-lesson.ts';
import { useNextSpot } from './use-next-spot.ts';
import { LEARN_WORDS } from './words.ts';

interface Props {
  readonly lesson: Lesson;
  readonly wording: Wording;
  readonly Table: ComponentType<TableProps>;
  readonly settings: Settings;
}

/** The game's own table, with a coach beside it who wants to see one move after the other. */
export function LessonTable(props: Props) {
  const { lesson, wording, settings, Table } = props;
  const t = LEARN_WORDS[settings.language];
  const feed = useLesson(lesson, SPEEDS[settings.speed]);
  const { view, isMine, spots } = feed;
  const root = useRef<HTMLDivElement>(null);
  const next = useNextSpot(root, spots);
  const { said, say, hush } = useSaying();
  const spoken = useRef(false);
  const [isClosed, setClosed] = useState(false);
  const isOver = feed.run.step === null;
  const legal = useMemo(
    () => legalIn(lesson.game, wording, settings.language, view, ME),
    [view, wording, settings.language],
  );
  const names = [settings.name, ...lesson.others];
  const tell = (sentence: string): void => {
    spoken.current = true;
    if (sentence === '') hush();
    else say(sentence);
  };
  useEffect(() => {
    if (isOver) keepLearned(lesson.game.id);
  }, [isOver]);

  const restart = (): void => {
    setClosed(false);
    hush();
    feed.restart();
  };
  return (
    <main class="lesson">
      <a class="icon-button lesson-leave" href="#/learn" aria-label={t.leave}>
        <Icon name="close" />
      </a>
      <h1 class="lesson-title">{wording.title}</h1>
      <button type="button" class="icon-button lesson-restart" aria-label={t.restart} onClick={restart}>
        <Icon name="undo" />
      </button>
      <Coach
        feed={feed}
        acts={lesson.acts}
        next={next}
        settings={settings}
        actor={names[view.actor] ?? ''}
        onMore={isOver && isClosed ? () => setClosed(false) : null}
      />
      <div
        class="lesson-table"
        ref={root}
        onClickCapture={(event) => {
          const spot = strayTap(event, feed, next.element);
          spoken.current = false;
          // The table speaks first: what the rules refuse is said in their words.
          if (spot) setTimeout(() => spoken.current || say(t.followMark));
        }}
      >
        <Table
          game={lesson.game}
          wording={wording}
          settings={settings}
          view={view}
          me={ME}
          names={names}
          legal={legal}
          play={(move) => tell(answerTo(feed, props, move))}
          say={tell}
          last={feed.last}
          hinted={null}
        />
      </div>
      {isMine && <Mark element={next.element} label={t.tap} />}
      <div class="said" role="status">
        {said}
      </div>
      {isOver && !isClosed && (
        <Closing
          lesson={lesson}
          wording={wording}
          settings={settings}
          lines={feed.run.match.over ? feed.run.match.scoreSheet() : []}
          names={names}
          onRestart={restart}
          onClose={() => setClosed(true)}
        />
      )}
    </main>
  );
}

/** Whether something was tapped that the lesson does not ask for now. */
function strayTap(event: Event, { isMine, spots }: LessonFeed, next: HTMLElement | null): boolean {
  const spot = (event.target as Element).closest<HTMLElement>('[data-spot]');
  return isMine && spot !== null && spot !== next && !spots.includes(spot.dataset.spot!);
}

/** Plays the move if the script wants it; else says what it wants, or why the rules do not allow this. */
function answerTo(feed: LessonFeed, { wording, settings }: Props, move: Shapes['Move']): string {
  const [wanted] = feed.run.wanted();
  const attempt = feed.attempt(move);
  if (attempt.kind === 'refused') return refusalText(wording, settings.language, attempt.refusal);
  if (attempt.kind === 'played' || !wanted) return '';
  return LEARN_WORDS[settings.language].playInstead(wording.move(wanted));
}
