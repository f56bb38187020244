import type { RefObject } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Tips } from '../learn/tips/tips.tsx';
import { Said } from '../rules/said.tsx';
import { RULE_WORDS } from '../rules/words.ts';
import type { Settings } from '../settings.ts';
import { FeelContext, feelOf } from '../ui/feel.ts';
import { StatusContext } from '../ui/status.ts';
import { useFinish } from '../ui/use-finish.ts';
import { useWords } from '../words/index.ts';
import type { LogEntry, TableState } from '../worker/protocol.ts';
import { Curtain } from './curtain.tsx';
import { HintBar } from './hint-bar.tsx';
import type { Parts } from './parts.ts';
import { PeekLog } from './peek-log.tsx';
import { ReelBar } from './reel-bar.tsx';
import { type Opened, ScreenSheets } from './screen-sheets.tsx';
import { ScreenTop } from './screen-top.tsx';
import { Speakers } from './speakers.tsx';
import { type Acts, useActs } from './use-acts.ts';
import { useHearing } from './use-hearing.ts';
import { useSaying } from './use-saying.ts';
import { useScreenKeys } from './use-screen-keys.ts';
import { type Shown, useShown } from './use-shown.ts';
import type { TableFeed } from './use-table.ts';
import { useTitle } from './use-title.ts';

interface Props {
  readonly parts: Parts;
  readonly feed: TableFeed;
  readonly state: TableState;
  readonly settings: Settings;
  change(changes: Partial<Settings>): void;
}

/** A table that is there: what it shows, says, lets hear, and does on keys. */
export function OpenTable({ parts, feed, state, settings, change }: Props) {
  const { wording, speech } = parts;
  const common = useWords();
  const screen = useRef<HTMLElement>(null);
  const [opened, open] = useState<Opened>(null);
  const saying = useSaying();
  const feel = useMemo(() => feelOf(settings), [settings]);
  const shown = useShown(parts, state, settings);
  const { words, names, legal, reel, told } = shown;
  const acts = useActs(shown, feed, saying, feel);
  const reports = useHearing({ state, speech, isMine: legal.isMine, feel, reported: shown.reported });
  const isOver = state.result !== null;
  useFinish();
  useTitle(legal.isMine, words.waiting(parts.about.name[settings.language]));
  useScreenKeys({
    ...{ screen, speech, told, words, say: saying.say },
    onLast: () => acts.showLast(null),
    onHint: acts.hint,
    onKeys: () => open('keys'),
  });
  useEffect(() => {
    if (isOver) open('end');
  }, [isOver]);
  useEffect(() => {
    if (legal.isMine) saying.tell(wording.prompt(state.view, names));
  }, [state]);

  const log = useMemo(
    () => (
      <PeekLog
        id={parts.saved.id}
        gameId={parts.game.id}
        {...{ settings, wording, names }}
        entries={feed.log}
        opening={state.opening}
        onBack={() => open(null)}
      />
    ),
    [parts, settings, names, feed.log, state.opening],
  );
  const thinking = feed.thinking === null ? null : names[feed.thinking]!;
  return (
    <StatusContext.Provider value={saying.tell}>
      <FeelContext.Provider value={feel}>
        <main class="screen" ref={screen}>
          <SkipToHand screen={screen} />
          <ScreenTop
            title={wording.title}
            seats={parts.saved.seats}
            prompt={thinking === null ? wording.prompt(state.view, names) : common.thinking(thinking)}
            isMine={legal.isMine}
            onMenu={() => open('menu')}
            onLog={() => open('log')}
            onHint={acts.hint}
            rule={RULE_WORDS[settings.language].ruleNow}
            onRule={() => open({ rule: null })}
          />
          <div class="screen-body">
            <GameTable shown={shown} acts={acts} log={feed.log} note={saying.say} />
            <aside class="panel screen-log" aria-label={common.log}>
              <h2>{common.log}</h2>
              {log}
              <button type="button" class="button show-last" onClick={() => acts.showLast(null)}>
                {words.showLast}
                <span class="kbd" aria-hidden="true">
                  L
                </span>
              </button>
            </aside>
          </div>
          {reel.frame && <ReelBar reel={reel} words={words} wording={wording} names={names} />}
          {!reel.frame && saying.said !== '' && <Said text={saying.said} onRule={(rule) => open({ rule })} />}
          {acts.hinting.step > 0 && told && (
            <HintBar
              {...{ hinting: acts.hinting, words, speech, told, tell: saying.tell }}
              onMore={() => open('hint')}
            />
          )}
          <Tips
            {...{ settings, tell: saying.tell, view: state.view, ply: state.ply }}
            gameId={parts.game.id}
            players={parts.saved.players}
            me={legal.isMine && !reel.frame ? shown.me : null}
          />
          <Speakers reports={reports} status={saying.status} isMine={legal.isMine} />
          <NextPerson shown={shown} feed={feed} />
          <ScreenSheets
            {...{ opened, parts, feed, state, settings, names, log, change, open }}
            playing={acts.playing}
          />
        </main>
      </FeelContext.Provider>
    </StatusContext.Provider>
  );
}

/** For those who come by keyboard. */
function SkipToHand({ screen }: { readonly screen: RefObject<HTMLElement | null> }) {
  const words = useWords();
  const skip = (): void => {
    const hand = screen.current?.querySelector<HTMLElement>(`section[aria-label="${words.yourHand}"] button`);
    hand?.focus();
  };
  return (
    <button type="button" class="button skip" onClick={skip}>
      {words.skipToHand}
    </button>
  );
}

/** The game's own table; drawn again only when there is something else to see on it. */
function GameTable(props: {
  readonly shown: Shown;
  readonly acts: Acts;
  readonly log: readonly LogEntry[];
  note(sentence: string): void;
}) {
  const { parts, settings, reel, view, me, names, legal } = props.shown;
  const { frame } = reel;
  const { step, move } = props.acts.hinting;
  const hinted = step === 2 ? move : null;
  const last = useMemo(
    () => (frame ? (frame.entry ? [frame.entry] : []) : sinceMyLast(props.log, me)),
    [frame, props.log, me],
  );
  const now = useRef(props);
  now.current = props;
  return useMemo(() => {
    const { Table, game, wording } = parts;
    return (
      <Table
        {...{ game, wording, settings, view, me, names, legal, last, hinted }}
        play={(...meant) => now.current.acts.playing.play(...meant)}
        say={(sentence, kind) =>
          kind === 'note' ? now.current.note(sentence) : now.current.acts.refuse(sentence)
        }
        showLast={(seat) => now.current.acts.showLast(seat)}
      />
    );
  }, [parts, settings, view, me, names, legal, last, hinted]);
}

function sinceMyLast(log: readonly LogEntry[], me: number | null): readonly LogEntry[] {
  const mine = log.findLastIndex(({ seat }) => seat === me);
  return log.slice(mine + 1);
}

/** Around one device: the curtain, until the next person asks for their cards. */
function NextPerson({ shown, feed }: { readonly shown: Shown; readonly feed: TableFeed }) {
  const { parts, state, me } = shown;
  const { actor } = state.view;
  const player = parts.saved.players[actor];
  if (me !== null || state.result || player?.kind !== 'person') return null;
  return (
    <Curtain seat={actor} name={player.name} onReveal={() => feed.send({ type: 'reveal', seat: actor })} />
  );
}
