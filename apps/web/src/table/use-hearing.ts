import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useWords } from '../app/words/index.ts';
import type { LogEntry, TableState } from '../engine/model.ts';
import type { Speech } from '../kit/speech.ts';
import type { Feel } from '../ui/feel.ts';
import { BEAT, soundsOf } from './event-sounds.ts';
import { newsOf } from './news.ts';
import type { Reported } from './report.ts';
import { type Report, Reporter } from './reporter.ts';

/** Nobody is asked without hearing that it is their turn. */
function called(question: string, call: string): string {
  return question.startsWith(call) ? question : `${call}. ${question}`;
}

/** What happens at the table is heard and felt; what players did comes back as reports. */
export function useHearing(props: {
  readonly state: TableState;
  readonly log: readonly LogEntry[];
  readonly speech: Speech | null;
  /** What the person at the screen is asked; null: others decide. */
  readonly asked: string | null;
  readonly reported: Reported;
  readonly feel: Feel;
}): readonly Report[] {
  const { state, speech, asked, feel } = props;
  const words = useWords();
  const isMine = asked !== null;
  const [reports, setReports] = useState<readonly Report[]>([]);
  const reporter = useMemo(() => new Reporter(props.reported, setReports), []);
  reporter.reported = props.reported;
  const before = useRef<TableState | null>(null);
  const wasMine = useRef(false);
  useEffect(() => () => reporter.end(), []);
  useEffect(() => {
    const isOpened = before.current === null;
    const news = newsOf(before.current, state, props.log);
    before.current = state;
    // Where bots are in a hurry, nobody saw that it was theirs.
    const wasTheirs = !wasMine.current || news.entries.some(({ seat }) => seat !== state.viewer);
    const isTurn = isMine && wasTheirs;
    reporter.hear(news, isTurn ? called(asked, words.yourTurn) : asked);
    // A fresh table is heard being dealt.
    const events = news.isFresh ? state.opening : news.entries.flatMap((entry) => entry.events);
    const heard = speech ? soundsOf(events, speech.sounds) : [];
    for (const [i, name] of heard.entries()) feel.sound(name, i * BEAT);
    if (isTurn && !isOpened) {
      feel.sound('turn', heard.length * BEAT);
      feel.buzz('turn');
    }
    wasMine.current = isMine;
  }, [state]);
  return reports;
}
