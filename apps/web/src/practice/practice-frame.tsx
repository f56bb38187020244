import type { Seat, Shapes } from '@quartet/core';
import type { ComponentChildren, RefObject } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import type { legalIn } from '../kit/legal.ts';
import { useFinish } from '../kit/use-finish.ts';
import type { GameParts } from '../table/parts.ts';
import { Speakers } from '../table/speakers.tsx';
import { cx as ofTable } from '../table/styles.ts';
import type { Saying } from '../table/use-saying.ts';
import { classes } from '../ui/classes.ts';
import { SeatFaces } from '../ui/emblem.tsx';
import { BOT_NAMES, byName, facesOf } from '../ui/faces.ts';
import { FeelContext, feelOf } from '../ui/feel.ts';
import { Icon } from '../ui/icon.tsx';
import { StatusContext } from '../ui/status.ts';
import practice from './practice.module.css';
import { PRACTICE_WORDS } from './words.ts';

const cx = classes(practice);

/** The game's own table with a question above it, and everything that is heard, felt and said there. */
export function PracticeFrame(props: {
  readonly parts: GameParts;
  readonly settings: Settings;
  readonly title: string;
  /** Where who comes by keyboard or listens begins, and what it is called. */
  readonly panel: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly isAnswered?: boolean;
  readonly view: Shapes['View'];
  /** Another one is another table. */
  readonly tableKey?: number;
  readonly legal: ReturnType<typeof legalIn>;
  readonly hinted: Shapes['Move'] | null;
  readonly saying: Saying;
  play(move: Shapes['Move']): void;
  readonly children: ComponentChildren;
}) {
  const { parts, settings, view, legal, hinted, saying, play } = props;
  const { game, wording, Table } = parts;
  const me = view.viewer as Seat;
  const t = PRACTICE_WORDS[settings.language];
  const feel = useMemo(() => feelOf(settings), [settings]);
  const names = useNames(view.table.seats, me);
  const faces = useMemo(() => facesOf(names.map(byName), settings.face), [names, settings.face]);
  useFinish();
  return (
    <SeatFaces.Provider value={faces}>
      <StatusContext.Provider value={saying.tell}>
        <FeelContext.Provider value={feel}>
          <main class={cx(props.isAnswered ? 'exercise answered' : 'exercise')}>
            <a class={cx('icon-button leave')} href="#/practice" aria-label={t.leave}>
              <Icon name="close" />
            </a>
            <h1 class={cx('title')}>{props.title}</h1>
            <section class={cx('ask')} ref={props.panel} tabIndex={-1} aria-label={props.label}>
              {props.children}
            </section>
            <div class={cx('table')}>
              <Table
                key={props.tableKey}
                {...{ game, wording, view, me, names, legal, play, hinted }}
                // The answer is asked for already.
                settings={{ ...settings, confirm: false }}
                say={(sentence) => saying.say(sentence)}
                ply={0}
                story={[]}
                last={[]}
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
