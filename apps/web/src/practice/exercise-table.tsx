import { refusalText, type Seat, type Shapes } from '@quartet/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { legalIn } from '../kit/legal.ts';
import type { GameParts } from '../table/parts.ts';
import { useSaying } from '../table/use-saying.ts';
import { classes } from '../ui/classes.ts';
import { type Exercise, isBest } from './exercise.ts';
import practice from './practice.module.css';
import { PracticeFrame } from './practice-frame.tsx';
import { useJudgement } from './use-judgement.ts';
import { Verdict } from './verdict.tsx';
import { PRACTICE_WORDS } from './words.ts';

const cx = classes(practice);

interface Props {
  readonly parts: GameParts;
  readonly exercise: Exercise;
  readonly settings: Settings;
  /** Beside the question: how hard it is, how far one has come. */
  readonly children: ComponentChildren;
  /** The first answer only: what is tried after that is known. */
  onAnswer(isRight: boolean): void;
  onNext(): void;
}

/** The game's own table as somebody saw it who had to decide, and what comes of the answer. */
export function ExerciseTable(props: Props) {
  const { parts, exercise, settings } = props;
  const { game, wording } = parts;
  const { view } = exercise;
  const me = view.viewer as Seat;
  const t = PRACTICE_WORDS[settings.language];
  const judged = t.judged[`${exercise.game} ${view.phase}`];
  const saying = useSaying();
  const [played, setPlayed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const legal = useMemo(() => legalIn(game, wording, view, me), [view, wording, tries]);
  const judgement = useJudgement(exercise, played, settings.language);
  const panel = useRef<HTMLElement>(null);
  // Who comes here by keyboard or listens begins with the question.
  useEffect(() => panel.current?.focus({ preventScroll: true }), [exercise]);

  const play = (move: Shapes['Move']): void => {
    if (played !== null) return;
    const refusal = legal.refusal(move);
    if (refusal) {
      saying.say(refusalText(wording, refusal));
      return;
    }
    if (tries === 0) props.onAnswer(isBest(game, legal.state, exercise.best, move));
    setPlayed(game.print(move));
  };
  const again = (): void => {
    setPlayed(null);
    setTries(tries + 1);
    panel.current?.focus({ preventScroll: true });
  };
  return (
    <PracticeFrame
      {...{ parts, settings, panel, view, legal, saying, play }}
      title={`${wording.title}: ${t.title}`}
      label={t.what}
      isAnswered={played !== null}
      hinted={played === null ? null : game.parse(exercise.best[0]!)}
    >
      <div class={cx('question')}>
        <h2>{t.what}</h2>
        <div class={cx('about')}>{props.children}</div>
        {judged !== undefined && <p class={cx('judged')}>{judged}</p>}
      </div>
      {played !== null && (
        <Verdict
          {...{ t, game, wording, exercise, played, judgement }}
          state={legal.state}
          onAgain={again}
          onNext={props.onNext}
        />
      )}
    </PracticeFrame>
  );
}
