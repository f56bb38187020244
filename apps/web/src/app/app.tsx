import { useLayoutEffect, useState } from 'preact/hooks';
import { dress } from '../ui/dress.ts';
import '../home/both-pages.ts';
import { Boundary } from './failure/boundary.tsx';
import { FailurePage, FailureSheet } from './failure/face.tsx';
import { tellFailure } from './failure/failures.ts';
import { lazy, Suspense } from './lazy.tsx';
import { useRoute } from './routes.ts';
import { loadSettings, type Settings, saveSettings } from './settings.ts';
import { useArrival } from './use-arrival.ts';
import { WORDS, WordsContext } from './words/index.ts';

const Home = lazy(() => import('../home/home.tsx').then((module) => module.Home));
const TableScreen = lazy(() => import('../table/table-screen.tsx').then((module) => module.TableScreen));
const FirstVisit = lazy(() => import('../home/first-visit.tsx').then((module) => module.FirstVisit));
const SetUp = lazy(() => import('../home/set-up.tsx').then((module) => module.SetUp));
const RulesPage = lazy(() => import('../rules/rules-page.tsx').then((module) => module.RulesPage));
const SettingsPage = lazy(() =>
  import('../settings/settings-page.tsx').then((module) => module.SettingsPage),
);
const ReplaysPage = lazy(() =>
  import('../replays/list/replays-page.tsx').then((module) => module.ReplaysPage),
);
const ReplayScreen = lazy(() =>
  import('../replays/viewer/replay-screen.tsx').then((module) => module.ReplayScreen),
);
const StatsPage = lazy(() => import('../statistics/stats-page.tsx').then((module) => module.StatsPage));
const LearnScreen = lazy(() => import('../learn/learn-screen.tsx').then((module) => module.LearnScreen));
const Lobby = lazy(() => import('../online/lobby.tsx').then((module) => module.Lobby));
const OnlineScreen = lazy(() => import('../online/online-screen.tsx').then((module) => module.OnlineScreen));
const AccountPage = lazy(() => import('../online/account-page.tsx').then((module) => module.AccountPage));
const MyGamesPage = lazy(() => import('../online/my-games-page.tsx').then((module) => module.MyGamesPage));
const LeaderboardPage = lazy(() =>
  import('../online/leaderboard-page.tsx').then((module) => module.LeaderboardPage),
);
const DealPages = lazy(() => import('../daily/deal-pages.tsx').then((module) => module.DealPages));
const AdminPage = lazy(() => import('../admin/admin-page.tsx').then((module) => module.AdminPage));

export function App() {
  const route = useRoute();
  const [settings, setSettings] = useState(loadSettings);
  const change = (changes: Partial<Settings>): void => {
    const next = { ...settings, ...changes };
    setSettings(next);
    if (!saveSettings(next)) tellFailure({ fault: 'full', again: () => change(changes) });
  };
  useLayoutEffect(() => dress(settings), [settings]);
  const words = WORDS[settings.language];
  useArrival(route, words.appName);
  return (
    <WordsContext.Provider value={words}>
      <Boundary of={route} face={(failure) => <FailurePage failure={failure} language={settings.language} />}>
        <Suspense fallback={<p class="page-wait">{words.loading}</p>}>
          {route.page === 'home' && settings.met && <Home settings={settings} />}
          {route.page === 'home' && !settings.met && <FirstVisit settings={settings} change={change} />}
          {route.page === 'set-up' && <SetUp key={route.game} gameId={route.game} settings={settings} />}
          {route.page === 'table' && (
            <TableScreen key={route.id} id={route.id} settings={settings} change={change} />
          )}
          {route.page === 'rules' && (
            <RulesPage key={route.game} gameId={route.game} section={route.section} settings={settings} />
          )}
          {(route.page === 'learn' || route.page === 'practice') && (
            <LearnScreen page={route.page} game={route.game} settings={settings} />
          )}
          {route.page === 'settings' && <SettingsPage settings={settings} change={change} />}
          {route.page === 'replay' && (
            <ReplayScreen key={route.id} id={route.id} at={route.at} settings={settings} />
          )}
          {route.page === 'replays' && <ReplaysPage settings={settings} />}
          {route.page === 'online' && (
            <Lobby key={route.game} game={route.game} settings={settings} change={change} />
          )}
          {route.page === 'online-table' && (
            <OnlineScreen key={route.id} table={route.id} settings={settings} change={change} />
          )}
          {route.page === 'online-me' && <AccountPage settings={settings} change={change} />}
          {route.page === 'online-games' && <MyGamesPage settings={settings} />}
          {route.page === 'leaderboard' && <LeaderboardPage ladder={route.ladder} settings={settings} />}
          {'rest' in route && <DealPages {...route} settings={settings} />}
          {route.page === 'admin' && <AdminPage settings={settings} token={route.token} />}
          {route.page === 'stats' && <StatsPage settings={settings} change={change} />}
        </Suspense>
      </Boundary>
      <FailureSheet language={settings.language} of={route} />
    </WordsContext.Provider>
  );
}
