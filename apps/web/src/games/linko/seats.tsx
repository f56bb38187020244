import type { Seat } from '@quartet/core';
import type { ComponentChildren } from 'preact';
import { useWords } from '../../app/words/index.ts';
import { SeatPanel } from '../../kit/seat-panel.tsx';
import { Icon } from '../../ui/icon.tsx';
import { signed } from '../../ui/signed.ts';
import { Layers } from './layers.tsx';
import { ZONE } from './motion.ts';
import type { Scene } from './scene.ts';
import { cx } from './styles.ts';
import { NO_REACH, standing, type Verdict, verdictOn } from './verdict.ts';

/** The line at the foot of a seat: a sign, a word, the numbers. */
function VerdictLine({ scene, verdict }: { readonly scene: Scene; readonly verdict: Verdict }) {
  const { t } = scene;
  const title = t.verdictTitle(verdict);
  const isSafe = verdict.kind === 'size' || verdict.kind === 'value';
  return (
    <p class={cx(verdict.kind === 'snatch' ? 'verdict hit' : 'verdict')}>
      {verdict.kind === 'snatch' && <Icon name="up" size={18} />}
      {isSafe && <Icon name="shield" size={17} />}
      {title && <b>{title}</b>} <span>{t.verdict(verdict)}</span>
    </p>
  );
}

/** A seat with its stack. The whole of it is a button that shows more, and says everything. */
export function SeatOf(props: {
  readonly scene: Scene;
  readonly seat: Seat;
  readonly foot?: ComponentChildren;
  onMore(): void;
}) {
  const { scene, seat } = props;
  const { t, view, names, me } = scene;
  const words = useWords();
  const { hand, layers, known } = view.seats[seat]!;
  const { laid, held, total } = standing(scene.sheet, seat);
  const inHand = seat === me ? ZONE.hand : ZONE.seat(seat);
  const counted = `${inHand}, ${ZONE.stack(seat)}`;
  const isShown = scene.settings.aids || view.phase !== 'play';
  const verdict = verdictOn(view, seat, isShown ? scene.reach : NO_REACH);
  const name = seat === me ? words.you : names[seat]!;
  const spoken = `${t.verdictTitle(verdict)} ${t.verdict(verdict)}`.trim();
  return (
    <SeatPanel
      seat={seat}
      name={names[seat]!}
      isActor={view.actor === seat && seat !== me && view.phase !== 'over'}
      class={cx(`seat ${seat === me ? 'mine' : ''} ${verdict.kind === 'snatch' ? 'hit' : ''}`)}
      facts={
        <>
          <span class={cx('in-hand')}>
            <span data-tally={`hand: ${inHand}`}>{hand.count}</span>{' '}
            <span class={cx('unit')}>{t.unit(hand.count)}</span>
          </span>
          {seat === me && names[seat] !== words.you && <span class={cx('known')}> · {words.you}</span>}
          {seat !== me && known.length > 0 && <span class={cx('known')}> · {t.known(known.length)}</span>}
        </>
      }
      points={
        <>
          <span data-tally={`total: ${counted}`}>{signed(total)}</span>
          <small class="muted" data-tally={`parts: ${counted}`}>{`+${laid} −${held}`}</small>
        </>
      }
    >
      <span class={cx('spot')} data-place={ZONE.seat(seat)} />
      <Layers scene={scene} seat={seat} next={seat === me ? scene.staged.cards : null} />
      {props.foot ?? <VerdictLine scene={scene} verdict={verdict} />}
      <button
        type="button"
        class={cx('cover')}
        aria-label={t.seatName(name, t.cards(hand.count), signed(total), t.set(layers.at(-1) ?? []), spoken)}
        title={t.details(name)}
        onClick={props.onMore}
      />
    </SeatPanel>
  );
}

/** What lies before me, and what would lie there. */
export function MySeat(props: { readonly scene: Scene; readonly seat: Seat; onMore(): void }) {
  const { scene, seat } = props;
  const { t, staged, sheet } = scene;
  const { laid, held } = standing(sheet, seat);
  const foot = staged.cards && (
    <p class={cx('verdict')}>
      <b>{t.nextTop}</b>{' '}
      <span>
        <span class={cx('long')}>{t.set(staged.cards)}</span>
        <span class={cx('short')}>{staged.cards.join(' ')}</span>, +{laid + staged.cards.length} −
        {held - staged.cards.length}
      </span>
    </p>
  );
  return <SeatOf {...props} foot={foot} />;
}
