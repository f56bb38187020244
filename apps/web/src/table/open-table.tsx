import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { onlyPerson, type TableState } from '../engine/model.ts';
import { lookOf } from '../games/index.ts';
import { useFirstAnswer } from '../kit/first-answer.ts';
import { PillContext } from '../kit/pill.ts';
import { useStacked } from '../kit/stacked.ts';
import { useFinish } from '../kit/use-finish.ts';
import { RULE_WORDS } from '../rules/words.ts';
import { useNoHaste } from '../ui/double-click.ts';
import { SeatFaces } from '../ui/emblem.tsx';
import { facesOf } from '../ui/faces.ts';
import { FeelContext, feelOf } from '../ui/feel.ts';
import { StatusContext } from '../ui/status.ts';
import type { Around } from './around.ts';
import { causeOf } from './cause-of.ts';
import { OverTable } from './over-table.tsx';
import type { Parts } from './parts.ts';
import { PeekLog } from './peek-log.tsx';
import { RemarkNow } from './remark-now.tsx';
import { RoundOver } from './round-over.tsx';
import { SafeTable } from './safe-table.tsx';
import { type Opened, ScreenSheets } from './screen-sheets.tsx';
import { ScreenTop } from './screen-top.tsx';
import { SinceNote, SinceStrip, useSince } from './since.tsx';
import { SkipToHand } from './skip-to-hand.tsx';
import { Speakers } from './speakers.tsx';
import { cx } from './styles.ts';
import { useActs } from './use-acts.ts';
import { useChoiceTeller } from './use-choice-teller.ts';
import { useHearing } from './use-hearing.ts';
import { useSaying } from './use-saying.ts';
import { useScreenKeys } from './use-screen-keys.ts';
import { useSeen } from './use-seen.ts';
import { useShown } from './use-shown.ts';
import type { TableFeed } from './use-table.ts';
import { useTitle } from './use-title.ts';
import type { ScreenWords } from './words.ts';

/** Turns of the log at the end of a page that scrolls. */
const LATEST = 4;

interface Props {
  readonly parts: Parts;
  readonly feed: TableFeed;
  readonly state: TableState;
  readonly around: Around;
  readonly settings: Settings;
  change(changes: Partial<Settings>): void;
}

/** A table that is there: what it shows, says, lets hear, and does on keys. */
export function OpenTable({ parts, feed, state, around, settings, change }: Props) {
  const { wording, speech } = parts;
  const common = useWords();
  const screen = useRef<HTMLElement>(null);
  const [opened, open] = useState<Opened>(null);
  const saying = useSaying();
  const feel = useMemo(() => feelOf(settings), [settings]);
  useNoHaste();
  const { players } = parts.seating;
  const faces = useMemo(() => facesOf(players, settings.face), [players, settings.face]);
  const shown = useShown(parts, state, settings);
  const { words, names, legal, told } = shown;
  const acts = useActs(shown, feed, saying, feel);
  const since = useSince(shown, feed.log);
  const prompt =
    around.closed ??
    (state.ended ? words.roundOver : (causeOf(shown, feed.log) ?? wording.prompt(state.view, names)));
  // While a round's end is looked at, nobody is asked anything.
  const asked = legal.isMine ? prompt : null;
  const [staged, tellPill] = useState<string | null>(null);
  const reports = useHearing({
    ...{ state, log: feed.log, speech, asked, feel, reported: shown.reported },
    ...{ motion: parts.motion, speed: settings.speed },
    hold: (time) => feed.send({ type: 'hold', time }),
  });
  const tellChoice = useChoiceTeller(state, asked, saying.tell);
  const isOver = state.result !== null;
  useFinish();
  useFirstAnswer();
  useTitle(legal.isMine, words.waiting(parts.about.name[settings.language]));
  useScreenKeys({
    ...{ screen, speech, told, words, say: saying.say },
    onLast: () => acts.showLast(null),
    onHint: feed.canHint ? acts.hint : null,
    onKeys: () => open('keys'),
  });
  const isSeen = useSeen(shown, isOver ? state.id : null);
  useEffect(() => {
    if (isOver && isSeen) open('end');
  }, [isOver, isSeen]);

  const isStacked = useStacked();
  const [log, latest] = useMemo(() => {
    const logOf = (turns: { readonly latest?: number }) => (
      <PeekLog
        {...turns}
        id={parts.seating.id}
        canPeek={around.canPeek}
        gameId={parts.game.id}
        {...{ settings, wording, names }}
        story={parts.story}
        me={onlyPerson(parts.seating.players) === null && !around.goesOn ? null : shown.me}
        entries={feed.log}
        opening={state.opening}
        onBack={() => open(null)}
        {...(around.note && { note: around.note })}
      />
    );
    return [logOf({}), isStacked ? logOf({ latest: LATEST }) : null];
  }, [parts, settings, names, shown.me, feed.log, state.opening, around.canPeek, isStacked]);
  const logAndTalk = (
    <>
      {around.talk}
      {log}
    </>
  );
  const thinking = feed.thinking === null ? null : names[feed.thinking]!;
  return (
    <SeatFaces.Provider value={faces}>
      <StatusContext.Provider value={tellChoice}>
        <FeelContext.Provider value={feel}>
          <PillContext.Provider value={tellPill}>
            <main class={cx('screen')} ref={screen} data-round-over={state.ended ? '' : undefined}>
              <h1 class="visually-hidden">{wording.title}</h1>
              <SkipToHand screen={screen} />
              <ScreenTop
                title={wording.title}
                seats={parts.seating.seats}
                prompt={thinking === null ? ((asked && staged) ?? prompt) : common.thinking(thinking)}
                language={thinking === null ? wording.language : settings.language}
                isMine={legal.isMine}
                onMenu={() => open('menu')}
                onLog={() => open('log')}
                onHint={feed.canHint ? acts.hint : null}
                aside={around.top}
                note={<SinceNote shown={shown} since={since} />}
                rule={lookOf(parts.game.id).guides ? RULE_WORDS[settings.language].ruleNow : common.rules}
                onRule={() => open({ rule: null })}
              />
              {around.notes !== undefined && (
                <div class={cx('screen-notes')} role="status">
                  {around.notes}
                </div>
              )}
              <SinceStrip shown={shown} since={since} onReplay={() => acts.showLast(null)} />
              <div class={cx('screen-body')}>
                <SafeTable shown={shown} acts={acts} log={feed.log} note={saying.say} />
                <SideLog
                  log={latest ?? logAndTalk}
                  words={words}
                  onAll={latest && (() => open('log'))}
                  onLast={() => acts.showLast(null)}
                />
              </div>
              <RemarkNow log={feed.log} around={around} screen={screen} />
              <OverTable shown={shown} acts={acts} saying={saying} open={open} />
              <Speakers reports={reports} status={saying.status} language={wording.language} />
              {around.over}
              <RoundOver
                shown={shown}
                feed={feed}
                goesOn={around.goesOn ?? false}
                note={around.roundNote ?? null}
              />
              <ScreenSheets
                {...{ opened, parts, feed, state, around, settings, change, open }}
                log={logAndTalk}
                playing={acts.playing}
                onLast={() => acts.showLast(null)}
              />
            </main>
          </PillContext.Provider>
        </FeelContext.Provider>
      </StatusContext.Provider>
    </SeatFaces.Provider>
  );
}

/** Beside the table, where there is room; in a page that scrolls, what happened lately at its end. */
function SideLog(props: {
  readonly log: ComponentChildren;
  readonly words: ScreenWords;
  /** Null where all of it is shown. */
  readonly onAll: (() => void) | null;
  onLast(): void;
}) {
  const common = useWords();
  return (
    <aside class={cx('panel screen-log')} aria-label={common.log}>
      <h2>{common.log}</h2>
      {props.log}
      {props.onAll && (
        <button type="button" class={cx('button')} onClick={props.onAll}>
          {props.words.wholeLog}
        </button>
      )}
      <button type="button" class={cx('button show-last')} onClick={props.onLast}>
        {props.words.showLast}
        <span class="kbd" aria-hidden="true">
          L
        </span>
      </button>
    </aside>
  );
}
