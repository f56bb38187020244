import { classes } from '../../ui/classes.ts';
import { Glyph } from '../viewer/glyph.tsx';
import type { ReplayWords } from '../words.ts';
import { lossesAround } from './losses.ts';
import review from './review.module.css';
import type { Review } from './use-review.ts';

const cx = classes(review);

/** How far the review is, and from one marked move to the next. */
export function ReviewBar(props: {
  readonly t: ReplayWords;
  readonly review: Review;
  /** How many decisions the shown table has behind it. */
  readonly at: number;
  onMove(ply: number): void;
}) {
  const { t, at, onMove } = props;
  const around = lossesAround(props.review, at);
  const step = (name: 'back' | 'next', label: string, ply: number | null) =>
    ply !== null && (
      <button type="button" class="icon-button" aria-label={label} title={label} onClick={() => onMove(ply)}>
        <Glyph name={name} />
      </button>
    );
  return (
    <div class={cx('review-bar')}>
      {step('back', t.previousLoss, around.previous)}
      <span>
        {around.at > 0
          ? t.lossOf(around.at, around.count)
          : props.review.isRunning
            ? t.reviewing(props.review.done, props.review.total ?? 0)
            : t.reviewDone(around.count)}
      </span>
      {step('next', t.nextLoss, around.next)}
    </div>
  );
}
