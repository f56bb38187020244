import type { TableLine } from '@quartet/protocol';
import { LiveClient } from '@quartet/protocol/client';
import { useEffect, useState } from 'preact/hooks';
import { lazy, Suspense } from '../app/lazy.tsx';
import { useWords } from '../app/words/index.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { AgainButton } from './again-button.tsx';
import { ask } from './api.ts';
import { InvitationList } from './invitation-list.tsx';
import { JoinCode } from './join-code.tsx';
import { liveAddress } from './live-address.ts';
import { cx } from './styles.ts';
import { type Shown, TableRow } from './table-row.tsx';
import { Unreachable } from './unreachable.tsx';
import { type Keeping, type Self, useMe } from './use-me.ts';
import { ONLINE_WORDS } from './words.ts';

const PeoplePanel = lazy(() => import('./people-panel.tsx').then((module) => module.PeoplePanel));
const CreateSheet = lazy(() => import('./create-sheet.tsx').then((module) => module.CreateSheet));
const QuickSheet = lazy(() => import('./quick-sheet.tsx').then((module) => module.QuickSheet));

/** Milliseconds between two looks at my own tables; of open ones the server tells at once. */
const FRESH = 15_000;

interface Lists {
  readonly mine: readonly TableLine[];
  readonly open: readonly TableLine[];
  readonly running: readonly TableLine[];
}

/** Tables of the server: mine, open ones, a new one, or one by its code. `game`: a new one of this, at once. */
export function Lobby({ settings, game, change }: Keeping & { readonly game: string | null }) {
  const words = ONLINE_WORDS[settings.language];
  const common = useWords();
  const self = useMe({ settings, change });
  const [isMaking, setMaking] = useState(game !== null);
  const [isQuick, setQuick] = useState(false);
  const { lists, isOut, forget } = useLists(self);
  if (self.isOut || isOut) return <Unreachable settings={settings} onAgain={self.refresh} />;
  if (!lists) return <p class="page-wait">{common.loading}</p>;
  const mine = new Set(lists.mine.map(({ id }) => id));
  const running = lists.running.filter(({ id }) => !mine.has(id));
  const own = lists.mine.filter(({ invitedBy }) => !invitedBy);
  const invited = lists.mine.filter(({ invitedBy }) => invitedBy);
  const others = lists.open.filter(({ id }) => !mine.has(id));
  return (
    <main class={cx('page online')}>
      <PageHeader title={words.title} />
      <h1 class="visually-hidden">{words.title}</h1>
      <p class="muted">{words.lobbyNote}</p>
      <p class={cx('doors')}>
        <button type="button" class="button primary" onClick={() => setMaking(true)}>
          <Icon name="plus" /> {words.make}
        </button>
        <button type="button" class="button" onClick={() => setQuick(true)}>
          <Icon name="play" /> {words.quick}
        </button>
        <a class="button" href="#/online/e.new">
          <Icon name="cards" /> {words.duplicate}
        </a>
        <a class="button" href="#/online/me">
          <Icon name="people" /> {self.me?.person.name ?? words.account}
        </a>
        <a class="button" href="#/online/games">
          <Icon name="history" /> {words.myGames}
        </a>
        <a class="button" href="#/leaderboard">
          <Icon name="chart" /> {words.leaderboard}
        </a>
      </p>
      {self.me && (
        <p class={cx('buttons')}>
          <AgainButton mine={lists.mine} person={self.me.person.id} settings={settings} />
        </p>
      )}
      <JoinCode language={settings.language} />
      <InvitationList lines={invited} settings={settings} onDeclined={forget} />
      {own.length > 0 && <Tables title={words.mine} lines={own} settings={settings} />}
      <Suspense fallback={null}>{self.me && <PeoplePanel settings={settings} table={null} />}</Suspense>
      <Tables
        title={words.open}
        lines={others}
        settings={settings}
        empty={words.noneOpen}
        canJoin={self.me !== null}
      />
      {running.length > 0 && <Tables title={words.toWatch} lines={running} settings={settings} />}
      <Suspense fallback={null}>
        {isQuick && <QuickSheet {...{ settings, self }} onClose={() => setQuick(false)} />}
        {isMaking && <CreateSheet {...{ settings, self, game }} onClose={() => setMaking(false)} />}
      </Suspense>
    </main>
  );
}

interface Loaded {
  readonly lists: Lists | null;
  readonly isOut: boolean;
  /** Takes these tables off my own list. */
  readonly forget: (tables: readonly string[]) => void;
}

function useLists(self: Self): Loaded {
  const [lists, setLists] = useState<Lists | null>(null);
  const [isOut, setOut] = useState(false);
  const person = self.me === undefined ? undefined : (self.me?.person.id ?? null);
  useEffect(() => {
    if (person === undefined) return;
    let isLoaded = false;
    const load = async (): Promise<void> => {
      // A page that nobody sees is kept as it is, but it has come to something first.
      if (document.hidden && isLoaded) return;
      isLoaded = true;
      const [open, running, mine] = await Promise.all([
        ask<{ tables: TableLine[] }>('GET', ['tables']),
        ask<{ tables: TableLine[] }>('GET', ['running-tables']),
        person === null ? null : ask<{ tables: TableLine[] }>('GET', ['me', 'tables']),
      ]);
      setOut(!open.ok);
      if (!open.ok) return;
      setLists({
        open: open.value.tables,
        running: running.ok ? running.value.tables : [],
        mine: mine?.ok ? mine.value.tables : [],
      });
    };
    void load();
    const timer = setInterval(() => void load(), FRESH);
    const onSeen = (): void => void load();
    document.addEventListener('visibilitychange', onSeen);
    const live = new LiveClient({ url: liveAddress() });
    live.watchOpen(() => void load());
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onSeen);
      live.close();
    };
  }, [person, self.isOut]);
  const forget = (tables: readonly string[]): void =>
    setLists((known) => known && { ...known, mine: known.mine.filter(({ id }) => !tables.includes(id)) });
  return { lists, isOut, forget };
}

function Tables(
  props: Shown & { readonly title: string; readonly lines: readonly TableLine[]; readonly empty?: string },
) {
  return (
    <section class={cx('panel online-panel')}>
      <h2>{props.title}</h2>
      {props.lines.length === 0 && <p class="muted">{props.empty}</p>}
      <ul class={cx('table-list')}>
        {props.lines.map((line) => (
          <TableRow key={line.id} line={line} settings={props.settings} canJoin={props.canJoin ?? false} />
        ))}
      </ul>
    </section>
  );
}
