import { refusalText, type Seat, type Shapes } from '@quartet/core';
import type { LinxShapes } from '@quartet/linx';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Settings } from '../../app/settings.ts';
import { legalIn } from '../../kit/legal.ts';
import type { GameParts } from '../../table/parts.ts';
import { useSaying } from '../../table/use-saying.ts';
import { classes } from '../../ui/classes.ts';
import practice from '../practice.module.css';
import { PracticeFrame } from '../practice-frame.tsx';
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
  const { game, wording } = parts;
  const t = PRACTICE_WORDS[settings.language];
  const deals = useMemo(() => chainDeals(props.seed), [props.seed]);
  const [found, setFound] = useState<readonly number[]>([]);
  const { view, longest } = deals[Math.min(found.length, DEALS - 1)]!;
  const me = view.viewer as Seat;
  const saying = useSaying();
  const left = useCountdown(clock, found.length < DEALS);
  const legal = useMemo(() => legalIn(game, wording, view, me), [view, wording]);
  // The aids would tell the longest chain.
  const unaided = useMemo(() => ({ ...settings, aids: false }), [settings]);
  const panel = useRef<HTMLElement>(null);
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
    <PracticeFrame
      {...{ parts, panel, view, legal, saying, play }}
      settings={unaided}
      title={t.chain}
      label={t.chain}
      tableKey={found.length}
      hinted={null}
    >
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
    </PracticeFrame>
  );
}
