import type { Problem } from '@quartet/protocol';
import { LiveClient } from '@quartet/protocol/client';
import type { EventAct, EventInfo } from '@quartet/protocol/events';
import { freshId } from '@quartet/protocol/fresh-id';
import { useEffect, useRef, useState } from 'preact/hooks';
import { go } from '../app/routes.ts';
import { ask } from './api.ts';
import { wasLastAt } from './been-at.ts';

export interface LiveEvent {
  /** Null until it is known. */
  readonly info: EventInfo | null;
  /** Why it cannot be shown; null: nothing is known against it. */
  readonly problem: Problem | 'out' | null;
  act(act: EventAct): Promise<Problem | 'out' | null>;
}

/** An event of the server, live. Adds to its luck, and goes to one's table when there is a new one. */
export function useEvent(event: string, person: string | null): LiveEvent {
  const [info, setInfo] = useState<EventInfo | null>(null);
  const [problem, setProblem] = useState<LiveEvent['problem']>(null);
  /** The acts of luck that were done. */
  const said = useRef(new Set<string>());
  const act = async (wanted: EventAct): Promise<Problem | 'out' | null> => {
    const answer = await ask('POST', ['events', event, 'acts'], { id: freshId(), act: wanted });
    return answer.ok ? null : (answer.problem ?? 'out');
  };
  const newest = useRef(0);
  const hear = (next: EventInfo): void => {
    // What was asked for and what is told come by two ways.
    if (next.seq < newest.current) return;
    newest.current = next.seq;
    setInfo(next);
    setProblem(null);
    // For the day when a record is opened.
    void import('./witness-book.ts')
      .then(({ bookOfEvent }) => bookOfEvent(event).hear(next))
      .catch(() => undefined);
    const mine = next.me && !next.me.isOver ? next.me.table : null;
    // Whoever waits here, or comes late, goes to the next table without a tap; whoever came back from it stays.
    if (mine !== null && !wasLastAt(mine)) go({ page: 'online-table', id: mine });
    if (person !== null && next.me && (next.status === 'open' || next.status === 'called'))
      void addLuck(next, person, said.current, act);
  };
  useEffect(() => {
    const url = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/live`;
    const live = new LiveClient({ url });
    live.follow(event, hear);
    // Whether there is such an event, and the first sight of it.
    void ask<EventInfo>('GET', ['events', event]).then((answer) =>
      answer.ok ? hear(answer.value) : setProblem(answer.problem ?? 'out'),
    );
    return () => live.close();
  }, [event, person]);
  return { info, problem, act };
}

/** Nobody is asked. Should it not load, we are left out, and the evening begins all the same. */
async function addLuck(
  info: EventInfo,
  person: string,
  said: Set<string>,
  act: LiveEvent['act'],
): Promise<void> {
  const { luckAct } = await import('./event-luck.ts');
  const wanted = luckAct(info, person);
  if (!wanted || said.has(wanted.type)) return;
  said.add(wanted.type);
  await act(wanted);
}
