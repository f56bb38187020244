import type { GameParts } from '../../table/parts.ts';
import { cx as ofTable } from '../../table/styles.ts';
import { capital } from '../../ui/capital.ts';
import { classes } from '../../ui/classes.ts';
import { Glyph } from '../viewer/glyph.tsx';
import type { ReplayWords } from '../words.ts';
import { percent } from './losses.ts';
import review from './review.module.css';
import type { Verdict } from './review.ts';

const cx = classes(review);

/** Where there is little room, only the headline is open. */
const ROOMY = '(width >= 760px)';

/** What the review says of the decision that the shown table asks for: what was played, what was better, and why. */
export function VerdictNote(props: {
  readonly t: ReplayWords;
  readonly parts: GameParts;
  readonly verdict: Verdict;
  /** Plays on from before this decision; null where that cannot be done. */
  readonly onTryAgain: (() => void) | null;
}) {
  const { t, verdict, parts, onTryAgain } = props;
  const named = (text: string): string => parts.wording.move(parts.game.parse(text)!, verdict.view);
  const { best, played } = verdict;
  if (verdict.loss === 0)
    return (
      <details class={cx('panel verdict good')} open={matchMedia(ROOMY).matches} onToggle={intoView}>
        <summary>{t.wasBest}</summary>
        <p>
          <b>{capital(named(played.text))}.</b> {verdict.reason}.
        </p>
      </details>
    );
  return (
    <details class={cx('panel verdict')} open={matchMedia(ROOMY).matches} onToggle={intoView}>
      <summary>
        <span class={ofTable('log-remark')}>{t.cost(percent(verdict.loss))}</span>
        {t.better(named(best.text))}
      </summary>
      <p class={cx('said-of')} data-review="yours">
        <b>{t.yours(named(played.text))}.</b> {verdict.objection ?? fewer(t, verdict)}.
      </p>
      <p class={cx('said-of')} data-review="better">
        <b>{t.better(named(best.text))}.</b> {verdict.reason}.
      </p>
      <p class="muted">{standing(t, verdict)}</p>
      {onTryAgain && (
        <button type="button" class="button" onClick={onTryAgain}>
          <Glyph name="branch" size={18} /> {t.tryAgain}
        </button>
      )}
    </details>
  );
}

/** What both moves promise: as a master expects it, if it agrees with the lines of play, or else by those. */
function standing(t: ReplayWords, { best, played }: Verdict): string {
  const [better, made] = [best, played].map(({ chance }) => Math.round((chance ?? 0) * 100)) as [
    number,
    number,
  ];
  if (better > made) return t.chances(better, made);
  return t.outlook(Math.round(best.value * 100), Math.round(played.value * 100));
}

/** Where nothing can be named, the lines of play speak. */
function fewer(t: ReplayWords, { best, played }: Verdict): string {
  const wins = Math.round((best.wins - played.wins) * 100);
  const points = Math.round(best.points - played.points);
  if (wins > 0) return t.fewerWins(wins);
  return points > 0 ? t.fewerPoints(points) : t.promisesLess;
}

/** What was opened below the edge comes up. */
function intoView({ currentTarget }: { readonly currentTarget: HTMLDetailsElement }): void {
  if (currentTarget.open) currentTarget.scrollIntoView({ block: 'nearest' });
}
