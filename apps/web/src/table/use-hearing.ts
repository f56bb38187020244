import { useRef } from 'preact/hooks';
import type { TableState } from '../engine/model.ts';
import type { Speech } from '../kit/speech.ts';
import type { Feel } from '../ui/feel.ts';
import { BEAT, soundsOf } from './event-sounds.ts';
import type { Reported } from './report.ts';
import { type News, useNews } from './use-news.ts';
import { type Report, useReports } from './use-reports.ts';

/** What happens at the table is heard and felt; what players did comes back as reports. */
export function useHearing(props: {
  readonly state: TableState;
  readonly speech: Speech | null;
  readonly isMine: boolean;
  readonly reported: Reported;
  readonly feel: Feel;
}): readonly Report[] {
  const { state, speech, isMine, feel } = props;
  const [reports, report] = useReports(props.reported);
  const wasMine = useRef(isMine);
  useNews(state, (news) => {
    report(news);
    const heard = speech ? soundsOf(eventsOf(news), speech.sounds) : [];
    for (const [i, name] of heard.entries()) feel.sound(name, i * BEAT);
    if (isMine && !wasMine.current) {
      feel.sound('turn', heard.length * BEAT);
      feel.buzz('turn');
    }
    wasMine.current = isMine;
  });
  return reports;
}

/** A fresh table is heard being dealt. */
function eventsOf({ entries, isFresh, state }: News): TableState['opening'] {
  return isFresh ? state.opening : entries.flatMap(({ events }) => events);
}
