import { findAbout } from '@quartet/catalog/list';
import type { TableInfo } from '@quartet/protocol';
import type { Me } from '@quartet/protocol/http';
import { useState } from 'preact/hooks';
import { lazy, Suspense } from '../app/lazy.tsx';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { botsAt, botsOf } from './bot-choice.ts';
import type { Return } from './ended-note.tsx';
import { useFill } from './fill-later.ts';
import { Invite } from './invite.tsx';
import type { ActNow } from './online-screen.tsx';
import { freshGuest, type Guest } from './person.ts';
import { SeatRow } from './seat-row.tsx';
import { useStartWhenHere } from './start-when-here.ts';
import { cx } from './styles.ts';
import { EndedNote, seatOf } from './table-notes.tsx';
import { TableTalk } from './table-talk.tsx';
import { TableTerms } from './table-terms.tsx';
import type { LiveTable } from './use-live-table.ts';
import { WhoForm } from './who-form.tsx';
import { ONLINE_WORDS } from './words.ts';

const PeoplePanel = lazy(() => import('./people-panel.tsx').then((module) => module.PeoplePanel));

interface Props {
  readonly live: LiveTable;
  readonly info: TableInfo;
  readonly me: Me | null;
  readonly person: string | null;
  readonly settings: Settings;
  readonly trouble: string;
  readonly act: ActNow;
  readonly back: Return;
  sit(guest: Guest | null, seat: number | null): Promise<void>;
}

/** Before the deal: who is here, how others come, and the start. */
export function WaitingRoom(props: Props) {
  const { live, info, person, settings, trouble, act, sit } = props;
  const words = ONLINE_WORDS[settings.language];
  const common = useWords();
  const mine = seatOf(info, person);
  const isHost = person === info.host;
  const free = info.players.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const title = findAbout(info.game)?.name[settings.language] ?? info.game;
  const names = info.players.map((one) => (one.kind === 'person' ? one.person.name : '–'));
  const fill = (): void => {
    const bots = botsOf('medium', free.length, botsAt(info));
    for (const [i, seat] of free.entries()) act({ type: 'bot', seat, bot: bots[i]! });
  };
  const taken = info.seats - free.length;
  const ready = info.ready ?? [];
  const isReady = idsOf(info).every((id) => ready.includes(id)) && !info.luck?.called;
  const start = (): void => act({ type: 'start' });
  const areHere = live.away.length === idsOf(info).length && live.away.every(({ since }) => since === null);
  const starts = useStartWhenHere(info.id, isHost, isReady && areHere && free.length === 0, start);
  const wait = useFill(info.id, { isHost, isReady, free: free.length }, { fill, start });
  return (
    <main class={cx('page online')}>
      <PageHeader title={words.waitingRoom} />
      <h1 class="visually-hidden">{`${words.waitingRoom}: ${title}`}</h1>
      <p role="status" class={cx('status')}>
        {live.isLost
          ? words.noServer
          : trouble ||
            (wait === null
              ? starts
                ? words.startsWhenHere
                : stepOf(props, mine, free.length)
              : words.botsIn(wait))}
      </p>
      {live.ended && (
        <Suspense fallback={null}>
          <EndedNote {...{ live, settings, back: props.back }} />
        </Suspense>
      )}
      {mine === null && free.length > 0 && <SitDown {...props} />}
      <TableTerms {...{ info, title, isHost, settings, act }} />
      {free.length > 0 && <Invite door="t" code={info.code} label={words.link} {...{ title, words }} />}
      <div class={cx('seats-head')}>
        <h2>{common.seats}</h2>
        <p class="muted">{words.takenAndReady(taken, info.seats, ready.length)}</p>
      </div>
      <ul class={cx('panel online-panel seats')}>
        {info.players.map((player, seat) => (
          <SeatRow
            key={seat}
            {...{ player, seat, info, words, settings, isHost, act }}
            isMe={seat === mine}
            canNudge={mine !== null}
            isReady={player.kind === 'person' && ready.includes(player.person.id)}
            isAway={live.away.some((one) => one.seat === seat && one.since !== null)}
            onSit={mine === null && person !== null ? () => void sit(null, seat) : null}
          />
        ))}
      </ul>
      {mine !== null && free.length > 0 && (
        <Suspense fallback={null}>
          <PeoplePanel settings={settings} table={info.id} seated={idsOf(info)} />
        </Suspense>
      )}
      <section class={cx('panel online-panel')}>
        <TableTalk {...{ live, info, person, settings, act, names }} />
      </section>
      {(isHost || mine !== null) && <Foot {...props} {...{ isHost, free, fill }} />}
    </main>
  );
}

/** Always in sight: to the host filling up and the start, which says why it cannot be; to the others whether they agree. */
function Foot(props: Props & { readonly isHost: boolean; readonly free: readonly number[]; fill(): void }) {
  const { info, person, settings, act, isHost, free, fill } = props;
  const words = ONLINE_WORDS[settings.language];
  const ready = info.ready ?? [];
  if (!isHost)
    return (
      <p class={cx('foot')}>
        <button type="button" class="button" onClick={() => act({ type: 'stand' })}>
          {words.stand}
        </button>
        {!ready.includes(person!) && (
          <button type="button" class="button primary" onClick={() => act({ type: 'ready', on: true })}>
            {words.agree}
          </button>
        )}
      </p>
    );
  const waits = info.players.flatMap((one) =>
    one.kind === 'person' && !ready.includes(one.person.id) ? [one.person.name] : [],
  );
  const why =
    free.length > 0 ? words.seatsFree(free.length) : waits.length > 0 ? words.whenReady(waits) : null;
  return (
    <p class={cx('foot')}>
      {free.length > 0 && (
        <button type="button" class="button" onClick={fill}>
          <span>
            {words.fillWithBots}
            <small>{words.seatsFree(free.length)}</small>
          </span>
        </button>
      )}
      <button
        type="button"
        class="button primary"
        aria-disabled={why !== null}
        onClick={() => act({ type: 'start' })}
      >
        <span>
          {words.start}
          {why && <small>{why}</small>}
        </span>
      </button>
    </p>
  );
}

function idsOf({ players }: TableInfo): string[] {
  return players.flatMap((one) => (one.kind === 'person' ? [one.person.id] : []));
}

/** What happens next, in one sentence. */
function stepOf({ info, person, settings }: Props, mine: number | null, free: number): string {
  const words = ONLINE_WORDS[settings.language];
  if (info.luck?.called) return words.drawing;
  if (mine === null && free === 0) return words.full;
  if (free > 0) return person === info.host ? '' : words.startWhenFull;
  const host = info.players.find((one) => one.kind === 'person' && one.person.id === info.host);
  return person === info.host || host?.kind !== 'person' ? '' : words.waitForHost(host.person.name);
}

/** One tap: name and sign are filled in, and of whoever is known nobody asks for them again. */
function SitDown({ me, settings, sit }: Props) {
  const words = ONLINE_WORDS[settings.language];
  const [guest, setGuest] = useState<Guest>(() => me?.person ?? freshGuest(settings));
  const [isBusy, setBusy] = useState(false);
  const name = guest.name.trim();
  const sitDown = async (): Promise<void> => {
    if (isBusy || name === '') return;
    setBusy(true);
    await sit(me ? null : { name, emblem: guest.emblem }, null);
    setBusy(false);
  };
  return (
    <section class={cx('panel online-panel sit')} aria-label={words.sitAs(name)}>
      <button
        type="button"
        class={cx('button primary sit-down')}
        aria-disabled={isBusy || name === ''}
        onClick={() => void sitDown()}
      >
        {words.sitAs(name)}
      </button>
      {!me && <WhoForm words={words} language={settings.language} guest={guest} onChange={setGuest} />}
    </section>
  );
}
