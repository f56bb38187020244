import { FastRng, NOBODY } from '@quartet/core';
import type { Player, TableInfo } from '@quartet/protocol';
import { useEffect, useMemo } from 'preact/hooks';
import { DeadEnd } from '../app/failure/dead-end.tsx';
import { lazy, Suspense } from '../app/lazy.tsx';
import type { Settings } from '../app/settings.ts';
import { useLoaded } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import { type Player as Sitter, shownNames } from '../engine/model.ts';
import { SeatSigns } from '../kit/seat-panel.tsx';
import { remarkOn } from '../people/remarks.ts';
import { EndSheet } from '../table/end-sheet.tsx';
import { OpenTable } from '../table/open-table.tsx';
import { type GameParts, loadGameParts } from '../table/parts.ts';
import type { TableFeed } from '../table/use-table.ts';
import { SendsLater } from '../ui/sends-later.ts';
import { ClockChip } from './clock-chip.tsx';
import type { Return } from './ended-note.tsx';
import type { ActAs, ActNow } from './online-screen.tsx';
import { seatSigns } from './seat-signs.tsx';
import { standingText } from './series-text.ts';
import { animalOf } from './sign.tsx';
import { LineNote, seatOf, TableNotes } from './table-notes.tsx';
import { TableTalk } from './table-talk.tsx';
import { TalkButton } from './talk-button.tsx';
import { useAlerts, useRenewedAlerts } from './use-alerts.ts';
import { useHeldRound } from './use-held-round.ts';
import type { LiveTable } from './use-live-table.ts';
import { useMissed } from './use-missed.ts';
import { useOnlineFeed } from './use-online-feed.ts';
import { usePaced } from './use-paced.ts';
import { useRest } from './use-rest.ts';
import { Watching } from './watching.tsx';
import { ONLINE_WORDS, type OnlineWords } from './words.ts';

const loadEnd = () => import('./online-end.tsx');
const loadMenu = () => import('./online-menu.tsx');
const loadReel = () => import('./away-reel.tsx');
// What cannot be loaded, the line being gone, must not take the table along: a plainer end, no reel.
const OnlineEnd = lazy(() =>
  loadEnd().then(
    (module) => module.OnlineEnd,
    () => PlainEnd,
  ),
);
const OnlineMenu = lazy(() =>
  loadMenu().then(
    (module) => module.OnlineMenu,
    () => () => null,
  ),
);
const NextTable = lazy(() => import('./next-table.tsx').then((module) => module.NextTable));
const AwayReel = lazy(() =>
  loadReel().then(
    (module) => module.AwayReel,
    () => () => null,
  ),
);

export interface PlayProps {
  readonly live: LiveTable;
  readonly info: TableInfo;
  /** Who looks; null: a visitor without a name. */
  readonly person: string | null;
  readonly settings: Settings;
  /** Why the last act was not done; empty: it was. */
  readonly trouble: string;
  readonly act: ActNow;
  readonly back: Return;
  /** For whoever is nobody yet: becomes a guest first. */
  actAs: ActAs;
  change(changes: Partial<Settings>): void;
}

/** A running or finished game of the server, at the same table as one of this device. */
export function PlayTable(props: PlayProps) {
  const { info, settings } = props;
  const words = useWords();
  const { language } = settings;
  const parts = useLoaded(() => loadGameParts(info.game, language), [info.game, language]);
  // Now, while there is a line: when they are needed it may be gone.
  useEffect(() => void Promise.allSettled([loadMenu(), loadEnd(), loadReel()]), []);
  if (parts === null) return <DeadEnd title={words.friends} sentence={words.unknownGame} />;
  if (!parts) return <p class="page-wait">{words.loading}</p>;
  return <Loaded {...props} parts={parts} />;
}

function Loaded(props: PlayProps & { readonly parts: GameParts }) {
  const { live, info, person, settings, change, act } = props;
  const words = ONLINE_WORDS[settings.language];
  const common = useWords();
  const sitters = JSON.stringify(info.players.map((player) => sitterOf(player, words)));
  const { hold, ...shown } = usePaced(live.state!, live.log);
  const heard = shown.state;
  const you = typeof heard.viewer === 'number' ? heard.viewer : null;
  const parts = useMemo(() => {
    const players: readonly Sitter[] = JSON.parse(sitters);
    return { ...props.parts, seating: { id: info.id, seats: info.seats, players, you } };
  }, [props.parts, sitters, you]);
  const names = useMemo(() => shownNames(parts.seating.players, you, common), [parts, common]);
  const isLeft = info.status === 'over' && heard.result === null;
  const counted = useMemo(() => {
    if (heard.sheet.length > 0) return heard;
    // What counts before the end is public, so any deal that fits the view counts the same.
    const sheet = parts.game.scoreSheet(parts.game.imagine(heard.view, new FastRng('sheet')));
    // All agreed to leave it at that: nobody is asked anything any more.
    const view = isLeft ? { ...heard.view, actor: NOBODY } : heard.view;
    return { ...heard, view, sheet };
  }, [heard, parts.game, isLeft]);
  const heardFeed = useOnlineFeed({ ...live, ...shown }, info, settings, hold);
  const { held, goOn } = useHeldRound(counted, shown.log, info.rest !== undefined);
  const rest = useRest(props, names, goOn);
  const state = held?.state ?? counted;
  const feed: TableFeed = held
    ? {
        ...heardFeed,
        state,
        log: held.log,
        thinking: null,
        send: ({ type }) => type === 'go-on' && rest.next(),
      }
    : heardFeed;
  const signs = seatSigns(live, info, words);
  const isMine = counted.viewer === counted.view.actor;
  useAlerts(isMine && info.status === 'playing', parts.about.name[settings.language], settings);
  useRenewedAlerts(info.pace.kind !== 'live', settings);
  const ordered = new Set(live.log.filter(({ byOrder }) => byOrder).map(({ ply }) => ply));
  const missed = useMissed(live, info.id, typeof state.viewer === 'number' ? state.viewer : null);
  const shared = { ...props, names };
  const mine = seatOf(info, person);
  const later = live.isLost ? words.commitLater : live.late > 0 ? words.sending : null;
  const pause = info.status === 'playing' && !info.event ? pausing(props, words) : null;
  const talk = { live, info, person, settings, act, names };
  return (
    <SeatSigns.Provider value={signs}>
      <SendsLater.Provider value={later}>
        <OpenTable
          key={state.viewer}
          {...{ parts, feed, state, settings, change }}
          around={{
            top: (
              <>
                {mine !== null && <ClockChip {...{ live, settings, pause }} seat={mine} />}
                {mine === null && info.status !== 'over' && <Watching {...shared} />}
                <TalkButton {...talk} />
              </>
            ),
            over: <LineNote {...{ live, settings }} />,
            notes: (
              <>
                {mine !== null && info.pace.kind !== 'live' && (
                  <Suspense fallback={null}>
                    <NextTable
                      {...{ isMine, settings }}
                      table={info.id}
                      isAsked={info.asking != null || live.ended !== null}
                    />
                  </Suspense>
                )}
                <TableNotes {...shared} />
                {missed.entries.length > 0 && (
                  <Suspense fallback={null}>
                    <AwayReel {...{ missed, names, settings }} gameId={info.game} wording={parts.wording} />
                  </Suspense>
                )}
              </>
            ),
            talk: (
              <>
                {info.series && <p class="muted">{standingText(info, info.series, words)}</p>}
                <TableTalk {...talk} />
              </>
            ),
            menu: (close) => (
              <Suspense fallback={null}>
                <OnlineMenu {...shared} close={close} />
              </Suspense>
            ),
            end: (close) =>
              state.result && (
                <Suspense fallback={null}>
                  <OnlineEnd {...shared} parts={parts} state={state} close={close} />
                </Suspense>
              ),
            note: (ply) => (ordered.has(ply) ? words.byOrder : null),
            ...(settings.remarks && {
              remark: ({ ply, seat }) =>
                remarkOn(info.id, ply, parts.seating.players[seat]!, settings.language),
            }),
            canPeek: false,
            closed: isLeft ? common.gameOver : null,
            goesOn: true,
            roundNote: rest.note,
          }}
        />
      </SendsLater.Provider>
    </SeatSigns.Provider>
  );
}

/** The host stops the game, others ask for it. */
function pausing({ info, person, act }: PlayProps, words: OnlineWords) {
  return person === info.host
    ? { label: words.pause, press: () => act({ type: 'pause' }) }
    : { label: words.askForPause, press: () => act({ type: 'ask', what: 'pause' }) };
}

function sitterOf(player: Player, words: OnlineWords): Sitter {
  if (player.kind === 'bot') return { kind: 'bot', name: player.name, ...player.bot };
  if (player.kind === 'open') return { kind: 'person', name: '–' };
  // Whoever has deleted their data is a seat, and nobody's name.
  const name = player.person.name === '–' ? words.somebody : player.person.name;
  return { kind: 'person', name, face: animalOf(player.person.emblem) };
}

/** Who won, and nothing that needs the server. */
function PlainEnd(props: Parameters<typeof import('./online-end.tsx').OnlineEnd>[0]) {
  const { state, parts, names, close } = props;
  return (
    <EndSheet
      result={state.result!}
      lines={state.sheet}
      wording={parts.wording}
      names={names}
      onClose={close}
    >
      <a class="button" href="#/online">
        {ONLINE_WORDS[props.settings.language].lobby}
      </a>
    </EndSheet>
  );
}
