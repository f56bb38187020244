import type { Language, Seat, Shapes, Wording } from '@quartet/core';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { whenReleased } from '../app/calm.ts';
import { useExtra } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import type { LogEntry } from '../engine/model.ts';
import { lookOf } from '../games/index.ts';
import { memo } from '../kit/memo.tsx';
import type { MiniCards } from '../kit/mini-cards.ts';
import { useOneStop } from '../kit/one-stop.ts';
import type { Act, Story } from '../kit/story.ts';
import { Emblem } from '../ui/emblem.tsx';
import { ActLine } from './act-line.tsx';
import { actsIn, groupsOf, spokenLine } from './acts.ts';
import { cx } from './styles.ts';
import { cardsIn } from './turns.ts';

interface Props {
  readonly gameId: string;
  readonly entries: readonly LogEntry[];
  readonly opening: readonly Shapes['Event'][];
  readonly wording: Wording;
  readonly story: Story | null;
  readonly names: readonly string[];
  /** Who is "you"; left out or null: everybody goes by their name. */
  readonly me?: Seat | null;
  /** How many decisions the shown table has behind it; left out, it is all of them. */
  readonly at?: number;
  /** How many turns are shown; left out, it is all of them. */
  readonly latest?: number;
  /** A short remark on a decision. */
  note?(ply: number): string | null;
  /** Shows the table after so many decisions; left out, acts are only to be read. */
  onOpen?(at: number): void;
}

/** What happened, turn by turn: each thing once, under who did it. */
export function Log(props: Props) {
  const list = useRef<HTMLOListElement>(null);
  const words = useWords();
  const minis = useExtra(lookOf(props.gameId).miniCards);
  const { entries, opening, wording, story, names, me = null, onOpen, at = entries.length } = props;
  const language: Language = wording.language;
  const groups = useMemo(
    () => groupsOf(actsIn(story, entries, opening, { names, me, wording, language })),
    [story, entries, opening, names, me, wording],
  );
  useEffect(() => {
    // What is scrolled away under a finger is not pressed.
    whenReleased(() => list.current && keepInSight(list.current));
  }, [at, entries.length, minis]);
  const stop = useOneStop(list, 'last');
  // It scrolls: where no act can be reached by keyboard, the list itself must be.
  const reach = onOpen ? stop : { tabIndex: 0 };
  const now = nowIn(
    groups.flatMap(({ acts }) => acts),
    at,
  );
  return (
    <ol class={cx('log')} ref={list} lang={language} aria-label={words.log} {...reach}>
      {groups.slice(-(props.latest ?? groups.length)).map(({ seat, acts }, i) => (
        <li key={i} class={cx(seat === null ? 'log-turn nobody' : 'log-turn')}>
          {seat !== null && <Emblem name={names[seat]!} seat={seat} size={22} />}
          <div>
            {acts.map((act, at) => (
              <ActEntry
                key={at}
                {...{ act, minis, wording }}
                said={`${spokenLine(act.line, String)} ${act.note ?? ''}`}
                who={seat === null || at > 0 ? null : seat === me ? words.you : names[seat]!}
                isNow={act === now}
                remark={remarkOn(act, props.note)}
                {...(onOpen && { onOpen })}
              />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The act that the shown table shows: the last one that is done then, or is being done. */
function nowIn(acts: readonly Act[], at: number): Act | undefined {
  return acts.findLast((act) => act.to <= at) && acts.findLast((act) => act.from < at || act.to === at);
}

function remarkOn({ from, to }: Act, note: Props['note']): string | null {
  for (let ply = from; note && ply < to; ply++) {
    const remark = note(ply);
    if (remark) return remark;
  }
  return null;
}

interface ActProps {
  readonly act: Act;
  /** The same as the line: what tells one act from another. */
  readonly said: string;
  readonly who: string | null;
  readonly minis: MiniCards | null;
  readonly wording: Wording;
  readonly isNow: boolean;
  readonly remark: string | null;
  onOpen?(at: number): void;
}

/** Logs grow long: an act that says the same as before is not drawn again. */
const ActEntry = memo(
  ({ act, who, minis, wording, isNow, remark, onOpen }: ActProps) => {
    const looks = isNow ? 'log-entry now' : 'log-entry';
    const told = (
      <>
        {remark && <span class={cx('log-remark')}>{remark}</span>}
        <ActLine {...{ act, who, minis, wording }} />
      </>
    );
    if (!onOpen) return <div class={cx(looks)}>{told}</div>;
    return (
      <button
        type="button"
        class={cx(looks)}
        aria-current={isNow ? 'step' : undefined}
        data-at={act.to}
        onClick={() => onOpen(act.to)}
      >
        {told}
      </button>
    );
  },
  (a, b) =>
    a.said === b.said &&
    a.act.to === b.act.to &&
    a.who === b.who &&
    a.minis === b.minis &&
    a.wording === b.wording &&
    a.isNow === b.isNow &&
    a.remark === b.remark &&
    a.onOpen === b.onOpen,
);

interface EntryProps extends Pick<Props, 'wording' | 'names' | 'onOpen'> {
  readonly minis: MiniCards | null;
  readonly events: readonly Shapes['Event'][];
  readonly to: number;
  readonly isNow: boolean;
  readonly remark?: string | null;
}

/** One decision in the game's own sentences. */
export const Entry = memo((props: EntryProps) => {
  const { minis, events, wording, names, to, onOpen } = props;
  const looks = props.isNow ? 'log-entry now' : 'log-entry';
  const told = (
    <>
      {props.remark && <span class={cx('log-remark')}>{props.remark}</span>}
      {events.map((event, i) => {
        const codes = cardsIn(event);
        return (
          <span key={i} class={cx('log-event')}>
            {wording.event(event, names)}{' '}
            {minis && codes.length > 0 && (
              <span class={cx('log-cards')} aria-hidden="true">
                <minis.Minis codes={codes} />
              </span>
            )}
          </span>
        );
      })}
    </>
  );
  if (!onOpen) return <div class={cx(looks)}>{told}</div>;
  return (
    <button
      type="button"
      class={cx(looks)}
      aria-current={props.isNow ? 'step' : undefined}
      onClick={() => onOpen(to)}
    >
      {told}
    </button>
  );
});

/** Scrolls the list, and nothing around it. */
function keepInSight(list: HTMLElement): void {
  const now = list.querySelector<HTMLElement>(`.${cx('now')}`);
  if (!now) return;
  const [box, seen] = [now.getBoundingClientRect(), list.getBoundingClientRect()];
  if (box.bottom > seen.bottom) list.scrollTop += box.bottom - seen.bottom + 8;
  else if (box.top < seen.top) list.scrollTop -= seen.top - box.top + 8;
}
