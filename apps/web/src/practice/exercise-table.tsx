import { refusalText, type Seat, type Shapes } from '@quartet/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { legalIn } from '../kit/legal.ts';
import { useFinish } from '../kit/use-finish.ts';
import type { GameParts } from '../table/parts.ts';
import { Speakers } from '../table/speakers.tsx';
import { cx as ofTable } from '../table/styles.ts';
import { useSaying } from '../table/use-saying.ts';
import { classes } from '../ui/classes.ts';
import { SeatFaces } from '../ui/emblem.tsx';
import { BOT_NAMES, byName, facesOf } from '../ui/faces.ts';
import { FeelContext, feelOf } from '../ui/feel.ts';
import { Icon } from '../ui/icon.tsx';
import { StatusContext } from '../ui/status.ts';
import { type Exercise, isBest } from './exercise.ts';
import practice from './practice.module.css';
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
  const { game, wording, Table } = parts;
  const { view } = exercise;
  const me = view.viewer as Seat;
  const t = PRACTICE_WORDS[settings.language];
  const saying = useSaying();
  const [played, setPlayed] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const legal = useMemo(() => legalIn(game, wording, view, me), [view, wording, tries]);
  const judgement = useJudgement(exercise, played, settings.language);
  const feel = useMemo(() => feelOf(settings), [settings]);
  const names = useNames(view.table.seats, me);
  const faces = useMemo(() => facesOf(names.map(byName), settings.face), [names, settings.face]);
  const panel = useRef<HTMLElement>(null);
  useFinish();
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
    <SeatFaces.Provider value={faces}>
      <StatusContext.Provider value={saying.tell}>
        <FeelContext.Provider value={feel}>
          <main class={cx(played === null ? 'exercise' : 'exercise answered')}>
            <a class={cx('icon-button leave')} href="#/practice" aria-label={t.leave}>
              <Icon name="close" />
            </a>
            <h1 class={cx('title')}>
              {wording.title}: {t.title}
            </h1>
            <section class={cx('ask')} ref={panel} tabIndex={-1} aria-label={t.what}>
              <div class={cx('question')}>
                <h2>{t.what}</h2>
                <div class={cx('about')}>{props.children}</div>
              </div>
              {played !== null && (
                <Verdict
                  {...{ t, game, wording, exercise, played, judgement }}
                  state={legal.state}
                  onAgain={again}
                  onNext={props.onNext}
                />
              )}
            </section>
            <div class={cx('table')}>
              <Table
                {...{ game, wording, view, me, names, legal, play }}
                // The answer is asked for already.
                settings={{ ...settings, confirm: false }}
                say={(sentence) => saying.say(sentence)}
                ply={0}
                story={[]}
                last={[]}
                hinted={played === null ? null : game.parse(exercise.best[0]!)}
              />
            </div>
            {saying.said !== '' && (
              <p class={`${ofTable('said')} ${cx('said')}`} aria-hidden="true">
                {saying.said}
              </p>
            )}
            <Speakers reports={[]} status={saying.status} language={settings.language} />
          </main>
        </FeelContext.Provider>
      </StatusContext.Provider>
    </SeatFaces.Provider>
  );
}

function useNames(seats: number, me: Seat): readonly string[] {
  const { you } = useWords();
  return useMemo(
    () => Array.from({ length: seats }, (_, seat) => (seat === me ? you : BOT_NAMES[seat]!)),
    [seats, me, you],
  );
}
