import type { History, Played, Statistic } from '@quartet/protocol/ratings';
import { useEffect, useState } from 'preact/hooks';
import type { Settings } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import { classes } from '../ui/classes.ts';
import { Icon } from '../ui/icon.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { ask } from './api.ts';
import { HistoryList } from './history-list.tsx';
import online from './online.module.css';
import { RankedSwitch } from './ranked-switch.tsx';
import standings from './standings.module.css';
import { STANDINGS_WORDS } from './standings-words.ts';
import { Statistics } from './statistics.tsx';
import { Unreachable } from './unreachable.tsx';
import { useMe } from './use-me.ts';
import { ONLINE_WORDS } from './words.ts';

const cx = classes(online, standings);

/** What I have played at tables of the server, and how well: kept there, so the same on all my devices. */
export function MyGamesPage({ settings }: { readonly settings: Settings }) {
  const words = STANDINGS_WORDS[settings.language];
  const online = ONLINE_WORDS[settings.language];
  const common = useWords();
  const self = useMe();
  const { standing, isOut, load } = useStanding(self.me?.person.id ?? null);
  if (self.isOut || isOut)
    return (
      <Unreachable
        settings={settings}
        onAgain={() => {
          self.refresh();
          load(null);
        }}
      />
    );
  if (self.me === undefined || (self.me && !standing)) return <p class="page-wait">{common.loading}</p>;
  return (
    <main class={cx('page online')}>
      <PageHeader title={words.myGames} />
      <h1 class="visually-hidden">{words.myGames}</h1>
      <p class="muted">{self.me ? words.note : words.nobody}</p>
      <p class={cx('buttons')}>
        <a class="button" href="#/online">
          <Icon name="people" /> {words.toTables}
        </a>
        <a class="button" href="#/leaderboard">
          <Icon name="chart" /> {words.leaderboard}
        </a>
        {!self.me && (
          <a class="button" href="#/online/me">
            {words.toAccount}
          </a>
        )}
      </p>
      {self.me && standing && (
        <>
          {standing.games.length === 0 && <p>{words.none}</p>}
          <Statistics statistics={standing.statistics} settings={settings} />
          {standing.statistics.length > 0 && <p class="muted">{words.ratingHelp}</p>}
          <RankedSwitch key={self.me.person.id} {...{ words, online }} me={self.me} />
          {standing.games.length > 0 && (
            <HistoryList
              games={standing.games}
              settings={settings}
              onMore={standing.next === null ? null : () => load(standing.next)}
            />
          )}
        </>
      )}
    </main>
  );
}

interface Standing {
  readonly statistics: readonly Statistic[];
  readonly games: readonly Played[];
  /** Where older ones go on. */
  readonly next: string | null;
}

function useStanding(person: string | null) {
  const [standing, setStanding] = useState<Standing | null>(null);
  const [isOut, setOut] = useState(false);
  const load = async (after: string | null): Promise<void> => {
    const [history, mine] = await Promise.all([
      ask<History>('GET', ['me', 'history'], new URLSearchParams(after === null ? {} : { after })),
      ask<{ statistics: Statistic[] }>('GET', ['me', 'statistics']),
    ]);
    setOut(!history.ok || !mine.ok);
    if (!history.ok || !mine.ok) return;
    const { games, next } = history.value;
    const { statistics } = mine.value;
    setStanding((before) => ({
      statistics,
      games: after === null || !before ? games : [...before.games, ...games],
      next,
    }));
  };
  useEffect(() => {
    if (person !== null) void load(null);
  }, [person]);
  return { standing, isOut, load: (after: string | null) => void load(after) };
}
