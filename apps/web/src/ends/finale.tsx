import type { Result } from '@quartet/core';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { SheetBoundary } from '../app/failure/face.tsx';
import { lazy, Suspense } from '../app/lazy.tsx';
import { useExtra } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import type { Player } from '../engine/model.ts';
import { Icon } from '../ui/icon.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { signed } from '../ui/signed.ts';
import type { Best } from './best.ts';
import { Confetti } from './confetti.tsx';
import type { Ended } from './ended.ts';
import { cx } from './styles.ts';
import { useEnds } from './use-ends.ts';
import { calledIn, marginOf, verdictOf } from './verdict.ts';
import { ENDS_WORDS } from './words.ts';

const ShareSheet = lazy(() => import('../share/share-sheet.tsx').then((module) => module.ShareSheet));

/** Longer verdicts are written smaller. */
const SHORT = 12;

/** The match is over: who won and why, what the points are made of, and what to do next. */
export function Finale(props: {
  readonly gameId: string;
  readonly title: string;
  readonly result: Result;
  readonly ended: Ended;
  /** Left out where scores are not compared. */
  best?(): Promise<Best | null>;
  /** What it means for more than this match, such as a series. */
  readonly besides?: string | null;
  /** What one does next, the golden one among them; then what is also there. */
  readonly acts: ComponentChildren;
  readonly quiet: ComponentChildren;
  /** Who sat there: in a picture to share, nobody else is named. Left out, there is nothing to share. */
  readonly players?: readonly Player[];
  onClose(): void;
}) {
  const { ended, result } = props;
  const t = ENDS_WORDS[ended.language];
  const common = useWords();
  const ends = useEnds(props.gameId);
  const loadBest = useRef(props.best);
  const best = useExtra(ends?.isCounted ? loadBest.current : undefined);
  const frame = useRef<HTMLDivElement>(null);
  const [isSharing, setSharing] = useState(false);
  // Enter does what most people want next.
  useEffect(() => frame.current?.querySelector<HTMLElement>('.primary')?.focus(), [ends === undefined]);
  if (!ends) return null;
  const called = calledIn(ended, t);
  const { Count, Hero } = ends;
  const verdict = verdictOf(result.winners, ended.me, called, t);
  const isWon = ended.me === null || result.winners.includes(ended.me);
  return (
    <Sheet label={common.gameOver} class="whole-screen" onClose={props.onClose}>
      <div class={cx(isWon ? 'stage won' : 'stage')} ref={frame}>
        <div class={cx('head')}>
          {isWon && <Confetti />}
          <p class={cx('muted which')}>
            {props.title} · {common.tableOf(ended.names.length)}
          </p>
          <h2 class={cx(verdict.length > SHORT ? '' : 'short')}>{verdict}</h2>
          <p class={cx('reason')}>
            {ends.reason(ended)} {ends.isCounted && marginOf(ended.sheet, ended.me, called, t)}
          </p>
          {best && <p class={cx('best')}>{t.best(signed(best.now), signed(best.was))}</p>}
          {props.besides && <p class={cx('best')}>{props.besides}</p>}
          {Hero && (
            <div class={cx('hero')} aria-hidden="true">
              <Hero ended={ended} />
            </div>
          )}
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it may scroll, so it must be reachable by keyboard */}
        <section class={cx('evidence')} aria-label={t.count} tabIndex={0}>
          <Count ended={ended} />
        </section>
        <div class={cx('acts')}>
          <div class={cx('main-acts')}>{props.acts}</div>
          <div class={cx('quiet')}>
            <button type="button" class="button plain" onClick={props.onClose}>
              <Icon name="cards" size={18} /> {common.table}
            </button>
            {props.players && (
              <button type="button" class="button plain" onClick={() => setSharing(true)}>
                <Icon name="up" size={18} /> {t.share}
              </button>
            )}
            {props.quiet}
          </div>
        </div>
      </div>
      {isSharing && props.players && (
        <SheetBoundary language={ended.language} onClose={() => setSharing(false)}>
          <Suspense fallback={null}>
            <ShareSheet
              shared={{ gameId: props.gameId, title: props.title, result, ended, players: props.players }}
              onClose={() => setSharing(false)}
            />
          </Suspense>
        </SheetBoundary>
      )}
    </Sheet>
  );
}
