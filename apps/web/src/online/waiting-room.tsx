import { findAbout } from '@quartet/catalog/list';
import type { TableInfo } from '@quartet/protocol';
import type { Me } from '@quartet/protocol/http';
import { Suspense } from 'preact/compat';
import { useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { botsAt, botsOf } from './bot-choice.ts';
import type { Return } from './ended-note.tsx';
import { Invite } from './invite.tsx';
import type { ActNow } from './online-screen.tsx';
import { freshGuest, type Guest } from './person.ts';
import { SeatRow } from './seat-row.tsx';
import { cx } from './styles.ts';
import { EndedNote, seatOf } from './table-notes.tsx';
import { TableTalk } from './table-talk.tsx';
import type { LiveTable } from './use-live-table.ts';
import { WhoForm } from './who-form.tsx';
import { ONLINE_WORDS } from './words.ts';

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
  const mine = seatOf(info, person);
  const isHost = person === info.host;
  const free = info.players.flatMap(({ kind }, seat) => (kind === 'open' ? [seat] : []));
  const title = findAbout(info.game)?.name[settings.language] ?? info.game;
  const names = info.players.map((one) => (one.kind === 'person' ? one.person.name : '–'));
  const fill = (): void => {
    const bots = botsOf('medium', free.length, botsAt(info));
    for (const [i, seat] of free.entries()) act({ type: 'bot', seat, bot: bots[i]! });
  };
  return (
    <main class={cx('page online')}>
      <PageHeader title={words.title} />
      <h1>{title}</h1>
      <p role="status" class={cx('status')}>
        {live.isLost ? words.noServer : trouble || stepOf(props, mine, free.length)}
      </p>
      {live.ended && (
        <Suspense fallback={null}>
          <EndedNote {...{ live, settings, back: props.back }} />
        </Suspense>
      )}
      {mine === null && free.length > 0 && <SitDown {...props} />}
      <ul class={cx('panel online-panel seats')}>
        {info.players.map((player, seat) => (
          <SeatRow
            key={seat}
            {...{ player, seat, info, words, settings, isHost, act }}
            isMe={seat === mine}
            isAway={live.away.some((one) => one.seat === seat && one.since !== null)}
            onSit={mine === null && person !== null ? () => void sit(null, seat) : null}
          />
        ))}
      </ul>
      <p class={cx('buttons')}>
        {isHost && free.length > 0 && (
          <button type="button" class="button" onClick={fill}>
            {words.fillWithBots}
          </button>
        )}
        {mine !== null && !isHost && (
          <button type="button" class="button" onClick={() => act({ type: 'stand' })}>
            {words.stand}
          </button>
        )}
        {isHost && (
          <button
            type="button"
            class="button primary"
            aria-disabled={free.length > 0}
            onClick={() => act({ type: 'start' })}
          >
            {words.start}
          </button>
        )}
      </p>
      {free.length > 0 && <Invite code={info.code} words={words} />}
      <section class={cx('panel online-panel')}>
        <TableTalk {...{ live, info, person, settings, act, names }} />
      </section>
    </main>
  );
}

/** What happens next, in one sentence. */
function stepOf({ info, person, settings }: Props, mine: number | null, free: number): string {
  const words = ONLINE_WORDS[settings.language];
  if (info.luck?.called) return words.drawing;
  if (mine === null && free === 0) return words.full;
  if (free > 0) return words.startWhenFull;
  const host = info.players.find((one) => one.kind === 'person' && one.person.id === info.host);
  return person === info.host || host?.kind !== 'person' ? '' : words.waitForHost(host.person.name);
}

/** One tap: name and sign are filled in. */
function SitDown({ me, settings, sit }: Props) {
  const words = ONLINE_WORDS[settings.language];
  const [guest, setGuest] = useState<Guest>(() => me?.person ?? freshGuest(settings));
  const [isBusy, setBusy] = useState(false);
  const name = guest.name.trim();
  const sitDown = async (): Promise<void> => {
    if (isBusy || name === '') return;
    setBusy(true);
    await sit({ name, emblem: guest.emblem }, null);
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
      <WhoForm words={words} language={settings.language} guest={guest} onChange={setGuest} />
    </section>
  );
}
