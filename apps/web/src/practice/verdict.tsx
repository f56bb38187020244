import type { Game, Shapes, Wording } from '@quartet/core';
import { useEffect, useRef } from 'preact/hooks';
import { useWords } from '../app/words/index.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { type Exercise, knownLoss } from './exercise.ts';
import type { Judgement } from './judge-worker.ts';
import practice from './practice.module.css';
import type { PracticeWords } from './words.ts';

const cx = classes(practice);

/** Where there is little room, only what matters most is open. */
const ROOMY = '(width >= 1000px)';

/** After the answer: right or not, what is best and why, who finds it, and on. */
export function Verdict(props: {
  readonly t: PracticeWords;
  readonly game: Game;
  readonly wording: Wording;
  readonly state: Shapes['State'];
  readonly exercise: Exercise;
  readonly played: string;
  readonly judgement: Judgement | null;
  onAgain(): void;
  onNext(): void;
}) {
  const { t, game, wording, exercise, played, judgement } = props;
  const say = (text: string): string => wording.move(game.parse(text)!);
  const known = knownLoss(game, props.state, exercise, played);
  const isRight = known === 0;
  const behind = known ?? judgement?.behind ?? null;
  const heading = useRef<HTMLHeadingElement>(null);
  // Who plays by keyboard or listens goes on here.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div class={cx(isRight ? 'verdict good' : 'verdict')}>
      <h2 ref={heading} tabIndex={-1}>
        <Icon name={isRight ? 'check' : 'hint'} size={20} /> {isRight ? t.right : t.wrong}
      </h2>
      <p>
        <strong>{t.best(say(exercise.best[0]!))}</strong>
      </p>
      <p role="status">{judgement?.reason}</p>
      {!isRight && behind !== null && <p class="muted">{t.yours(say(played), percent(behind))}</p>}
      {exercise.played !== null && <p class="muted">{t.earlier(say(exercise.played))}</p>}
      <More {...{ t, exercise, say }} />
      <div class={cx('verdict-acts')}>
        {!isRight && (
          <button type="button" class="button" onClick={props.onAgain}>
            <Icon name="undo" size={18} /> {t.tryAgain}
          </button>
        )}
        <button type="button" class="button primary" onClick={props.onNext}>
          {t.next}
        </button>
      </div>
    </div>
  );
}

function More(props: { readonly t: PracticeWords; readonly exercise: Exercise; say(text: string): string }) {
  const { t, exercise } = props;
  const levels: Readonly<Record<string, string>> = useWords().levels;
  const { found, others } = exercise;
  return (
    <details class={cx('more')} open={matchMedia(ROOMY).matches}>
      <summary>{found.length > 0 ? t.more : t.moreOwn}</summary>
      {found.length > 0 && (
        <>
          <h3>{t.whoFinds}</h3>
          <ul class={cx('found')}>
            {found.map(([level, share]) => (
              <li key={level}>
                <span>{levels[level.split('@')[0]!]}</span>
                <span class={cx('bar')} aria-hidden="true">
                  <i style={{ width: `${100 * share}%` }} />
                </span>
                <span>{Math.round(100 * share)} %</span>
              </li>
            ))}
          </ul>
        </>
      )}
      <h3>{t.others}</h3>
      <ul class={cx('others')}>
        {others.map(([text, behind]) => (
          <li key={text}>
            <span>{props.say(text)}</span> <span class="muted">{t.less(percent(behind))}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** Thousandths in whole percent, at least one. */
function percent(behind: number): number {
  return Math.max(1, Math.round(behind / 10));
}
