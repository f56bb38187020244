import { useEffect, useState } from 'preact/hooks';
import { lazy, Suspense } from '../app/lazy.tsx';
import { go } from '../app/routes.ts';
import { useWords } from '../app/words/index.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import type { PlayProps } from './play-table.tsx';
import { shownName } from './shown-name.ts';
import tableNotes from './table-notes.module.css';
import { ONLINE_WORDS } from './words.ts';

const cx = classes(tableNotes);

export const EndedNote = lazy(() => import('./ended-note.tsx').then((module) => module.EndedNote));

/** Milliseconds after which the others may ask for a bot, by pace; the server knows the same. */
const GRACE = { untimed: 120_000, live: 120_000, days: 3 * 86_400_000 } as const;
const TICK = 5000;

type Props = PlayProps & { readonly names: readonly string[] };

/** Something that is the matter, until it is over or was put away. */
interface Note {
  /** Of this very matter: the next of its kind is another. */
  readonly key: string;
  readonly text: string;
  readonly buttons: readonly (readonly [label: string, press: () => void])[];
}

/** How the line is, along the top edge; nothing while all is well. */
export function LineNote({ live, settings }: Pick<Props, 'live' | 'settings'>) {
  const words = ONLINE_WORDS[settings.language];
  const text = live.isLost
    ? live.waiting > 0
      ? words.sendsLater
      : words.reconnecting
    : live.late > 0
      ? words.sending
      : null;
  return (
    <div role="status">
      {text && <p class={cx(live.isLost ? 'table-note line' : 'table-note line sending')}>{text}</p>}
    </div>
  );
}

/** In the table's row for notes, one at a time, only when something is the matter. */
export function TableNotes(props: Props) {
  const { live, settings, back } = props;
  const common = useWords();
  const [away, putAway] = useState<readonly string[]>([]);
  const [note] = useNotes(props).filter(({ key }) => !away.includes(key));
  if (live.ended)
    return (
      <Suspense fallback={null}>
        <EndedNote {...{ live, settings, back }} />
      </Suspense>
    );
  if (!note) return null;
  return (
    <div key={note.key} class={cx('table-note')} data-note="matter">
      <p>{note.text}</p>
      {note.buttons.map(([label, press], at) => (
        <button key={label} type="button" class={at === 0 ? 'button primary' : 'button'} onClick={press}>
          {label}
        </button>
      ))}
      <button
        type="button"
        class="icon-button"
        aria-label={common.close}
        onClick={() => putAway([...away, note.key])}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

/** The most pressing first. */
function useNotes(props: Props): Note[] {
  const { live, info, person, settings, names, act, trouble } = props;
  const words = ONLINE_WORDS[settings.language];
  const mine = seatOf(info, person);
  const me = mine === null ? null : info.players[mine]!;
  const actor = live.state?.view.actor ?? -1;
  const since = live.away.find(({ seat }) => seat === actor)?.since ?? null;
  const isWaitedFor = mine !== null && info.status === 'playing' && !isCoveredSeat(info, actor);
  const isActorAway = useLongAway(isWaitedFor ? since : null, GRACE[info.pace.kind], live.skew);
  const { resumable } = info;
  const isResumable = useLongAway(mine === null ? null : (resumable ?? null), 0, live.skew);
  const notes: Note[] = [];
  if (trouble !== '') notes.push({ key: `trouble ${trouble}`, text: trouble, buttons: [] });
  notes.push(...askedOf(props));
  if (info.status === 'paused') {
    const when = resumable && !isResumable ? words.resumable(whenText(resumable - live.skew, settings)) : '';
    const may = person === info.host || isResumable;
    notes.push({
      key: `paused ${resumable}`,
      text: `${words.paused} ${when}`,
      buttons: may ? [[words.resume, () => act({ type: 'resume' })]] : [],
    });
  }
  if (info.status === 'over' && !live.state?.result)
    notes.push({
      key: 'ended',
      text: words.endedByAll,
      buttons: [[words.lobby, () => go({ page: 'online', game: null })]],
    });
  if (me?.kind === 'person' && me.cover !== null && info.status !== 'over')
    notes.push({
      key: 'covered',
      text: words.covered,
      buttons: [[words.comeBack, () => act({ type: 'return' })]],
    });
  if (isActorAway)
    notes.push({
      key: `away ${actor} ${since}`,
      text: words.isAway(names[actor]!),
      buttons: [[words.cover(names[actor]!), () => act({ type: 'cover', seat: actor })]],
    });
  if (live.eveningEndedBy && info.status !== 'over')
    notes.push({ key: 'evening', text: words.eventEnded[live.eveningEndedBy], buttons: [] });
  return notes;
}

/** What somebody asks of me; and to whoever asked, that it was. */
function askedOf({ info, person, settings, names, act }: Props): Note[] {
  const { asking } = info;
  if (!asking || person === null) return [];
  const words = ONLINE_WORDS[settings.language];
  const answer = (yes: boolean) => (): void => act({ type: 'answer', ask: asking.id, yes });
  const key = `ask ${asking.id}`;
  if (asking.by.id === person)
    return [{ key, text: words.askedWaits, buttons: [[words.takeBackAsk, answer(false)]] }];
  if (!asking.needs.includes(person)) return [];
  const seat = names[asking.seat ?? -1] ?? '–';
  const isOwn = asking.what === 'seat' && info.players[asking.seat ?? -1]?.kind === 'person';
  const by = shownName(asking.by, words);
  const said = isOwn ? words.asksForOwn(seat) : words.asks[asking.what](by, seat);
  const letsSomebodyIn = asking.what === 'seat' && !asking.returns && info.rated !== false;
  const more = asking.seconds === undefined ? null : words.seconds(asking.seconds);
  const text = [said, more, letsSomebodyIn && words.ratedLast];
  return [
    {
      key,
      text: text.filter(Boolean).join(' '),
      buttons: [
        [words.yes, answer(true)],
        [words.no, answer(false)],
      ],
    },
  ];
}

/** Whether this has been so for longer than the grace: somebody is away, or it is paused. `since` by the server's clock, null: here. */
function useLongAway(since: number | null, grace: number, skew: number): boolean {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (since === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [since]);
  return since !== null && now + skew - since >= grace;
}

/** Whether the others may let a bot play on for this seat, as the server sees it: somebody may be back at another of its nodes. */
export function isLongAway({ live, info }: Pick<PlayProps, 'live' | 'info'>, seat: number): boolean {
  const longAgo = Date.now() + live.skew - GRACE[info.pace.kind];
  return live.away.some((away) => away.seat === seat && away.since !== null && away.since <= longAgo);
}

function whenText(at: number, { language }: PlayProps['settings']): string {
  return new Date(at).toLocaleString(language, { dateStyle: 'short', timeStyle: 'short' });
}

export function seatOf(info: PlayProps['info'], person: string | null): number | null {
  const seat = info.players.findIndex((one) => one.kind === 'person' && one.person.id === person);
  return seat < 0 ? null : seat;
}

function isCoveredSeat(info: PlayProps['info'], seat: number): boolean {
  const player = info.players[seat];
  return player?.kind !== 'person' || player.cover !== null;
}
