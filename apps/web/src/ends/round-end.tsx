import type { Dealt } from '@quartet/core';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import type { Ended } from './ended.ts';
import { cx } from './styles.ts';
import { useEnds } from './use-ends.ts';
import { calledIn, leadText } from './verdict.ts';
import { ENDS_WORDS } from './words.ts';

/** A round is over: why, what it brought, and who begins the next; nothing goes on before somebody does. */
export function RoundEnd(props: {
  readonly gameId: string;
  readonly ended: Ended;
  /** Whether others play on meanwhile. */
  readonly goesOn: boolean;
  /** In place of whether they do. */
  readonly note: string | null;
  onLook(): void;
  onNext(): void;
}) {
  const { ended } = props;
  const t = ENDS_WORDS[ended.language];
  const ends = useEnds(props.gameId);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.querySelector<HTMLElement>('.primary')?.focus(), [ends === undefined]);
  if (!ends) return null;
  const { Count } = ends;
  const dealt = dealtIn(ended);
  const round = dealt.round - 1;
  const called = calledIn(ended, t);
  const next = ends.roundIsGame ? t.thisGame(dealt.round) : t.thisRound(dealt.round);
  return (
    <Sheet
      label={ends.roundIsGame ? t.gameOver(round) : t.roundOver(round)}
      class={cx('round-end')}
      onClose={props.onLook}
    >
      <div class={cx('round-in')} ref={frame}>
        <h2>{ends.roundIsGame ? t.gameOver(round) : t.roundOver(round)}</h2>
        <p class={cx('reason')}>{ends.reason(ended)}</p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so it must be reachable by keyboard */}
        <section class={cx('evidence')} aria-label={t.count} tabIndex={0}>
          <Count ended={ended} />
        </section>
        <div class={cx('round-foot')}>
          <p>
            {ends.isCounted && leadText(ended, called, t)} <br />
            <span class="muted">
              {t.begins(called(dealt.first), dealt.first === ended.me, next)}{' '}
              {props.note ?? (props.goesOn ? t.goesOn : t.waits)}
            </span>
          </p>
          <div class={cx('main-acts')}>
            <button type="button" class="button" onClick={props.onLook}>
              <Icon name="cards" size={18} /> {t.lookAtTable}
            </button>
            <button type="button" class="button primary" data-next-round onClick={props.onNext}>
              {ends.roundIsGame ? t.nextGame : t.nextRound}
              <span class="kbd named" aria-hidden="true">
                Enter
              </span>
            </button>
          </div>
        </div>
      </div>
    </Sheet>
  );
}

/** The deal that follows. */
export function dealtIn({ events }: Pick<Ended, 'events'>): Dealt<unknown> {
  return events.find(({ type }) => type === 'dealt') as unknown as Dealt<unknown>;
}
