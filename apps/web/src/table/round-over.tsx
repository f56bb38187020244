import { useEffect, useState } from 'preact/hooks';
import { SheetBoundary } from '../app/failure/face.tsx';
import { lazy, Suspense } from '../app/lazy.tsx';
import { endedOf } from './ended-of.ts';
import { cx } from './styles.ts';
import { useSeen } from './use-seen.ts';
import type { Shown } from './use-shown.ts';
import type { TableFeed } from './use-table.ts';

const RoundEnd = lazy(() => import('../ends/round-end.tsx').then((module) => module.RoundEnd));

/** A round has ended: once that was seen, the table stands still under its result until somebody goes on. */
export function RoundOver(props: {
  readonly shown: Shown;
  readonly feed: TableFeed;
  readonly goesOn: boolean;
  /** What is waited for; null: nothing more is to be said. */
  readonly note: string | null;
}) {
  const { shown, feed } = props;
  const { parts, state, settings, words } = shown;
  const [isLooking, look] = useState(false);
  useEffect(() => look(false), [state.ended]);
  const isSeen = useSeen(shown, state.ended && state.ply);
  if (!state.ended || !isSeen) return null;
  const next = (): void => feed.send({ type: 'go-on' });
  if (isLooking)
    return (
      <div class={cx('round-bar')}>
        <button type="button" class="button" onClick={() => look(false)}>
          {words.backToResult}
        </button>
        <button type="button" class="button primary" data-next-round onClick={next}>
          {words.goOn}
        </button>
      </div>
    );
  return (
    <SheetBoundary language={settings.language} onClose={next}>
      <Suspense fallback={null}>
        <RoundEnd
          gameId={parts.game.id}
          ended={endedOf(parts, state, feed.log, shown.view, settings)}
          goesOn={props.goesOn}
          note={props.note}
          onLook={() => look(true)}
          onNext={next}
        />
      </Suspense>
    </SheetBoundary>
  );
}
