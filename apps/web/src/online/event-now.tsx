import type { Player } from '@quartet/protocol';
import type { EventAct, EventInfo } from '@quartet/protocol/events';
import { useState } from 'preact/hooks';
import { cx } from './event-styles.ts';
import type { EventWords } from './event-words.ts';
import { shownName } from './shown-name.ts';
import type { OnlineWords } from './words.ts';

interface Props {
  readonly info: EventInfo;
  readonly words: EventWords;
  readonly online: OnlineWords;
  readonly person: string | null;
  /** As whom somebody new would take part. */
  readonly name: string;
  act(act: EventAct): Promise<void>;
}

export function nameOf(player: Player, online: OnlineWords): string {
  if (player.kind === 'person') return shownName(player.person, online);
  return player.kind === 'bot' ? player.name : '';
}

/** What is going on, and the one thing to do. */
export function EventNow(props: Props) {
  const { info, words, online } = props;
  const people = info.entrants.filter(({ kind }) => kind === 'person');
  return (
    <section class={cx('panel online-panel event-now')} aria-live="polite">
      <h2>{info.status === 'open' ? words.here(people.length) : headOf(info, words)}</h2>
      {info.status === 'open' && <p>{people.map((player) => nameOf(player, online)).join(', ')}</p>}
      {info.endedBy && <p>{online.eventEnded[info.endedBy]}</p>}
      {sentencesOf(props).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <Buttons {...props} />
    </section>
  );
}

function headOf({ status, round, played, last }: EventInfo, words: EventWords): string {
  if (round) return words.dealOf(round.deal, last);
  if (status === 'playing') return words.dealOf(Math.min(played.length + 1, last), last);
  return status === 'over' ? words.over : words.drawing;
}

function sentencesOf({ info, words, online, person }: Props): string[] {
  const { status, round, me, nextAt, waiting, ranking } = info;
  const own = ranking.find(({ player }) => player.kind === 'person' && player.person.id === person);
  const place = status === 'over' ? (own?.place ?? null) : null;
  return [
    ...(place === null ? [] : [words.yourPlace(place, ranking.length)]),
    ...(round ? [words.tablesOver(round.over, round.tables)] : []),
    ...(me?.isOver ? [words.tableOver] : []),
    ...(me && me.place === null && status === 'playing' ? [words.noPlaceYet] : []),
    ...(nextAt !== null ? [words.nextDeal] : []),
    ...(info.ending ? [words.endWanted(namesOf(info, info.ending.missing, online))] : []),
    ...(info.isLocked && !me && status !== 'over' ? [words.locked] : []),
    ...(waiting.length > 0 ? [words.waiting(waiting.map((one) => shownName(one, online)))] : []),
  ];
}

/** In the order of their places. */
function namesOf({ entrants }: EventInfo, people: readonly string[], online: OnlineWords): string[] {
  const isAmong = (player: Player): boolean => player.kind === 'person' && people.includes(player.person.id);
  return entrants.filter(isAmong).map((player) => nameOf(player, online));
}

function Buttons({ info, words, person, name, act }: Props) {
  const { status, me, host, round, last } = info;
  const [isLeaving, setLeaving] = useState(false);
  const isHost = person !== null && host === person;
  const isAsked = person !== null && (info.ending?.missing.includes(person) ?? false);
  const isMore = status === 'open' || (status === 'playing' && (round?.deal ?? 0) < last);
  return (
    <p class={cx('buttons')}>
      {me?.table && !me.isOver && (
        <a class="button primary" href={`#/online/${me.table}`}>
          {words.toTable}
        </a>
      )}
      {isHost && status === 'open' && (
        <button type="button" class="button primary" onClick={() => void act({ type: 'start' })}>
          {words.start}
        </button>
      )}
      {!isHost && me && status === 'open' && <span>{words.waitForHost}</span>}
      {!me && isMore && (!info.isLocked || person !== null) && (
        <button type="button" class="button primary" onClick={() => void act({ type: 'join' })}>
          {status !== 'open' ? words.joinLate : person === null ? words.joinAs(name) : words.join}
        </button>
      )}
      {isHost && status === 'playing' && isMore && (
        <button type="button" class="button" onClick={() => void act({ type: 'end' })}>
          {round ? words.end : words.endNow}
        </button>
      )}
      {!isHost && isAsked && isMore && (
        <button type="button" class="button" onClick={() => void act({ type: 'end' })}>
          {words.agreeToEnd}
        </button>
      )}
      {me && isMore && !isLeaving && (
        <button type="button" class="button" onClick={() => setLeaving(true)}>
          {words.leave}
        </button>
      )}
      {me && isLeaving && (
        <span class={cx('event-ask')} role="alert">
          <span>{me.table && !me.isOver ? words.leaveDealSure : words.leaveSure}</span>
          <button type="button" class="button" onClick={() => setLeaving(false)}>
            {words.stay}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => {
              setLeaving(false);
              void act({ type: 'leave' });
            }}
          >
            {words.leave}
          </button>
        </span>
      )}
    </p>
  );
}
