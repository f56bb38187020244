import type { Seat } from '@quartet/core';
import type { GameParts } from '../../table/parts.ts';
import { cx as ofTable } from '../../table/styles.ts';
import { classes } from '../../ui/classes.ts';
import { Glyph } from '../viewer/glyph.tsx';
import replay from '../viewer/replay.module.css';
import type { ReplayWords } from '../words.ts';
import type { Verdict } from './review.ts';
import type { Review, Reviewing } from './use-review.ts';

const cx = classes(replay);

/** How many of the dearest moves are listed. */
const LISTED = 3;

/** The moves that cost something, the dearest first. */
export function lossesIn(review: Review | null): readonly Verdict[] {
  const verdicts = [...(review?.verdicts.values() ?? [])].filter(({ loss }) => loss > 0);
  return verdicts.sort((a, b) => b.loss - a.loss);
}

/** A loss in whole percent, at least one. */
export function percent(loss: number): number {
  return Math.max(1, Math.round(loss * 100));
}

export function ReviewPanel(props: {
  readonly t: ReplayWords;
  readonly parts: GameParts;
  readonly reviewing: Reviewing;
  readonly seat: Seat;
  readonly names: readonly string[];
  /** How many decisions the shown table has behind it. */
  readonly at: number;
  onMove(at: number): void;
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
  const plies = losses.map(({ ply }) => ply).sort((a, b) => a - b);
  // From the last one on to the first.
  const next = plies.find((ply) => ply + 1 > props.at) ?? plies[0];
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
        <p role="status">{t.reviewDone(losses.length)}</p>
      )}
      {losses.length > 0 && (
        <>
          <h3>{t.worst}</h3>
          <ol>
            {losses.slice(0, LISTED).map((verdict) => (
              <li key={verdict.ply}>
                <button
                  type="button"
                  class={ofTable('log-entry')}
                  onClick={() => props.onMove(verdict.ply + 1)}
                >
                  <span class={ofTable('log-remark')} aria-hidden="true">
                    {t.cost(percent(verdict.loss))}
                  </span>
                  {props.parts.wording.move(props.parts.game.parse(verdict.played.text)!)}
                  <span class="visually-hidden">, {t.costs(percent(verdict.loss))}</span>
                </button>
              </li>
            ))}
          </ol>
          {losses.length > 1 && next !== undefined && (
            <button type="button" class="button" onClick={() => props.onMove(next + 1)}>
              {t.nextLoss}
            </button>
          )}
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

/** Where there is little room, only the headline is open. */
const ROOMY = '(width >= 760px)';

/** What the review says of the decision that was just shown. */
export function VerdictNote(props: {
  readonly t: ReplayWords;
  readonly parts: GameParts;
  readonly verdict: Verdict;
  /** Plays on from before this decision; null where that cannot be done. */
  readonly onTryAgain: (() => void) | null;
}) {
  const { t, verdict, parts, onTryAgain } = props;
  const { game, wording } = parts;
  const isGood = verdict.loss === 0;
  const [best, played] = [verdict.best, verdict.played].map(({ value }) => Math.round(value * 100));
  return (
    <details class={cx(isGood ? 'panel verdict good' : 'panel verdict')} open={matchMedia(ROOMY).matches}>
      <summary>
        {!isGood && <span class={ofTable('log-remark')}>{t.cost(percent(verdict.loss))}</span>}
        {isGood ? t.wasBest : t.better(wording.move(game.parse(verdict.best.text)!))}
      </summary>
      <p>{verdict.reason}</p>
      {!isGood && <p class="muted">{t.outlook(best!, played!)}</p>}
      {!isGood && onTryAgain && (
        <button type="button" class="button" onClick={onTryAgain}>
          <Glyph name="branch" size={18} /> {t.tryAgain}
        </button>
      )}
    </details>
  );
}
