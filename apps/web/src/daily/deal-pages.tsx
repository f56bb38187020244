import type { Settings } from '../app/settings.ts';
import { DailyPage } from './daily-page.tsx';

/** The pages about deals that others play, too. */
export function DealPages(props: {
  readonly page: 'daily' | 'c' | 'challenge';
  readonly rest: string | null;
  readonly settings: Settings;
}) {
  return <DailyPage wanted={props.rest} settings={props.settings} />;
}
