import { lazy } from '../app/lazy.tsx';
import type { Settings } from '../app/settings.ts';
import { parseBeside } from '../challenge/beside-address.ts';
import { ChallengePage } from '../challenge/challenge-page.tsx';
import { IncomingPage } from '../challenge/incoming-page.tsx';
import { DailyPage } from './daily-page.tsx';

const BesideScreen = lazy(() =>
  import('../challenge/beside-screen.tsx').then((module) => module.BesideScreen),
);

/** The pages about deals that others play, too. */
export function DealPages({
  page,
  rest,
  settings,
}: {
  readonly page: 'daily' | 'c' | 'challenge';
  readonly rest: string | null;
  readonly settings: Settings;
}) {
  if (page === 'c') return <IncomingPage link={rest ?? ''} settings={settings} />;
  const beside = page === 'challenge' ? parseBeside(rest ?? '') : null;
  if (beside) return <BesideScreen key={rest} beside={beside} settings={settings} />;
  if (page === 'challenge') return <ChallengePage key={rest} address={rest ?? ''} settings={settings} />;
  return <DailyPage wanted={rest} settings={settings} />;
}
