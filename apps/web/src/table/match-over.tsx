import { SheetBoundary } from '../app/failure/face.tsx';
import { lazy, Suspense } from '../app/lazy.tsx';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import type { LogEntry, SameMark, TableState } from '../engine/model.ts';
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
  readonly same: SameMark | null;
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
          players={parts.seating.players}
          best={async () => (await import('../ends/best.ts')).loadBest(id)}
          acts={
            <>
              <a class="button" href={`#/replay/${id}/review`}>
                <Icon name="search" size={20} /> {own.review}
              </a>
              {props.same ? (
                <a class="button primary" href={resultsOf(id, props.same)}>
                  <Icon name="chart" size={20} /> {own.results}
                </a>
              ) : (
                <button type="button" class="button primary" onClick={props.onAgain}>
                  <Icon name="undo" size={20} /> {words.rematch}
                  <span class="kbd named" aria-hidden="true">
                    Enter
                  </span>
                </button>
              )}
            </>
          }
          quiet={
            <>
              <a class="button plain" href={`#/replay/${id}`}>
                <Icon name="history" size={18} /> {own.replay}
              </a>
              {parts.seating.you !== null && (
                <a class="button plain" href={`#/challenge/${id}`}>
                  <Icon name="people" size={18} /> {own.challenge}
                </a>
              )}
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

/** Where a deal that others play is compared. */
function resultsOf(id: string, { day }: SameMark): string {
  return day === undefined ? `#/challenge/${id}` : `#/daily/${day}`;
}
