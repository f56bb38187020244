import { useEffect, useRef } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import coach from './coach.module.css';
import type { Lesson, LessonWords } from './lesson.ts';
import type { LessonFeed } from './use-lesson.ts';
import type { NextSpot } from './use-next-spot.ts';
import { LEARN_WORDS } from './words.ts';

const cx = classes(coach);

/** What to do now, in a sentence or two; on a wide screen also where one is. */
export function Coach(props: {
  readonly feed: LessonFeed;
  readonly lesson: Lesson;
  readonly next: NextSpot;
  readonly settings: Settings;
  /** Whoever is playing while the learner waits. */
  readonly actor: string;
  /** What happened last. */
  readonly news: string;
  readonly onMore: (() => void) | null;
}) {
  const { feed, next, onMore } = props;
  const { language } = props.settings;
  const { acts, words } = props.lesson;
  const t = LEARN_WORDS[language];
  const root = useRef<HTMLElement>(null);
  // Who comes here by keyboard or listens begins with the coach.
  useEffect(() => root.current?.focus({ preventScroll: true }), []);
  const { title, text } = sentences(props);
  return (
    // From the coach the next stop is what it speaks of.
    <section
      class={cx('coach')}
      aria-label={t.coach}
      ref={root}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== 'Tab' || event.shiftKey || event.target !== root.current || !next.element) return;
        event.preventDefault();
        next.element.focus();
      }}
    >
      <Progress
        acts={acts.length}
        at={feed.at}
        label={t.step(Math.min(feed.at + 1, acts.length), acts.length)}
      />
      <div class={cx('coach-bubble')} role="status">
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        {feed.isMine && next.element && <p class="visually-hidden">{t.next(next.name)}</p>}
      </div>
      {onMore && (
        <button type="button" class="button primary" onClick={onMore}>
          {t.whatNext}
        </button>
      )}
      <ol class={cx('coach-acts')} aria-hidden="true">
        {acts.map((act, i) => (
          <li key={i} class={cx(i < feed.at ? 'past' : i === feed.at ? 'now' : '')}>
            <span>{i < feed.at ? <Icon name="check" size={15} /> : i + 1}</span>
            {words[language].acts[act.name]!.title}
          </li>
        ))}
      </ol>
    </section>
  );
}

function sentences(props: Parameters<typeof Coach>[0]): { readonly title: string; readonly text: string } {
  const { feed, lesson, next, settings, actor, news } = props;
  const { language } = settings;
  const t = LEARN_WORDS[language];
  if (!feed.run.step) return { title: t.finished, text: '' };
  if (!feed.isMine) return { title: t.wait(actor), text: news };
  const words = lesson.words[language];
  const said = words.acts[feed.act.name]!;
  return {
    title: feed.at === 0 ? words.aim : said.title,
    text: sentenceFor(said, feed, next.element?.dataset.spot),
  };
}

/** What is said of the spot to tap, else of the move, else of the act. */
function sentenceFor({ at, more, say }: LessonWords['acts'][string], { run }: LessonFeed, spot = ''): string {
  return at?.[spot] ?? more?.[run.done() - 1] ?? say;
}

function Progress(props: { readonly acts: number; readonly at: number; readonly label: string }) {
  return (
    <div class={cx('coach-progress')} role="img" aria-label={props.label}>
      {Array.from({ length: props.acts }, (_, i) => (
        <i key={i} class={cx(i < props.at ? 'past' : i === props.at ? 'now' : '')} />
      ))}
    </div>
  );
}
