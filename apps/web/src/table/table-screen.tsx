import { findAbout, loadGame, wordingOf } from '@quartet/catalog/list';
import { type Game, refusalText, type Wording } from '@quartet/core';
import type { ComponentType } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { startMatch } from '../home/start-match.ts';
import { go } from '../routes.ts';
import type { Settings } from '../settings.ts';
import { loadMatch } from '../store/matches.ts';
import { loadTable } from '../tables/index.ts';
import type { TableProps } from '../tables/table-props.ts';
import { Sheet } from '../ui/sheet.tsx';
import { useWords } from '../words/index.ts';
import type { LogEntry, SavedMatch } from '../worker/protocol.ts';
import { Curtain } from './curtain.tsx';
import { EndSheet } from './end-sheet.tsx';
import { HintSheet } from './hint-sheet.tsx';
import { legalIn } from './legal.ts';
import { Log } from './log.tsx';
import { MenuSheet } from './menu-sheet.tsx';
import { ScreenTop } from './screen-top.tsx';
import './table-screen.css';
import { useSaying } from './use-saying.ts';
import { useTable } from './use-table.ts';

interface Parts {
  readonly saved: SavedMatch;
  readonly game: Game;
  readonly wording: Wording;
  readonly Table: ComponentType<TableProps>;
}

interface Props {
  readonly id: string;
  readonly settings: Settings;
  change(changes: Partial<Settings>): void;
}

/** One table: status, the game's own table, log, and the sheets over it. */
export function TableScreen({ id, settings, change }: Props) {
  const words = useWords();
  const feed = useTable(id, settings.speed);
  const [parts, setParts] = useState<Parts | null>(null);
  const [open, setOpen] = useState<'menu' | 'log' | 'hint' | 'end' | null>(null);
  const [said, say] = useSaying();
  const { state, refused } = feed;
  const isOver = state?.result != null;

  useEffect(() => {
    void loadParts(id, settings).then(setParts);
  }, [id, settings.language]);
  useEffect(() => {
    if (refused && parts) say(refusalText(parts.wording, settings.language, refused.refusal));
  }, [refused]);
  useEffect(() => {
    if (isOver) setOpen('end');
  }, [isOver]);

  const game = parts?.game;
  const me = state && typeof state.viewer === 'number' ? state.viewer : null;
  const legal = useMemo(
    () => (game && state ? legalIn(game, parts.wording, settings.language, state.view, me) : null),
    [game, state, parts, settings.language],
  );
  if (feed.missing) return <Missing />;
  if (!parts || !game || !state || !legal) return <p class="page-wait">{words.loading}</p>;

  const { saved, wording, Table } = parts;
  const names = saved.players.map(({ name }) => name);
  const actor = saved.players[state.view.actor];
  const close = (): void => setOpen(null);
  const log = <Log entries={feed.log} opening={state.opening} wording={wording} names={names} />;
  return (
    <main class="screen">
      <ScreenTop
        title={wording.title}
        seats={saved.seats}
        prompt={
          feed.thinking === null ? wording.prompt(state.view, names) : words.thinking(names[feed.thinking]!)
        }
        isMine={legal.isMine}
        onMenu={() => setOpen('menu')}
        onLog={() => setOpen('log')}
        onHint={() => {
          feed.send({ type: 'hint', language: settings.language });
          setOpen('hint');
        }}
      />
      <div class="screen-body">
        <Table
          game={game}
          wording={wording}
          settings={settings}
          view={state.view}
          me={me}
          names={names}
          legal={legal}
          play={(move) => {
            const why = legal.why(move);
            if (why) say(why);
            else feed.send({ type: 'play', text: game.print(move) });
          }}
          say={say}
          last={sinceMyLast(feed.log, me)}
          hinted={feed.hints?.[0] ? game.parse(feed.hints[0].text) : null}
        />
        <aside class="panel screen-log" aria-label={words.log}>
          <h2>{words.log}</h2>
          {log}
        </aside>
      </div>
      <div class="said" role="status">
        {said}
      </div>
      {me === null && !isOver && actor?.kind === 'person' && (
        <Curtain
          seat={state.view.actor}
          name={actor.name}
          onReveal={() => feed.send({ type: 'reveal', seat: state.view.actor })}
        />
      )}
      {open === 'log' && (
        <Sheet label={words.log} onClose={close}>
          {log}
          <div class="sheet-actions">
            <button type="button" class="button primary" onClick={close}>
              {words.close}
            </button>
          </div>
        </Sheet>
      )}
      {open === 'hint' && <HintSheet game={game} wording={wording} hints={feed.hints} onClose={close} />}
      {open === 'menu' && (
        <MenuSheet
          gameId={game.id}
          settings={settings}
          commitment={state.commitment}
          canTakeBack={state.canTakeBack}
          change={change}
          onTakeBack={() => {
            feed.send({ type: 'take-back' });
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'end' && state.result && (
        <EndSheet
          result={state.result}
          lines={state.sheet}
          wording={wording}
          names={names}
          onAgain={() => void again(saved)}
          onClose={close}
        />
      )}
    </main>
  );
}

async function loadParts(id: string, settings: Settings): Promise<Parts | null> {
  const saved = await loadMatch(id);
  if (!saved || !findAbout(saved.game)) return null;
  const [game, wording, Table] = await Promise.all([
    loadGame(saved.game),
    wordingOf(saved.game, settings.language),
    loadTable(saved.game),
  ]);
  return { saved, game, wording, Table };
}

/** The same people, options and bots; the next seat begins. */
async function again({ game, seats, first, options, players }: SavedMatch): Promise<void> {
  go({ page: 'table', id: await startMatch(game, { seats, first: (first + 1) % seats, options }, players) });
}

function sinceMyLast(log: readonly LogEntry[], me: number | null): readonly LogEntry[] {
  const mine = log.findLastIndex(({ seat }) => seat === me);
  return log.slice(mine + 1);
}

function Missing() {
  const words = useWords();
  return (
    <main class="page">
      <p>{words.missingGame}</p>
      <a class="button" href="#/">
        {words.home}
      </a>
    </main>
  );
}
