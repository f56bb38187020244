import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { TableState } from '../engine/model.ts';
import type { Speech } from '../kit/speech.ts';
import type { Feel } from '../ui/feel.ts';
import { BEAT, soundsOf } from './event-sounds.ts';
import { newsOf } from './news.ts';
import type { Reported } from './report.ts';
import { type Report, Reporter } from './reporter.ts';

/** What happens at the table is heard and felt; what players did comes back as reports. */
export function useHearing(props: {
  readonly state: TableState;
  readonly speech: Speech | null;
  readonly isMine: boolean;
  readonly reported: Reported;
  readonly feel: Feel;
}): readonly Report[] {
  const { state, speech, isMine, feel } = props;
  const [reports, setReports] = useState<readonly Report[]>([]);
  const reporter = useMemo(() => new Reporter(props.reported, setReports), []);
  reporter.reported = props.reported;
  const before = useRef<TableState | null>(null);
  const wasMine = useRef(isMine);
  useEffect(() => () => reporter.end(), []);
  useEffect(() => {
    const news = newsOf(before.current, state);
    before.current = state;
    reporter.hear(news);
    // A fresh table is heard being dealt.
    const events = news.isFresh ? state.opening : news.entries.flatMap((entry) => entry.events);
    const heard = speech ? soundsOf(events, speech.sounds) : [];
    for (const [i, name] of heard.entries()) feel.sound(name, i * BEAT);
    if (isMine && !wasMine.current) {
      feel.sound('turn', heard.length * BEAT);
      feel.buzz('turn');
    }
    wasMine.current = isMine;
  }, [state]);
  return reports;
}
