import { findAbout } from '@quartet/catalog/list';
import type { ScoreLine, Wording } from '@quartet/core';
import { useEffect, useRef } from 'preact/hooks';
import { attempt } from '../app/failure/failures.ts';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { lastTable } from '../home/last-table.ts';
import { startLike } from '../home/start-match.ts';
import { classes } from '../ui/classes.ts';
import { Emblem } from '../ui/emblem.tsx';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import lesson from './lesson.module.css';
import type { Lesson } from './lesson.ts';
import { LEARN_WORDS } from './words.ts';

const cx = classes(lesson);

/** After the last act: what to remember, and what to do with it. */
export function Closing(props: {
  readonly lesson: Lesson;
  readonly wording: Wording;
  readonly settings: Settings;
  /** The score, if the match is over. */
  readonly lines: readonly ScoreLine[];
  readonly names: readonly string[];
  onRestart(): void;
  onClose(): void;
}) {
  const { lesson, wording, settings, lines } = props;
  const t = LEARN_WORDS[settings.language];
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Sheet label={t.done(wording.title)} onClose={props.onClose}>
      <h2 ref={heading} tabIndex={-1}>
        {t.done(wording.title)}
      </h2>
      <p class="muted">{t.doneNote}</p>
      {lines.length > 0 && <Score lines={lines} names={props.names} />}
      <ul class={cx('closing-list')}>
        {lesson.words[settings.language].remember.map((text) => (
          <li key={text}>
            <Icon name="check" size={20} />
            {text}
          </li>
        ))}
      </ul>
      <div class={cx('closing-actions')}>
        <button
          type="button"
          class="button primary"
          onClick={() => attempt(() => play(lesson.game.id, settings))}
        >
          <Icon name="play" size={18} /> {t.playNow}
        </button>
        <a class="button" href={`#/rules/${lesson.game.id}`}>
          <Icon name="rules" size={18} /> {t.readRules}
        </a>
        <button type="button" class="button plain" onClick={props.onRestart}>
          {t.again}
        </button>
        <button type="button" class="button plain" onClick={props.onClose}>
          {t.lookAtTable}
        </button>
        <a class="button plain" href="#/learn">
          {t.otherLessons}
        </a>
      </div>
    </Sheet>
  );
}

function Score(props: { readonly lines: readonly ScoreLine[]; readonly names: readonly string[] }) {
  const words = useWords();
  const lines = [...props.lines].sort((a, b) => a.place - b.place);
  return (
    <ul class={cx('closing-score')}>
      {lines.map(({ seat, points }) => (
        <li key={seat}>
          <Emblem name={props.names[seat]!} seat={seat} size={28} />
          {props.names[seat]} <strong>{String(points).replace('-', '−')}</strong>
          <span class="visually-hidden">{words.points}</span>
        </li>
      ))}
    </ul>
  );
}

async function play(gameId: string, { name }: Settings): Promise<void> {
  go({ page: 'table', id: await startLike(gameId, lastTable(findAbout(gameId)!, name)) });
}
