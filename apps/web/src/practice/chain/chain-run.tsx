import { refusalText, type Seat, type Shapes } from '@quartet/core';
import type { LinxShapes } from '@quartet/linx';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Settings } from '../../app/settings.ts';
import { useWords } from '../../app/words/index.ts';
import { legalIn } from '../../kit/legal.ts';
import { useFinish } from '../../kit/use-finish.ts';
import type { GameParts } from '../../table/parts.ts';
import { Speakers } from '../../table/speakers.tsx';
import { cx as ofTable } from '../../table/styles.ts';
import { useSaying } from '../../table/use-saying.ts';
import { classes } from '../../ui/classes.ts';
import { SeatFaces } from '../../ui/emblem.tsx';
import { BOT_NAMES, byName, facesOf } from '../../ui/faces.ts';
import { FeelContext, feelOf } from '../../ui/feel.ts';
import { Icon } from '../../ui/icon.tsx';
import { StatusContext } from '../../ui/status.ts';
import practice from '../practice.module.css';
import { PRACTICE_WORDS } from '../words.ts';
import type { Clock } from './chain-best.ts';
import { chainDeals, DEALS } from './chain-deals.ts';
import { useCountdown } from './use-countdown.ts';

const cx = classes(practice);
/** Listeners are told once that time runs out. */
const SOON = 10;

/** One deal after another on the table of LINX: as long a chain as can be found, until time is up. */
export function ChainRun(props: {
  readonly parts: GameParts;
  readonly settings: Settings;
  readonly clock: Clock;
  readonly seed: string;
  onEnd(found: readonly number[]): void;
}) {
  const { parts, settings, clock, onEnd } = props;
  const { game, wording, Table } = parts;
  const t = PRACTICE_WORDS[settings.language];
  const deals = useMemo(() => chainDeals(props.seed), [props.seed]);
  const [found, setFound] = useState<readonly number[]>([]);
  const { view, longest } = deals[Math.min(found.length, DEALS - 1)]!;
  const me = view.viewer as Seat;
  const saying = useSaying();
  const left = useCountdown(clock, found.length < DEALS);
  const legal = useMemo(() => legalIn(game, wording, view, me), [view, wording]);
  const feel = useMemo(() => feelOf(settings), [settings]);
  const { you } = useWords();
  const names = useMemo(() => (me === 0 ? [you, BOT_NAMES[1]!] : [BOT_NAMES[0]!, you]), [me, you]);
  const faces = useMemo(() => facesOf(names.map(byName), settings.face), [names, settings.face]);
  const panel = useRef<HTMLElement>(null);
  useFinish();
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (found.length === DEALS || left === 0) onEnd(found);
  }, [found, left]);
  useEffect(() => {
    if (left === SOON) saying.tell(t.secondsLeft(SOON));
  }, [left]);

  const next = (length: number): void => {
    saying.say(length > 0 ? t.laid(length, longest.length) : t.skipped(longest.length));
    setFound([...found, length]);
  };
  const play = (move: Shapes['Move']): void => {
    const chain = move as LinxShapes['Move'];
    if (chain.type !== 'chain') {
      saying.say(t.chainsOnly);
      return;
    }
    const refusal = legal.refusal(move);
    if (refusal) saying.say(refusalText(wording, refusal));
    else next(chain.cards.length);
  };
  return (
    <SeatFaces.Provider value={faces}>
      <StatusContext.Provider value={saying.tell}>
        <FeelContext.Provider value={feel}>
          <main class={cx('exercise')}>
            <a class={cx('icon-button leave')} href="#/practice" aria-label={t.leave}>
              <Icon name="close" />
            </a>
            <h1 class={cx('title')}>{t.chain}</h1>
            <section class={cx('ask')} ref={panel} tabIndex={-1} aria-label={t.chain}>
              <div class={cx('question run')}>
                <h2>{t.deal(Math.min(found.length + 1, DEALS), DEALS)}</h2>
                {left !== null && (
                  <span class={cx('clock')} role="timer">
                    {t.seconds(left)}
                  </span>
                )}
                <button type="button" class="button plain" onClick={() => next(0)}>
                  {t.skip}
                </button>
              </div>
            </section>
            <div class={cx('table')}>
              <Table
                key={found.length}
                {...{ game, wording, view, me, names, legal, play }}
                // The aids would tell the longest chain.
                settings={{ ...settings, confirm: false, aids: false }}
                say={(sentence) => saying.say(sentence)}
                ply={0}
                story={[]}
                last={[]}
                hinted={null}
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
