import type { Shapes, Wording } from '@quartet/core';
import { memo } from 'preact/compat';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { useExtra } from '../app/use-loaded.ts';
import { useWords } from '../app/words/index.ts';
import type { LogEntry } from '../engine/model.ts';
import { lookOf } from '../games/index.ts';
import type { MiniCards } from '../kit/mini-cards.ts';
import { useOneStop } from '../kit/one-stop.ts';
import { Emblem } from '../ui/emblem.tsx';
import { cx } from './styles.ts';
import { cardsIn, turnsOf } from './turns.ts';

interface Props {
  readonly gameId: string;
  readonly entries: readonly LogEntry[];
  readonly opening: readonly Shapes['Event'][];
  readonly wording: Wording;
  readonly names: readonly string[];
  /** How many decisions the shown table has behind it; left out, it is all of them. */
  readonly at?: number;
  /** A short remark on a decision. */
  note?(ply: number): string | null;
  /** Shows the table after so many decisions; left out, entries are only to be read. */
  onOpen?(at: number): void;
}

/** What happened, turn by turn, in words; names, never "you", since people pass the device around. */
export function Log(props: Props) {
  const list = useRef<HTMLOListElement>(null);
  const words = useWords();
  const minis = useExtra(lookOf(props.gameId).miniCards);
  const { entries, opening, wording, names, onOpen, at = entries.length } = props;
  const common = { minis, wording, names, ...(onOpen && { onOpen }) };
  const turns = useMemo(() => turnsOf(entries), [entries]);
  useEffect(() => {
    if (list.current) keepInSight(list.current);
  }, [at, entries.length, minis]);
  const stop = useOneStop(list, 'last');
  // It scrolls: where no entry can be reached by keyboard, the list itself must be.
  const reach = onOpen ? stop : { tabIndex: 0 };
  return (
    <ol class={cx('log')} ref={list} lang={wording.language} aria-label={words.log} {...reach}>
      <li class={cx('log-turn')}>
        <Entry {...common} events={opening} to={0} isNow={at === 0} />
      </li>
      {turns.map(({ seat, entries: own }) => (
        <li key={own[0]!.ply} class={cx('log-turn')}>
          <Emblem name={names[seat]!} seat={seat} size={22} />
          <div>
            {own.map(({ ply, events }) => (
              <Entry
                key={ply}
                {...common}
                events={events}
                to={ply + 1}
                isNow={at === ply + 1}
                remark={props.note?.(ply) ?? null}
              />
            ))}
          </div>
        </li>
      ))}
    </ol>
  );
}

interface EntryProps extends Pick<Props, 'wording' | 'names' | 'onOpen'> {
  readonly minis: MiniCards | null;
  readonly events: readonly Shapes['Event'][];
  readonly to: number;
  readonly isNow: boolean;
  readonly remark?: string | null;
}

/** Logs grow long: an entry that says the same as before is not drawn again. */
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
