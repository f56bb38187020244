import { lazy, Suspense } from 'preact/compat';
import { SheetBoundary } from '../app/failure/face.tsx';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import type { LogEntry, TableState } from '../engine/model.ts';
import { Icon } from '../ui/icon.tsx';
import { endedOf } from './ended-of.ts';
import type { Parts } from './parts.ts';
import { SCREEN_WORDS } from './words.ts';

const Finale = lazy(() => import('../ends/finale.tsx').then((module) => module.Finale));

/** The end of a match on this device, and what to do next: review it, play again, look back, or go. */
export function MatchOver(props: {
  readonly parts: Parts;
  readonly state: TableState;
  readonly log: readonly LogEntry[];
  readonly settings: Settings;
  onAgain(): void;
  onClose(): void;
}) {
  const { parts, state, settings } = props;
  const { id } = parts.seating;
  const words = useWords();
  const own = SCREEN_WORDS[settings.language];
  return (
    <SheetBoundary language={settings.language} onClose={props.onClose}>
      <Suspense fallback={null}>
        <Finale
          gameId={parts.game.id}
          title={parts.wording.title}
          result={state.result!}
          ended={endedOf(parts, state, props.log, state.view, settings)}
          best={async () => (await import('../ends/best.ts')).loadBest(id)}
          acts={
            <>
              <a class="button" href={`#/replay/${id}/review`}>
                <Icon name="search" size={20} /> {own.review}
              </a>
              <button type="button" class="button primary" onClick={props.onAgain}>
                <Icon name="undo" size={20} /> {words.rematch}
                <span class="kbd named" aria-hidden="true">
                  Enter
                </span>
              </button>
            </>
          }
          quiet={
            <>
              <a class="button plain" href={`#/replay/${id}`}>
                <Icon name="history" size={18} /> {own.replay}
              </a>
              <a class="button plain" href={`#/practice/${parts.game.id}`}>
                <Icon name="learn" size={18} /> {own.practise}
              </a>
              <a class="button plain" href="#/">
                <Icon name="back" size={18} /> {words.home}
              </a>
            </>
          }
          onClose={props.onClose}
        />
      </Suspense>
    </SheetBoundary>
  );
}
