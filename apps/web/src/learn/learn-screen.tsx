import { lazy } from '../app/lazy.tsx';
import type { Settings } from '../app/settings.ts';

const LearnPage = lazy(() => import('./learn-page.tsx').then((module) => module.LearnPage));
const LessonScreen = lazy(() => import('./lesson-screen.tsx').then((module) => module.LessonScreen));
const PracticeScreen = lazy(() =>
  import('../practice/practice-screen.tsx').then((module) => module.PracticeScreen),
);

/** All that is there to get better: what there is, a lesson, practice. Apart, so that home need not know of them. */
export function LearnScreen(props: {
  readonly page: 'learn' | 'practice';
  readonly game: string | null;
  readonly settings: Settings;
}) {
  const { page, game, settings } = props;
  if (page === 'practice') return <PracticeScreen key={game} part={game} settings={settings} />;
  if (game === null) return <LearnPage settings={settings} />;
  return <LessonScreen key={game} gameId={game} settings={settings} />;
}
