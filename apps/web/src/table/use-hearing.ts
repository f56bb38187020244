import type { Shapes } from '@quartet/core';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { SPEEDS, type Speed } from '../app/settings.ts';
import { useWords } from '../app/words/index.ts';
import type { LogEntry, TableState } from '../engine/model.ts';
import type { Motion } from '../kit/motion/beat.ts';
import { traceBetween } from '../kit/motion/trace.ts';
import type { Speech } from '../kit/speech.ts';
import type { Feel } from '../ui/feel.ts';
import type { SoundName } from '../ui/sound/sounds.ts';
import { BEAT, soundsOf } from './event-sounds.ts';
import { newsOf } from './news.ts';
import type { Reported } from './report.ts';
import { type Report, Reporter } from './reporter.ts';

const BIG: readonly SoundName[] = ['snatch', 'claim', 'close', 'chip'];

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
  /** How events are seen: they are heard at the same time, and bots wait for them. */
  readonly motion: Motion<Shapes, unknown> | null;
  readonly speed: Speed;
  hold(time: number): void;
}): readonly Report[] {
  const { state, speech, asked, feel, motion } = props;
  const me = typeof state.viewer === 'number' ? state.viewer : null;
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
    const viewBefore = before.current?.view ?? null;
    const news = newsOf(before.current, state, props.log);
    before.current = state;
    // Where bots are in a hurry, nobody saw that it was theirs.
    const wasTheirs = !wasMine.current || news.entries.some(({ seat }) => seat !== state.viewer);
    const isTurn = isMine && wasTheirs;
    reporter.hear(news, isTurn ? called(asked, words.yourTurn) : asked);
    // A fresh table is heard being dealt.
    const events = news.isFresh ? state.opening : news.entries.flatMap((entry) => entry.events);
    const traced = motion && traceBetween(motion, viewBefore, state.view, { events, me });
    const factor = SPEEDS[props.speed];
    const times = traced?.times.map(({ at, until }) => ({ at: at * factor, until: until * factor }));
    const heard = speech ? soundsOf(events, speech.sounds, times) : [];
    for (const { name, delay } of heard) feel.sound(name, delay);
    // What is big enough for a sound of its own is felt as well, once.
    const big = heard.find(({ name }) => BIG.includes(name));
    if (big) setTimeout(() => feel.buzz('event'), big.delay * 1000);
    if (traced && factor > 0) props.hold((traced.length + traced.hold) * factor);
    if (isTurn && !isOpened) {
      feel.sound('turn', (heard.at(-1)?.delay ?? -BEAT) + BEAT);
      feel.buzz('turn');
    }
    wasMine.current = isMine;
  }, [state]);
  return reports;
}
