import type { Act, Problem, ServerMessage, TableMessage } from '@quartet/protocol';
import { type ActOutcome, type Link, LiveClient } from '@quartet/protocol/client';
import type { EventInfo } from '@quartet/protocol/events';
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { type Followed, follow, UNKNOWN } from './follow.ts';
import { liveAddress } from './live-address.ts';
import { LUCK_NOTES } from './luck-notes.ts';

/** So long a broken line says nothing, in milliseconds: most are back before. One that is dead has had its time. */
const MOMENT = 1500;

type Presence = Extract<ServerMessage, { type: 'presence' }>;

export interface LiveTable extends Followed {
  readonly away: Presence['away'];
  readonly watchers: number;
  /** Whether the line has been down for long enough to speak of it. */
  readonly isLost: boolean;
  /** Why the server will not have this page any more, until `again`; null: it does. */
  readonly ended: Problem | null;
  /** How many acts wait for an answer, and how many of them for so long that it is said. */
  readonly waiting: number;
  readonly late: number;
  /** Why the table cannot be watched; null: nothing is known against it. */
  readonly problem: Problem | null;
  /** Who has ended the evening that this table belongs to; null: nobody, or there is none. */
  readonly eveningEndedBy: EventInfo['endedBy'] | null;
  /** The server's clock minus ours, in milliseconds. */
  readonly skew: number;
  act(act: Act): Promise<ActOutcome>;
  /** Somebody signed in: another line. What the page shows and holds stays as it is. */
  again(): void;
}

/** A table of the server, live: it comes back by itself and sends again what was not answered. */
export function useLiveTable(table: string): LiveTable {
  const [followed, hear] = useReducer(follow, UNKNOWN);
  const [presence, setPresence] = useState<Pick<Presence, 'away' | 'watchers'>>({ away: [], watchers: 0 });
  const [link, setLink] = useState<Link>('connecting');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [skew, setSkew] = useState(0);
  const [waiting, setWaiting] = useState(0);
  const [late, setLate] = useState(0);
  const [ended, setEnded] = useState<Problem | null>(null);
  const [lines, setLines] = useState(1);
  const client = useRef<LiveClient | null>(null);
  useEffect(() => {
    const url = liveAddress();
    setEnded(null);
    const live = new LiveClient({
      url,
      luck: LUCK_NOTES,
      onLink: setLink,
      onLate: setLate,
      onWelcome: (_, difference) => setSkew(difference),
      onSkew: setSkew,
      onEnd: setEnded,
    });
    client.current = live;
    const book = import('./witness-book.ts').then(({ bookOf }) => bookOf(table));
    const onTable = (message: TableMessage): void => {
      hear(message);
      void book.then((kept) => kept.hear(message)).catch(() => undefined);
    };
    live.watch(table, { onTable, onPresence: setPresence, onProblem: setProblem });
    const hurry = (): void => {
      if (!document.hidden) live.hurry();
    };
    document.addEventListener('visibilitychange', hurry);
    addEventListener('online', hurry);
    return () => {
      document.removeEventListener('visibilitychange', hurry);
      removeEventListener('online', hurry);
      live.close();
    };
  }, [table, lines]);
  const event = followed.info?.event?.id;
  const [eveningEndedBy, setEndedBy] = useState<LiveTable['eveningEndedBy']>(null);
  useEffect(() => {
    if (event !== undefined)
      return client.current!.follow(event, ({ endedBy = null }) => setEndedBy(endedBy));
  }, [event, lines]);
  const act = useMemo(
    () =>
      async (wanted: Act): Promise<ActOutcome> => {
        setWaiting((count) => count + 1);
        const outcome = await client.current!.act(table, wanted);
        setWaiting((count) => count - 1);
        return outcome;
      },
    [table],
  );
  const isLost = useLate(link !== 'open' && link !== 'ended', link === 'silent');
  const again = (): void => setLines(lines + 1);
  return {
    ...{ ...followed, ...presence, isLost, ended, waiting, late, problem, skew, eveningEndedBy },
    ...{ act, again },
  };
}

/** True once `isDown` has been so for a while, or is certain; then until it is not. */
function useLate(isDown: boolean, isCertain: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    setLate(false);
    if (!isDown) return;
    const timer = setTimeout(() => setLate(true), MOMENT);
    return () => clearTimeout(timer);
  }, [isDown]);
  useEffect(() => {
    if (isCertain) setLate(true);
  }, [isCertain]);
  return (isLate || isCertain) && isDown;
}
