import { DeadEnd } from '../app/failure/dead-end.tsx';
import { FailurePage } from '../app/failure/face.tsx';
import { attempt } from '../app/failure/failures.ts';
import { go } from '../app/routes.ts';
import type { Settings } from '../app/settings.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import { isCounting } from '../engine/counting.ts';
import { loadMatch } from '../engine/matches.ts';
import { type LogEntry, onlyPerson, type SavedMatch } from '../engine/model.ts';
import { remarkOn } from '../people/remarks.ts';
import { MatchOver } from './match-over.tsx';
import { NextPerson } from './next-person.tsx';
import { OpenTable } from './open-table.tsx';
import { loadGameParts, type Parts } from './parts.ts';
import { TableFailure } from './table-failure.tsx';
import { useTable } from './use-table.ts';
import { SCREEN_WORDS } from './words.ts';

interface Props {
  readonly id: string;
  readonly settings: Settings;
  change(changes: Partial<Settings>): void;
}

interface Loaded {
  readonly parts: Parts;
  readonly saved: SavedMatch;
}

/** One table of this device, once everything it needs is there. */
export function TableScreen({ id, settings, change }: Props) {
  const words = useWords();
  const feed = useTable(id, settings.speed);
  const loaded = useLoaded(() => load(id, settings), [id, settings.language]);
  const { state } = feed;
  if (feed.missing || loaded === null) {
    const t = SCREEN_WORDS[settings.language];
    const isDamaged = feed.missing?.isDamaged === true;
    return (
      <DeadEnd title={words.table} sentence={isDamaged ? t.damagedGame : t.missingGame}>
        <a class="button" href="#/replays">
          {words.replays}
        </a>
      </DeadEnd>
    );
  }
  if (feed.failed && !state) return <FailurePage failure={feed.failed} language={settings.language} />;
  if (!loaded || !state) return <p class="page-wait">{words.loading}</p>;
  const { parts, saved } = loaded;
  const remark = ({ ply, seat }: LogEntry) => remarkOn(id, ply, saved.players[seat]!, settings.language);
  const remarksIn = (log: readonly LogEntry[]) => (ply: number) => {
    const entry = log.find((one) => one.ply === ply);
    return entry ? remark(entry) : null;
  };
  const end = (close: () => void) =>
    state.result && (
      <MatchOver
        {...{ parts, state, settings }}
        log={feed.log}
        same={saved.same ?? null}
        onAgain={() => attempt(() => again(saved))}
        onClose={close}
      />
    );
  const over = (
    <>
      {!state.ended && <NextPerson {...{ parts, state, feed }} />}
      {feed.failed && (
        <TableFailure
          failure={feed.failed}
          isMine={state.view.actor === state.viewer}
          language={settings.language}
        />
      )}
    </>
  );
  // Who looks next finds nothing of the one before: no choice, no sentence, no open sheet.
  return (
    <OpenTable
      key={state.viewer}
      {...{ parts, state, settings, change }}
      feed={isCounting(saved) ? { ...feed, canHint: false } : feed}
      around={{ over, end, canPeek: true, ...(settings.remarks && { note: remarksIn(feed.log), remark }) }}
    />
  );
}

async function load(id: string, { language }: Settings): Promise<Loaded | null> {
  const saved = await loadMatch(id);
  const parts = saved && (await loadGameParts(saved.game, language));
  return saved && parts
    ? { saved, parts: { ...parts, seating: { ...saved, you: onlyPerson(saved.players) } } }
    : null;
}

/** The same people, options and bots; the next seat begins. */
async function again({ game, seats, first, options, players }: SavedMatch): Promise<void> {
  const { startMatch } = await import('../home/start-match.ts');
  go({ page: 'table', id: await startMatch(game, { seats, first: (first + 1) % seats, options }, players) });
}
