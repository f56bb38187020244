import { pointsFor } from '@quartet/linx';
import { Strip } from '../../kit/strip.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Name } from '../../ui/name.tsx';
import { ZONE } from './chain.ts';
import type { Desk } from './desk.ts';
import { standing } from './fits.ts';
import { cx } from './styles.ts';

/** The three scoring cards: how long a chain they need, what they are worth, and whether this one reaches them. */
export function Scoring({ desk }: { readonly desk: Desk }) {
  const { view, t } = desk;
  return (
    <section class={cx('scoring')} aria-label={t.scoring}>
      <h2 class={cx('head')}>
        <span>
          {t.scoring} <small>– {t.scoringNote}</small>
        </span>
        <small data-place={ZONE.scores}>{t.more(view.scoringPile.count)}</small>
      </h2>
      <Strip label={t.scoring} class={cx('score-row')}>
        {view.scoring.map((length, slot) =>
          length === null ? (
            <span key={slot} class={cx('score empty')} role="img" aria-label={t.noScoring} />
          ) : (
            <ScoringCard key={slot} desk={desk} length={length} slot={slot} />
          ),
        )}
      </Strip>
    </section>
  );
}

function ScoringCard({
  desk,
  length,
  slot,
}: {
  readonly desk: Desk;
  readonly length: number;
  readonly slot: number;
}) {
  const { t, hint, lastMoves } = desk;
  const { kind, text, short = text } = standing(desk, length, slot);
  const points = pointsFor(length);
  const isHinted = hint?.type === 'chain' && hint.for === length;
  const isNew = lastMoves.scoring.has(slot);
  return (
    <button
      type="button"
      class={cx(`score ${kind} ${isHinted ? 'hinted' : ''}`)}
      aria-pressed={kind === 'taken'}
      aria-disabled={kind === 'far'}
      data-flip={desk.flips[ZONE.score(slot)]![0]}
      onClick={() => desk.tapScoring(length)}
    >
      <Name text={[t.scoringName(length, points), text, ...(isNew ? [t.isNew] : [])].join(', ')} />
      <span class={cx('score-face')} aria-hidden="true">
        <b>{length}</b>
        <Pips count={length} />
        <span class={cx('score-points')}>+{points}</span>
        {kind === 'taken' && (
          <span class={cx('tick')}>
            <Icon name="check" size={14} />
          </span>
        )}
        {isNew && (
          <span class={cx('new')} aria-hidden="true">
            {t.isNew}
          </span>
        )}
      </span>
      <small aria-hidden="true">
        <span class={cx('wide-only')}>{text}</span>
        <span class={cx('narrow-only')}>{short}</span>
      </small>
    </button>
  );
}

/** The chain as links in one or two rows, its two anchors filled. */
function Pips({ count }: { readonly count: number }) {
  const rows = count <= 6 ? 1 : 2;
  const perRow = Math.ceil(count / rows);
  const step = 80 / perRow;
  const width = Math.min(13, step * 0.8);
  return (
    <svg class={cx('pips')} viewBox="8 0 84 18" aria-hidden="true">
      {Array.from({ length: count }, (_, i) => {
        const row = Math.floor(i / perRow);
        const inRow = row === rows - 1 ? count - perRow * (rows - 1) : perRow;
        const x = 50 - ((inRow - 1) * step) / 2 + (i % perRow) * step;
        const isAnchor = i === 0 || i === count - 1;
        return (
          <rect
            key={i}
            x={x - width / 2}
            y={rows === 1 ? 6 : 1 + row * 9}
            width={width}
            height="6"
            rx="2.5"
            fill={isAnchor ? 'currentColor' : 'none'}
            stroke="currentColor"
            stroke-width="1.5"
          />
        );
      })}
    </svg>
  );
}
