import type { Settings } from '../app/settings.ts';
import { ChallengePage } from '../challenge/challenge-page.tsx';
import { IncomingPage } from '../challenge/incoming-page.tsx';
import { DailyPage } from './daily-page.tsx';

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
  if (page === 'challenge') return <ChallengePage key={rest} address={rest ?? ''} settings={settings} />;
  return <DailyPage wanted={rest} settings={settings} />;
}
