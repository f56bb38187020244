import type { Seat } from '@quartet/core';
import type { GameParts } from '../../table/parts.ts';
import { cx as ofTable } from '../../table/styles.ts';
import { capital } from '../../ui/capital.ts';
import { classes } from '../../ui/classes.ts';
import { Glyph } from '../viewer/glyph.tsx';
import type { ReplayWords } from '../words.ts';
import { lossesIn, percent } from './losses.ts';
import own from './review.module.css';
import type { Reviewing } from './use-review.ts';

const cx = classes(own);

/** How many of the dearest moves are listed. */
const LISTED = 3;

export function ReviewPanel(props: {
  readonly t: ReplayWords;
  readonly parts: GameParts;
  readonly reviewing: Reviewing;
  readonly seat: Seat;
  readonly names: readonly string[];
  onMove(ply: number): void;
}) {
  const { t, reviewing, seat, names } = props;
  const { review } = reviewing;
  if (!review)
    return (
      <button type="button" class="button" title={t.reviewNote} onClick={() => reviewing.start(seat)}>
        <Glyph name="review" size={18} /> {t.reviewOf(names[seat]!)}
      </button>
    );
  const losses = lossesIn(review);
  return (
    <section class={cx('review')} aria-label={t.review}>
      {review.isRunning ? (
        <div class={cx('progress')}>
          <progress max={review.total ?? 1} value={review.done} aria-label={t.review} />
          <span class="muted">{t.reviewing(review.done, review.total ?? 0)}</span>
          <button type="button" class="button" onClick={reviewing.stop}>
            {t.stop}
          </button>
        </div>
      ) : (
        <p>{t.reviewDone(losses.length)}</p>
      )}
      {losses.length > 0 && (
        <>
          <h3>{t.worst}</h3>
          <p class="muted">{t.costNote}</p>
          <ol>
            {losses.slice(0, LISTED).map((verdict) => (
              <li key={verdict.ply}>
                <button type="button" class={ofTable('log-entry')} onClick={() => props.onMove(verdict.ply)}>
                  <span class={ofTable('log-remark')} aria-hidden="true">
                    {t.cost(percent(verdict.loss))}
                  </span>
                  {capital(
                    props.parts.wording.move(props.parts.game.parse(verdict.played.text)!, verdict.view),
                  )}
                  <span class="visually-hidden">, {t.costs(percent(verdict.loss))}</span>
                </button>
              </li>
            ))}
          </ol>
        </>
      )}
      {!review.isRunning && review.seat !== seat && (
        <button type="button" class="button" onClick={() => reviewing.start(seat)}>
          <Glyph name="review" size={18} /> {t.reviewOf(names[seat]!)}
        </button>
      )}
    </section>
  );
}
